/** A titled section of a panel, and what stands in one. */
import type { ReactNode } from 'react'

type Props = { readonly title: string; readonly action?: ReactNode; readonly children: ReactNode }

export const PanelSection = ({ title, action, children }: Props) => (
  <section data-inset="" className="border-b border-line p-4">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 wrap-anywhere">
      <h2 className="mb-2 text-lead/5">{title}</h2>
      {action}
    </div>
    {children}
  </section>
)

/** A note of a panel. */
export const Hint = ({ children }: { readonly children: ReactNode }) => (
  <p className="px-4 pt-1 pb-3 text-label/5 text-ink-soft in-data-inset:px-0">{children}</p>
)

export const ButtonRow = ({ children }: { readonly children: ReactNode }) => <div className="mt-2 flex flex-wrap gap-2">{children}</div>
