/** A panel at the right, at most as wide as the window. Loaded with its first content. */
import type { ReactNode } from 'react'
import { useBackCloses } from './back-closes.ts'
import { CloseButton, DialogFrame, DialogTitle } from './dialog-frame.tsx'

type Props = {
  /** The width, 850 px unless another one is given. */
  readonly className?: string
  readonly title: string
  readonly note?: ReactNode
  /** Name in the usage log. */
  readonly tag?: string
  readonly onClose: () => void
  readonly children: ReactNode
}

export const Drawer = ({ className = 'w-drawer', title, note, tag, onClose, children }: Props) => {
  useBackCloses(onClose)
  return (
    <DialogFrame className={`drawer max-w-full ${className}`} tag={tag} onClose={onClose}>
      <div className="drawer-head">
        <div className="min-w-0">
          <DialogTitle className="text-title text-main">{title}</DialogTitle>
          {note}
        </div>
        <CloseButton />
      </div>
      <div className="drawer-body">{children}</div>
    </DialogFrame>
  )
}
