/** A row in the lists of the account's pages, and its parts. */
import type { ReactNode } from 'react'

type Props = { readonly children: ReactNode }

const columns = {
  three: 'grid-cols-ends max-phone:grid-cols-last',
  two: 'grid-cols-pair max-phone:grid-cols-1',
} as const

/** In a section of a panel the row is as wide as its text. */
export const ListRow = ({ layout = 'three', children }: Props & { readonly layout?: keyof typeof columns }) => (
  <li
    data-row=""
    className={`grid min-h-14 items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2 last:border-b-0 in-data-inset:px-0 ${columns[layout]}`}
  >
    {children}
  </li>
)

/** @param note shown below the name */
export const RowName = ({ note, children }: Props & { readonly note: ReactNode }) => (
  <span className="grid min-w-0 wrap-anywhere text-main">
    {children}
    <small className="text-note/5 text-ink-soft">{note}</small>
  </span>
)

export const RowNote = ({ children }: Props) => <span className="text-label/5 text-ink-soft max-phone:col-start-1">{children}</span>

export const RowActions = ({ children }: Props) => (
  <span className="flex justify-end gap-2 max-phone:col-start-2 max-phone:row-span-2 max-phone:row-start-1">{children}</span>
)
