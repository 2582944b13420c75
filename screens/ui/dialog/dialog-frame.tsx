/** The frame of all dialogs and drawers: modal, closed by Escape, with the focus inside and returned afterwards. Loaded with its first content. */
import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog'
import { type CSSProperties, type KeyboardEventHandler, type ReactNode, useRef, useState } from 'react'
import { useTexts } from '../../base/texts/texts.ts'
import { CloseIcon } from '../icons.tsx'
import { usePopupNotes } from '../use-popup-notes.ts'

/** Props of the element that receives the initial focus; without one the first focusable element does. */
export const takesFocus = { 'data-takes-focus': '' } as const

/** The box of a dialog; its padding and gaps are its own. */
export const modalClasses =
  'fixed inset-0 z-50 m-auto grid h-fit max-h-full grid-cols-1 overflow-y-auto rounded-panel bg-surface shadow-float outline-none print:hidden'

type Props = {
  readonly className: string
  readonly style?: CSSProperties
  readonly [mark: `data-${string}`]: boolean | undefined
  /** Name in the usage log. */
  readonly tag?: string | undefined
  /** Whether it remains open when something beside it is pressed. */
  readonly isPersistent?: boolean
  readonly onClose: () => void
  readonly onKeyDown?: KeyboardEventHandler
  /** Contains a `DialogTitle`. */
  readonly children: ReactNode
}

const prevent = (event: Event): void => event.preventDefault()

/** Uses its own backdrop: the library's injects a style element, which the Content-Security-Policy blocks. */
export const DialogFrame = ({ tag, isPersistent = false, onClose, ...content }: Props) => {
  usePopupNotes(tag)
  const element = useRef<HTMLDivElement>(null)
  const [opener] = useState(() => document.activeElement)
  const focusFirst = (event: Event) => {
    const first = element.current?.querySelector<HTMLElement>('[data-takes-focus]')
    if (!first) return
    event.preventDefault()
    first.focus()
  }
  // The library returns the focus to its own trigger; here it returns to the element that had it, unless it has moved on.
  const returnFocus = () => {
    if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus({ preventScroll: true })
  }
  return (
    <Root open onOpenChange={(open) => !open && onClose()}>
      <Portal>
        <div className="fixed inset-0 z-50 bg-veil print:hidden" />
        <Content
          ref={element}
          aria-describedby={undefined}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={returnFocus}
          {...(isPersistent && { onInteractOutside: prevent })}
          {...content}
        />
      </Portal>
    </Root>
  )
}

export const DialogClose = Close
export const DialogTitle = Title

export const CloseButton = ({ className = '' }: { readonly className?: string }) => {
  const { t } = useTexts('shell')
  return (
    <Close className={`icon-button ${className}`} aria-label={t('common.close')}>
      <CloseIcon />
    </Close>
  )
}
