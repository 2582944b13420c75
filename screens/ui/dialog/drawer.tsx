/** A panel at the right, at most as wide as the window. Loaded with its first content. */
import type { ReactNode } from 'react'
import { useBackCloses } from './back-closes.ts'
import { CloseButton, DialogFrame, DialogTitle } from './dialog-frame.tsx'

type Props = {
  readonly title: string
  readonly note?: ReactNode
  /** Name in the usage log. */
  readonly tag?: string
  readonly onClose: () => void
  /** The width, 850 px unless another one is given, and how it scrolls. */
  readonly className?: string
  readonly children: ReactNode
}

export const Drawer = ({ title, note, tag, onClose, className = 'w-drawer', children }: Props) => {
  useBackCloses(onClose)
  return (
    <DialogFrame
      className={`fixed inset-y-0 right-0 z-50 max-w-full animate-slide overflow-y-auto overscroll-contain bg-surface shadow-float outline-none print:unroll ${className}`}
      data-drawer
      tag={tag}
      onClose={onClose}
    >
      <div className="sticky top-0 z-1 flex items-start justify-between gap-4 border-b border-line bg-surface px-6 pt-4 pb-3 max-phone:px-4 print:unroll">
        <div className="min-w-0">
          <DialogTitle className="text-title text-main">{title}</DialogTitle>
          {note}
        </div>
        <CloseButton />
      </div>
      <div className="px-6 pt-4 pb-8 max-phone:px-4">{children}</div>
    </DialogFrame>
  )
}
