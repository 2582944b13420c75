/** Components of the lists in the user centre: search, order and pages. */
import { type ReactNode, useState } from 'react'
import { listPageSize } from '../../base/saved/store.ts'
import type { QueryResult } from '../../base/api/query.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { EmptyList } from './empty-list.tsx'
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

const ListTools = <Order extends string>({
  look: { keyword, order, change },
  orders,
  count,
}: ToolsProps<Order> & Pick<ListProps<Order>, 'count'>) => {
  const { t, find } = useTexts('user-centre')
  return (
    <Toolbar>
      <ToolbarSearch label={t('search')} value={keyword} onChange={(typed) => change({ keyword: typed })} />
      {count !== undefined && <span className="number ml-auto text-ink-faint max-phone:hidden">{t('count', { count })}</span>}
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
  /** Shown for a list without items. */
  readonly none: ReactNode
  /** Shown between the tools and the list. */
  readonly above?: ReactNode
  /** The list of the page. */
  readonly children: ReactNode
}

/** A list of the user centre with its tools and states. */
export const SavedList = <Order extends string>({ look, orders, resource, count, none, above, children }: ListProps<Order>) => {
  const { t } = useTexts('user-centre')
  const { failure, retry } = resource
  const isAll = look.keyword.trim() === ''
  const pages = Math.max(1, Math.ceil((count ?? 0) / listPageSize))
  return (
    <>
      {(count !== 0 || !isAll) && <ListTools look={look} orders={orders} count={count} />}
      {above}
      {failure && <RetryNotice failure={failure} onRetry={retry} />}
      {count === undefined && !failure && <Loading />}
      {count === 0 && (isAll ? none : <EmptyList title={t('notFound')} />)}
      {count !== undefined && count > 0 && children}
      <ListPages page={Math.min(look.page, pages)} pages={pages} onPage={(page) => look.change({ page })} />
    </>
  )
}

/** Returns a function that writes a time shortly: the year stands there for other years alone, without the hour. */
export const useDates = (): ((iso: string) => string) => {
  const { locale } = useTexts('shell')
  const ofThisYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })
  const ofOthers = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  return (iso) => {
    const time = new Date(iso)
    return (time.getFullYear() === new Date().getFullYear() ? ofThisYear : ofOthers).format(time)
  }
}
