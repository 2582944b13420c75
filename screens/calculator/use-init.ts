/** The options and limits that come from the service: fetched by the request they depend on, given to the form when they arrive. */
import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { isRecord } from '../../engine/base/is-record.ts'
import { type InitData, initialState, initRequest, type Plan } from '../../engine/index.ts'
import type { FormStore } from '../../engine/react/index.ts'
import { getAnswer } from '../base/api/api.ts'
import type { Locale } from '../../i18n/locales.ts'
import { preloadQuery, type Query, type QueryResult, useQuery } from '../base/api/query.ts'
import { useLocale } from '../base/texts/texts.ts'

const timeoutMs = 15_000

/** The engine reads from it what the schema names and ignores the rest. */
const readInit = (data: unknown): InitData | undefined => (isRecord(data) ? data : undefined)

type InitCall = { readonly call: string; readonly locale: Locale }

const initData: Query<InitCall, InitData> = {
  name: 'init',
  load: ({ call, locale }, signal) => {
    const [path = '', query] = call.split('?')
    return getAnswer({ path, query: Object.fromEntries(new URLSearchParams(query)) }, readInit, { locale, signal, timeoutMs })
  },
}

const callOf = (plan: Plan, snapshot: Parameters<typeof initRequest>[1]): string | undefined => {
  const request = initRequest(plan, snapshot)
  return request && `${request.path}?${new URLSearchParams(request.query).toString()}`
}

/** Asks ahead for the options of a form that is about to be opened. */
export const preloadInit = (plan: Plan, locale: Locale): void => {
  const call = callOf(plan, initialState(plan).snapshot)
  if (call !== undefined) preloadQuery(initData, { call, locale })
}

/** The init call as it is now; changes only with the inputs it is made from. `undefined` while one of them is missing. */
const useInitCall = (store: FormStore): string | undefined => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const fields = store.plan.initParameters.flatMap(({ field }) => (field === undefined ? [] : [field]))
      const ends = fields.map((field) => store.subscribe(field, listener))
      return () => ends.forEach((end) => end())
    },
    [store],
  )
  return useSyncExternalStore(subscribe, () => callOf(store.plan, store.state().snapshot))
}

type Init = QueryResult<InitData> & {
  /** A form that asks as it opens has neither an answer nor a failure yet. */
  readonly isOpening: boolean
}

export const useInit = (store: FormStore): Init => {
  const locale = useLocale()
  const call = useInitCall(store)
  const resource = useQuery(initData, call === undefined ? undefined : { call, locale }, { keepPreviousData: true })
  const { failure, isLoading } = resource
  const data = call === undefined || isLoading || failure ? undefined : resource.data
  const [asksAtOnce] = useState(call !== undefined)
  // Before the next picture: the form is shown with its options or without them, not with both in turn.
  useLayoutEffect(() => {
    if (data) store.dispatch({ type: 'init', data })
  }, [data, store])
  // What was there is of another call: nothing of it can be chosen until the answer is there.
  const [answered, setAnswered] = useState<{ readonly call: string | undefined }>()
  if (data && answered?.call !== call) setAnswered({ call })
  const isMissing = !data && (answered === undefined || answered.call !== call)
  useLayoutEffect(() => {
    if (isMissing) store.dispatch({ type: 'initMissing', why: failure ? 'failed' : 'loading' })
  }, [isMissing, failure, store])
  return { ...resource, isOpening: asksAtOnce && answered === undefined && !failure }
}
