/** The panels of which the page of a model consists. */
import type { ReactNode } from 'react'

export const pageLook = 'page mx-auto grid max-w-340 grid-cols-1 gap-3'

/** From 1100 px on: as wide as the page, or beside the files. */
const columns = {
  whole: 'stack:col-span-full',
  first: 'stack:col-start-1',
  second: 'stack:col-start-2 stack:row-span-2',
} as const

export const partLook = (column: keyof typeof columns = 'whole'): string => `panel px-6 py-4 max-tablet:p-3 ${columns[column]}`

type HeadingProps = { readonly id?: string; readonly note?: string; readonly children: string }

export const PartHeading = ({ id, note, children }: HeadingProps) => (
  <h2 id={id} className="mb-2 text-lead/5 text-main">
    <span>{children}</span>
    {note !== undefined && <span className="ml-2 text-note font-normal text-ink-faint">{note}</span>}
  </h2>
)

type Props = Pick<HeadingProps, 'note'> & {
  readonly title: string
  readonly column?: keyof typeof columns
  /** Whether paper leaves it out. */
  readonly screenOnly?: boolean
  readonly children: ReactNode
}

export const ProductPart = ({ title, note, column, screenOnly = false, children }: Props) => (
  <section className={`${partLook(column)} ${screenOnly ? 'print:hidden' : ''}`}>
    <PartHeading {...(note !== undefined && { note })}>{title}</PartHeading>
    {children}
  </section>
)
