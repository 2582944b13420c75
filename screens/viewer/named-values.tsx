/** Names with their values, side by side. */
import type { ReactNode } from 'react'

export const NamedValues = ({ children }: { readonly children: ReactNode }) => (
  <dl className="flex flex-wrap gap-x-4 gap-y-1">{children}</dl>
)

export const NamedValue = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div className="flex items-baseline gap-2">
    <dt className="text-ink-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
)
