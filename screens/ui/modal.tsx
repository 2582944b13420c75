/** A sheet over the middle of the page with one action: it closes. Loaded only with what it shows. */
import * as Dialog from '@radix-ui/react-dialog'
import { type ReactNode, useState } from 'react'
import { useBackCloses } from './back-closes.ts'
import { useTexts } from '../base/texts.ts'
import { usePopupNotes } from './use-popup-notes.ts'
import './modal.css'

type Props = {
  readonly title: string
  /** What the logs call it. */
  readonly tag?: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The backdrop is ours, as that of the drawer: the library's own one injects a style element. */
export const Modal = ({ title, tag, onClose, children }: Props) => {
  const { t } = useTexts('shell')
  useBackCloses(onClose)
  usePopupNotes(tag)
  const [opener] = useState(() => document.activeElement)
  const returnFocus = () => {
    if (opener instanceof HTMLElement) opener.focus()
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <div className="modal-backdrop" />
        <Dialog.Content className="modal" aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
          <Dialog.Title className="text-lg text-main">{title}</Dialog.Title>
          <div className="modal-body">{children}</div>
          <Dialog.Close className="button" data-kind="primary">
            {t('common.close')}
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
