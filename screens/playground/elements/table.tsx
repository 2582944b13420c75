/** A table of a panel. */
import type { ReactNode } from 'react'

type Props = { readonly children: ReactNode }

const cell = 'border-b px-2 py-1 text-left align-top font-normal'

const HeadCell = ({ children }: Props) => (
  <th scope="col" className={`border-line-strong text-note text-ink-soft ${cell}`}>
    {children}
  </th>
)

export const NameCell = ({ children }: Props) => (
  <th scope="row" className={`code border-line ${cell}`}>
    {children}
  </th>
)

export const Cell = ({ isCode = false, children }: Props & { readonly isCode?: boolean }) => (
  <td className={`border-line ${cell} ${isCode ? 'code' : ''}`}>{children}</td>
)

type TableProps = Props & {
  readonly caption?: string
  /** Names, or other contents with their keys. */
  readonly head: readonly (string | readonly [key: string, content: ReactNode])[]
}

/** @param children rows */
export const Table = ({ caption, head, children }: TableProps) => (
  <table className="w-full text-label wrap-anywhere">
    {caption !== undefined && <caption className="pt-2 pb-1 text-left font-semibold text-main">{caption}</caption>}
    <thead>
      <tr>
        {head.map((entry) => {
          const [key, content] = typeof entry === 'string' ? [entry, entry] : entry
          return <HeadCell key={key}>{content}</HeadCell>
        })}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)
