/** Headings of tables of figures. */
import type { ComponentProps, ReactNode } from 'react'

export const LedgerHeading = ({ id, children }: Pick<ComponentProps<'h3'>, 'id' | 'children'>) => (
  <h3 id={id} className="mt-6 mb-2 text-main">
    {children}
  </h3>
)

type FoldProps = { readonly title: string; readonly isOpen?: boolean; readonly children: ReactNode }

/** A table that folds under its heading. */
export const LedgerFold = ({ title, isOpen = false, children }: FoldProps) => (
  <details className="mt-4" open={isOpen}>
    <summary className="min-h-6 cursor-pointer">
      <h3 className="inline text-main">{title}</h3>
    </summary>
    {children}
  </details>
)
