/** What every list of the user centre has: a search, an order, pages, and what is said when there is nothing. */
import type { ReactNode } from 'react'
import { useTexts } from '../../base/texts.ts'

type ToolsProps<Order extends string> = {
  readonly keyword: string
  readonly onSearch: (keyword: string) => void
  readonly orders: readonly (readonly [order: Order, name: string])[]
  readonly order: Order
  readonly onOrder: (order: Order) => void
}

export const ListTools = <Order extends string>({ keyword, onSearch, orders, order, onOrder }: ToolsProps<Order>) => {
  const { t } = useTexts('user-centre')
  return (
    <div className="kept-tools">
      <input
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        value={keyword}
        onChange={({ target }) => onSearch(target.value)}
      />
      <label>
        {t('sortedBy')}
        <select
          value={order}
          onChange={({ target }) => {
            const chosen = orders.find(([one]) => one === target.value)
            if (chosen) onOrder(chosen[0])
          }}
        >
          {orders.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

type PagesProps = { readonly page: number; readonly pages: number; readonly onPage: (page: number) => void }

export const ListPages = ({ page, pages, onPage }: PagesProps) => {
  const { t } = useTexts('user-centre')
  const { t: shell } = useTexts('shell')
  if (pages <= 1) return null
  return (
    <nav className="kept-pages" aria-label={t('pages')}>
      <button type="button" className="button" data-size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {shell('common.previous')}
      </button>
      <span className="number">{shell('common.pageOf', { page, pages })}</span>
      <button type="button" className="button" data-size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {shell('common.next')}
      </button>
    </nav>
  )
}

export const Nothing = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <div className="kept-nothing" role="status">
    <p>{title}</p>
    {children}
  </div>
)

export const Loading = () => {
  const { t } = useTexts('shell')
  return (
    <p className="late p-4 text-ink-faint" role="status">
      {t('common.loading')}
    </p>
  )
}

export const useDates = (): ((iso: string) => string) => {
  const { locale } = useTexts('shell')
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (iso) => format.format(new Date(iso))
}
