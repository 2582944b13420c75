/** A modal dialog in the middle of the page. Loaded with its first content. */
import type { ReactNode } from 'react'
import { useTexts } from '../../base/texts/texts.ts'
import { useBackCloses } from './back-closes.ts'
import { CloseButton, DialogClose, DialogFrame, DialogTitle } from './dialog-frame.tsx'

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

export const Modal = ({ title, tag, onClose, children, width = 460, actions }: Props) => {
  const { t } = useTexts('shell')
  useBackCloses(onClose)
  return (
    <DialogFrame className="modal" style={{ width: `min(${width}px, 100vw - 24px)` }} tag={tag} onClose={onClose}>
      <DialogTitle className="text-title text-main">{title}</DialogTitle>
      <div className="modal-body">{children}</div>
      {actions === undefined ? (
        <DialogClose className="button max-phone:sticky max-phone:bottom-0" data-kind="primary">
          {t('common.close')}
        </DialogClose>
      ) : (
        <>
          {actions}
          <CloseButton className="modal-close" />
        </>
      )}
    </DialogFrame>
  )
}
