/** A list of the account's pages as a table; on phones each row is a card. */
import type { ReactNode } from 'react'
import { useTexts } from '../../base/texts/texts.ts'

type Props = { readonly children?: ReactNode }

type Column = {
  readonly id: string
  readonly head: string
  /** Width and side. */
  readonly className?: string
}

type TableProps = Props & {
  readonly name: string
  readonly columns: readonly Column[]
  /** Width of the actions, whose column has no head. */
  readonly actions?: string
}

/** The columns keep their widths, whatever the rows hold. */
export const ListTable = ({ name, columns, actions = 'w-16', children }: TableProps) => {
  const { t } = useTexts('user-centre')
  return (
    <table className="w-full table-fixed text-left max-tablet:block" aria-label={name}>
      <thead className="bg-sunken text-label text-ink-soft max-tablet:hidden">
        <tr className="h-9 border-b border-line">
          {columns.map(({ id, head, className = '' }) => (
            <th key={id} scope="col" className={`px-3 font-medium ${className}`}>
              {head}
            </th>
          ))}
          <th scope="col" className={actions}>
            <span className="sr-only">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-tablet:block">{children}</tbody>
    </table>
  )
}

export const TableRow = ({ children }: Props) => (
  <tr
    data-row=""
    className="border-b border-line last:border-b-0 hover:bg-paper max-tablet:grid max-tablet:grid-cols-last max-tablet:gap-x-3 max-tablet:px-3 max-tablet:py-2"
  >
    {children}
  </tr>
)

const place = 'px-3 py-2 max-tablet:p-0'

/** @param note shown below the name */
export const NameCell = ({ note, children }: Props & { readonly note?: ReactNode }) => (
  <th scope="row" className={`pl-4 font-normal wrap-anywhere ${place} text-main`}>
    <strong className="font-semibold">{children}</strong>
    {note !== undefined && <small className="block text-note text-ink-faint">{note}</small>}
  </th>
)

/** @param isWide has no room on phones */
export const Cell = ({ isWide = false, children }: Props & { readonly isWide?: boolean }) => (
  <td className={`text-ink-soft max-tablet:col-span-2 ${place} ${isWide ? 'max-tablet:hidden' : ''}`}>{children}</td>
)

/** Actions of a row, beside its name on phones. */
export const ActionCell = ({ children }: Props) => (
  <td className="py-2 pr-3 pl-3 max-tablet:col-start-2 max-tablet:row-start-1 max-tablet:p-0">
    <span className="flex items-center justify-end gap-1 whitespace-nowrap">{children}</span>
  </td>
)

/** Words of a note that only phones need, where their column has no room. */
export const OnCard = ({ children }: Props) => (
  <span className="tablet:hidden">
    <span> · </span>
    <span>{children}</span>
  </span>
)
