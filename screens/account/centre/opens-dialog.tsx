/** A button of a row that opens a dialog, shown as an icon. */
import type { ReactNode } from 'react'

type Props = {
  readonly text: string
  /** Names the row, for screen readers. */
  readonly label: string
  readonly onOpen: () => void
  /** Left out where there is no room, and another button offers the same. */
  readonly isExtra?: boolean
  /** Icon. */
  readonly children: ReactNode
}

export const OpensDialog = ({ text, label, onOpen, isExtra = false, children }: Props) => (
  <button
    type="button"
    className={`icon-button ${isExtra ? 'max-stack:hidden' : ''}`}
    title={text}
    aria-haspopup="dialog"
    aria-label={label}
    onClick={onOpen}
  >
    {children}
  </button>
)
