/** A row in the lists of the account's pages, and its parts. */
import type { ReactNode } from 'react'

type Props = { readonly children: ReactNode }

const columns = {
  three: 'grid-cols-[minmax(0,2fr)_minmax(0,1.4fr)_auto] max-phone:grid-cols-[minmax(0,1fr)_auto]',
  two: 'grid-cols-[minmax(0,1fr)_minmax(0,2fr)] max-phone:grid-cols-1',
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
  <span className="grid min-w-0 wrap-anywhere [&_a]:text-main [&_a]:underline">
    {children}
    <small className="text-note/5 text-ink-soft">{note}</small>
  </span>
)

export const RowNote = ({ children }: Props) => <span className="text-label/5 text-ink-soft max-phone:col-start-1">{children}</span>

export const RowActions = ({ children }: Props) => (
  <span className="flex justify-end gap-2 max-phone:col-start-2 max-phone:row-span-2 max-phone:row-start-1">{children}</span>
)
