/** The models of an answer as somebody reads them: narrowed, sorted, a page of them. */
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

type Asked = { readonly call: ServiceCall; readonly locale: Locale }

const listedAnswers: Query<Asked, Calculation> = {
  name: 'listed',
  load: async ({ call, locale }, signal) => {
    const { readCalculation } = await import('./read-calculation.ts')
    return getAnswer(call, readCalculation, { locale, signal })
  },
}

type View = { readonly narrowing: Narrowing; readonly order?: ListOrder | undefined; readonly page: number; readonly size: number }

/** The part of a posted list is named only where it is not the first: some calls give all that they have. */
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

/** A posted calculation takes what its list is wanted as in its body, like all its parameters. */
const viewedCall = (call: ServiceCall, view: View): ServiceCall =>
  isRecord(call.body)
    ? { ...call, body: { ...call.body, ...postedView(view) } }
    : { ...call, query: { ...call.query, ...queriedView(view) } }

/** Cards that there are to list: a model counts once for each motor that it fits with. */
const listableOf = ({ count, matched }: Calculation): number => count ?? matched

/** Which of how many are shown: the first and the last by their place in the list, from 1. */
export type Range = { readonly first: number; readonly last: number; readonly of: number }

/** What is shown. */
export type Listed = {
  readonly answer: Calculation
  readonly narrowing: Narrowing
  readonly onNarrow: (narrowing: Narrowing) => void
  readonly order: ListOrder | undefined
  readonly onOrder: (order: ListOrder | undefined) => void
  readonly range: Range
  /** The page before and the one after, where there is one. */
  readonly onPrevious: (() => void) | undefined
  readonly onNext: (() => void) | undefined
  /** The models shown are those of an earlier choice. */
  readonly isUpdating: boolean
  readonly failure: ApiFailure | undefined
  readonly retry: () => void
}

/** How the list is read, and how to change that. */
type ReadBy = { readonly reading: Reading; readonly change: (changed: Partial<Reading>) => void }

/**
 * @param request that was answered
 * @param answer to it, of all models
 */
export const useListed = (request: ServiceCall, answer: Calculation, { reading, change }: ReadBy): Listed => {
  const locale = useLocale()
  const { narrowing, order, page } = reading
  const isWhole = answer.list.length >= listableOf(answer)
  const size = isWhole ? largestPages[isRecord(request.body) ? 'body' : 'query'] : answer.list.length
  const isNarrowed = Object.keys(narrowingQuery(narrowing)).length > 0
  const isAsked = isNarrowed || page > 1 || (order !== undefined && !isWhole)
  const question = isAsked ? { call: viewedCall(request, { narrowing, order, page, size }), locale } : undefined
  const { data, failure, retry } = useQuery(listedAnswers, question)
  const [before, setBefore] = useState({ answer, shown: answer, page: 1 })
  if (data !== undefined && data !== before.shown) setBefore({ answer, shown: data, page })
  // What another answer was read as is none of this one's.
  const last = before.answer === answer ? before : { shown: answer, page: 1 }
  // A list that is here as a whole is sorted here.
  const own = useMemo(() => (order && isWhole ? { ...answer, list: [...inOrder(answer.list, order)] } : answer), [answer, order, isWhole])
  const shown = isAsked ? (data ?? last.shown) : own
  // While another page is on its way, the place in the list is that of the one that is still seen.
  const first = ((isAsked && data === undefined ? last.page : page) - 1) * size
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
    isUpdating: isAsked && data === undefined && failure === undefined,
    failure: isAsked ? failure : undefined,
    retry,
  }
}
