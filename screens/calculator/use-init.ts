/** Loads the options and limits of a form from the service whenever the inputs they depend on change. */
import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { isRecord } from '../../engine/base/is-record.ts'
import { type InitData, initialState, initRequest, type Plan } from '../../engine/index.ts'
import type { FormStore } from '../../engine/react/index.ts'
import { getAnswer } from '../base/api/api.ts'
import type { Locale } from '../../i18n/locales.ts'
import { preloadQuery, type Query, type QueryResult, useQuery } from '../base/api/query.ts'
import { useLocale } from '../base/texts/texts.ts'

const timeoutMs = 15_000

/** Not validated further: the engine reads the properties named in the schema and ignores the rest. */
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

/** Loads the options of a form that is about to open. */
export const preloadInit = (plan: Plan, locale: Locale): void => {
  const call = callOf(plan, initialState(plan).snapshot)
  if (call !== undefined) preloadQuery(initData, { call, locale })
}

/** Returns the current init call, which changes with its inputs only; undefined while one of them is missing. */
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
  /** Whether the form loads its options on opening and has neither an answer nor a failure yet. */
  readonly isOpening: boolean
}

export const useInit = (store: FormStore): Init => {
  const locale = useLocale()
  const call = useInitCall(store)
  const resource = useQuery(initData, call === undefined ? undefined : { call, locale }, { keepPreviousData: true })
  const { failure, isLoading } = resource
  const data = call === undefined || isLoading || failure ? undefined : resource.data
  const [asksOnOpening] = useState(call !== undefined)
  // Before painting, so that the form does not flicker between the states without and with options.
  useLayoutEffect(() => {
    if (data) store.dispatch({ type: 'init', data })
  }, [data, store])
  // Data of another call are invalid: their options are disabled until the answer arrives.
  const [answered, setAnswered] = useState<{ readonly call: string | undefined }>()
  if (data && answered?.call !== call) setAnswered({ call })
  const isMissing = !data && (answered === undefined || answered.call !== call)
  useLayoutEffect(() => {
    if (isMissing) store.dispatch({ type: 'initMissing', why: failure ? 'failed' : 'loading' })
  }, [isMissing, failure, store])
  return { ...resource, isOpening: asksOnOpening && answered === undefined && !failure }
}
