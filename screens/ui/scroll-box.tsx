import type { ReactNode } from 'react'

type Props = { readonly name: string; readonly className: string; readonly children: ReactNode }

/** Scrolling with the arrow keys needs the focus (WCAG 2.1.1), which a box without controls has only where it takes it itself. */
const reachable = { tabIndex: 0 } as const

/** A named box that scrolls for itself, so that the page does not. */
export const ScrollBox = ({ name, className, children }: Props) => (
  <div className={className} role="region" aria-label={name} {...reachable}>
    {children}
  </div>
)
