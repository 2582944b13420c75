/** Components of the lists in the user centre: search, order, pages and empty state. */
import { type ReactNode, useState } from 'react'
import { listPageSize } from '../../base/saved/store.ts'
import type { QueryResult } from '../../base/api/query.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Toolbar, ToolbarSearch, ToolbarSelect } from './toolbar.tsx'

/** View of a list: search keyword, order and page number. */
type ListLook<Order extends string> = { readonly keyword: string; readonly order: Order; readonly page: number }

type Look<Order extends string> = ListLook<Order> & { readonly change: (part: Partial<ListLook<Order>>) => void }

/** Holds the view of a list; a changed search or order resets the page number. */
export const useListLook = <Order extends string>(order: Order): Look<Order> => {
  const [look, setLook] = useState<ListLook<Order>>({ keyword: '', order, page: 1 })
  return { ...look, change: (part) => setLook((known) => ({ ...known, page: 1, ...part })) }
}

type ToolsProps<Order extends string> = { readonly look: Look<Order>; readonly orders: readonly Order[] }

const ListTools = <Order extends string>({ look: { keyword, order, change }, orders }: ToolsProps<Order>) => {
  const { t, find } = useTexts('user-centre')
  return (
    <Toolbar>
      <ToolbarSearch label={t('search')} value={keyword} onChange={(typed) => change({ keyword: typed })} />
      <ToolbarSelect
        label={t('sortedBy')}
        value={order}
        onChange={(value) => {
          const chosen = orders.find((one) => one === value)
          if (chosen) change({ order: chosen })
        }}
      >
        {orders.map((one) => (
          <option key={one} value={one}>
            {find(`orders.${one}`)}
          </option>
        ))}
      </ToolbarSelect>
    </Toolbar>
  )
}

type PagesProps = { readonly page: number; readonly pages: number; readonly onPage: (page: number) => void }

/** Page buttons; renders nothing for a single page. */
export const ListPages = ({ page, pages, onPage }: PagesProps) => {
  const { t } = useTexts('user-centre')
  const { t: shell } = useTexts('shell')
  if (pages <= 1) return null
  return (
    <nav className="flex items-center justify-center gap-3 border-t border-line px-4 py-3" aria-label={t('pages')}>
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

export const EmptyList = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <div className="grid gap-1 px-6 py-12 text-center text-ink-soft" role="status">
    <p className="text-lead/5 font-semibold text-ink">{title}</p>
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

type ListProps<Order extends string> = ToolsProps<Order> & {
  readonly resource: Pick<QueryResult<unknown>, 'failure' | 'retry'>
  /** Number of items on all pages; undefined until loaded. */
  readonly count: number | undefined
  /** Title and hint shown for an empty list. */
  readonly none: readonly [title: string, hint: string]
  /** Shown between the tools and the list. */
  readonly above?: ReactNode
  /** Rows of the page. */
  readonly children: ReactNode
}

/** A list of the user centre with its tools and states. */
export const SavedList = <Order extends string>({ look, orders, resource, count, none, above, children }: ListProps<Order>) => {
  const { t } = useTexts('user-centre')
  const { failure, retry } = resource
  const [title, hint] = none
  const pages = Math.max(1, Math.ceil((count ?? 0) / listPageSize))
  return (
    <>
      <ListTools look={look} orders={orders} />
      {above}
      {failure && <RetryNotice failure={failure} onRetry={retry} />}
      {count === undefined && !failure && <Loading />}
      {count === 0 &&
        (look.keyword.trim() === '' ? (
          <EmptyList title={title}>
            <p>{hint}</p>
          </EmptyList>
        ) : (
          <EmptyList title={t('notFound')} />
        ))}
      {count !== undefined && count > 0 && <ul>{children}</ul>}
      <ListPages page={Math.min(look.page, pages)} pages={pages} onPage={(page) => look.change({ page })} />
    </>
  )
}

export const useDates = (): ((iso: string) => string) => {
  const { locale } = useTexts('shell')
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (iso) => format.format(new Date(iso))
}
