/** A modal dialog in the middle of the page. Loaded with its first content. */
import type { ReactNode } from 'react'
import { useTexts } from '../../base/texts/texts.ts'
import { useBackCloses } from './back-closes.ts'
import { CloseButton, DialogClose, DialogFrame, DialogTitle, modalClasses } from './dialog-frame.tsx'

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
    <DialogFrame
      className={`gap-3 px-6 py-4 ${modalClasses}`}
      style={{ width: `min(${width}px, 100vw - 24px)` }}
      tag={tag}
      onClose={onClose}
    >
      <DialogTitle className={`text-title text-main ${actions === undefined ? '' : 'pr-12'}`}>{title}</DialogTitle>
      <div className="grid gap-2 text-ink-soft">{children}</div>
      {actions === undefined ? (
        <DialogClose className="button sticky bottom-0 min-w-24 justify-self-end" data-kind="primary">
          {t('common.close')}
        </DialogClose>
      ) : (
        <>
          {actions}
          <CloseButton className="absolute top-2 right-2" />
        </>
      )}
    </DialogFrame>
  )
}
