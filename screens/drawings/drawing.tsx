import type { ReactNode } from 'react'

/** Frame of every drawing, 120 × 90 units. Without content it reserves the space; `low` drawings use the middle only. */
export const Drawing = ({ low = false, children }: { low?: boolean; children?: ReactNode }) => (
  <svg className="drawing" viewBox={low ? '0 18 120 54' : '0 0 120 90'} aria-hidden="true" focusable="false">
    {children}
  </svg>
)
