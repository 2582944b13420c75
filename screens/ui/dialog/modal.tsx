/** A modal dialog in the middle of the page. Loaded with its first content. */
import * as Dialog from '@radix-ui/react-dialog'
import { type ReactNode, useRef, useState } from 'react'
import { useBackCloses } from './back-closes.ts'
import { CloseIcon } from '../icons.tsx'
import { useTexts } from '../../base/texts/texts.ts'
import { usePopupNotes } from '../use-popup-notes.ts'
import './modal.css'

type Props = {
  readonly title: string
  /** Name in the usage log. */
  readonly tag?: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Width in px, limited by the window. */
  readonly width?: number
  /** Action buttons. They replace the close button, which moves to the corner. */
  readonly actions?: ReactNode
}

/** Props of the element that receives the initial focus; without one the first focusable element does. */
export const takesFocus = { 'data-takes-focus': '' } as const

/** Uses its own backdrop like the drawer: the library's injects a style element. */
export const Modal = ({ title, tag, onClose, children, width = 460, actions }: Props) => {
  const { t } = useTexts('shell')
  useBackCloses(onClose)
  usePopupNotes(tag)
  const content = useRef<HTMLDivElement>(null)
  const [opener] = useState(() => document.activeElement)
  const returnFocus = () => {
    if (opener instanceof HTMLElement) opener.focus()
  }
  const focusFirst = (event: Event) => {
    const first = content.current?.querySelector<HTMLElement>('[data-takes-focus]')
    if (!first) return
    event.preventDefault()
    first.focus()
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <div className="modal-backdrop" />
        <Dialog.Content
          ref={content}
          className="modal"
          style={{ width: `min(${width}px, 100vw - 24px)` }}
          aria-describedby={undefined}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={returnFocus}
        >
          <Dialog.Title className="text-lg text-main">{title}</Dialog.Title>
          <div className="modal-body">{children}</div>
          {actions === undefined ? (
            <Dialog.Close className="button" data-kind="primary">
              {t('common.close')}
            </Dialog.Close>
          ) : (
            <>
              {actions}
              <Dialog.Close className="icon-button modal-close" aria-label={t('common.close')}>
                <CloseIcon />
              </Dialog.Close>
            </>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
