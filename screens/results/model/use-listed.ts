/** The models of an answer, filtered, sorted and paged. */
import { useMemo, useState } from 'react'
import { isRecord } from '../../../engine/base/is-record.ts'
import { inOrder, largestPages, type ListOrder, orderParameter } from '../../../contract/results/list-view.ts'
import { type Narrowing, narrowingQuery } from '../../../contract/results/narrowing.ts'
import type { Calculation } from '../../../contract/results/selection.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { getAnswer, type ServiceCall } from '../../base/api/api.ts'
import type { ApiFailure } from '../../base/api/api-failure.ts'
import { useLocale } from '../../base/texts/texts.ts'
import { type Query, useQuery } from '../../base/api/query.ts'
import type { Reading } from './reading.ts'

type Params = { readonly call: ServiceCall; readonly locale: Locale }

const listedAnswers: Query<Params, Calculation> = {
  name: 'listed',
  load: async ({ call, locale }, signal) => {
    const { readCalculationBody } = await import('./read-calculation.ts')
    return getAnswer(call, readCalculationBody, { locale, signal })
  },
}

type View = { readonly narrowing: Narrowing; readonly order?: ListOrder | undefined; readonly page: number; readonly size: number }

/** Page and size are sent from the second page on, because some calls return the complete list at first. */
const postedView = ({ narrowing, order, page, size }: View) => ({
  ...(Object.keys(narrowingQuery(narrowing)).length > 0 && { narrowing }),
  ...(order && { sort: order }),
  ...(page > 1 && { page, size }),
})

const queriedView = ({ narrowing, order, page, size }: View) => ({
  ...narrowingQuery(narrowing),
  ...(order && { [orderParameter]: order }),
  ...(page > 1 && { Page: String(page), Size: String(size) }),
})

/** Adds the view to a call: in its body if posted, otherwise in its query. */
const viewedCall = (call: ServiceCall, view: View): ServiceCall =>
  isRecord(call.body)
    ? { ...call, body: { ...call.body, ...postedView(view) } }
    : { ...call, query: { ...call.query, ...queriedView(view) } }

/** Number of cards: a model counts once per matching motor. */
const listableOf = ({ count, matched }: Calculation): number => count ?? matched

/** The shown range: positions of its first and last card, from 1, and the total. */
export type Range = { readonly first: number; readonly last: number; readonly of: number }

/** The shown list with its handlers. */
export type Listed = {
  readonly answer: Calculation
  readonly narrowing: Narrowing
  readonly onNarrow: (narrowing: Narrowing) => void
  readonly order: ListOrder | undefined
  readonly onOrder: (order: ListOrder | undefined) => void
  readonly range: Range
  /** Undefined if there is no such page. */
  readonly onPrevious: (() => void) | undefined
  readonly onNext: (() => void) | undefined
  /** Whether the shown models still belong to the previous view. */
  readonly isUpdating: boolean
  readonly failure: ApiFailure | undefined
  readonly retry: () => void
}

/** The view state and its setter. */
type ReadBy = { readonly reading: Reading; readonly change: (changed: Partial<Reading>) => void }

/**
 * Returns the list of an answer in the current view.
 *
 * @param request the answered call
 * @param answer without filters, in the default order
 */
export const useListed = (request: ServiceCall, answer: Calculation, { reading, change }: ReadBy): Listed => {
  const locale = useLocale()
  const { narrowing, order, page } = reading
  const isWhole = answer.list.length >= listableOf(answer)
  const size = isWhole ? largestPages[isRecord(request.body) ? 'body' : 'query'] : answer.list.length
  const isNarrowed = Object.keys(narrowingQuery(narrowing)).length > 0
  const isQueried = isNarrowed || page > 1 || (order !== undefined && !isWhole)
  const question = isQueried ? { call: viewedCall(request, { narrowing, order, page, size }), locale } : undefined
  const { data, failure, retry } = useQuery(listedAnswers, question)
  const [before, setBefore] = useState({ answer, shown: answer, page: 1 })
  if (data !== undefined && data !== before.shown) setBefore({ answer, shown: data, page })
  // A list of another answer is dropped.
  const last = before.answer === answer ? before : { shown: answer, page: 1 }
  // A complete list is sorted in the browser.
  const own = useMemo(() => (order && isWhole ? { ...answer, list: [...inOrder(answer.list, order)] } : answer), [answer, order, isWhole])
  const shown = isQueried ? (data ?? last.shown) : own
  // While another page is loading, the range is that of the shown one.
  const first = ((isQueried && data === undefined ? last.page : page) - 1) * size
  const range = { first: first + 1, last: first + shown.list.length, of: listableOf(shown) }
  return {
    answer: shown,
    narrowing,
    onNarrow: (next) => change({ narrowing: next }),
    order,
    onOrder: (next) => change({ order: next }),
    range,
    onPrevious: page > 1 ? () => change({ page: page - 1 }) : undefined,
    onNext: page * size < range.of ? () => change({ page: page + 1 }) : undefined,
    isUpdating: isQueried && data === undefined && failure === undefined,
    failure: isQueried ? failure : undefined,
    retry,
  }
}
