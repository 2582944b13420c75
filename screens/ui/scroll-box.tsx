import type { ReactNode } from 'react'

type Props = { readonly name: string; readonly className?: string; readonly children: ReactNode }

/** Keyboard scrolling requires focus (WCAG 2.1.1), so a box without controls must be focusable itself. */
const reachable = { tabIndex: 0 } as const

/** A labelled box with its own scrolling. */
export const ScrollBox = ({ name, className = 'overflow-x-auto', children }: Props) => (
  <div className={className} role="region" aria-label={name} {...reachable}>
    {children}
  </div>
)
