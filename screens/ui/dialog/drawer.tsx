/** A panel at the right, 850 px wide or the window's width. Loaded with its first content. */
import * as Dialog from '@radix-ui/react-dialog'
import { type ReactNode, useState } from 'react'
import { useBackCloses } from './back-closes.ts'
import { CloseIcon } from '../icons.tsx'
import { useTexts } from '../../base/texts/texts.ts'
import { usePopupNotes } from '../use-popup-notes.ts'
import './drawer.css'

type Props = {
  readonly title: string
  readonly note?: ReactNode
  /** Name in the usage log. */
  readonly tag?: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Uses its own backdrop: the library's injects a style element, which the Content-Security-Policy blocks. */
export const Drawer = ({ title, note, tag, onClose, children }: Props) => {
  usePopupNotes(tag)
  useBackCloses(onClose)
  const [opener] = useState(() => document.activeElement)
  // The library returns the focus to its own trigger; here it returns to the element that opened the drawer.
  const returnFocus = () => {
    if (opener instanceof HTMLElement) opener.focus()
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <div className="drawer-backdrop" />
        <Dialog.Content className="drawer" aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
          <DrawerHead title={title} note={note} />
          <div className="drawer-body">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const DrawerHead = ({ title, note }: { title: string; note: ReactNode }) => {
  const { t } = useTexts('shell')
  return (
    <div className="drawer-head">
      <div className="min-w-0">
        <Dialog.Title className="text-lg text-main">{title}</Dialog.Title>
        {note}
      </div>
      <Dialog.Close className="icon-button" aria-label={t('common.close')}>
        <CloseIcon />
      </Dialog.Close>
    </div>
  )
}
