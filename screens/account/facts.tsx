/** Names with their values, in two columns. */
import type { ReactNode } from 'react'

/** Belongs into a `dl`. */
export const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="grid grid-cols-pair gap-4 py-1.5">
    <dt className="text-ink-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
)
