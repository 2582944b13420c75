import type { ReactNode } from 'react'

/** The frame of every drawing, in units of a field of 120 × 90. Without content it keeps the place; `low` drawings use the middle of the field only. */
export const Drawing = ({ low = false, children }: { low?: boolean; children?: ReactNode }) => (
  <svg className="drawing" viewBox={low ? '0 18 120 54' : '0 0 120 90'} aria-hidden="true" focusable="false">
    {children}
  </svg>
)
