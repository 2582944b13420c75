/** The options and limits that come from the service: fetched by the request they depend on, given to the form when they arrive. */
import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { isRecord } from '../../engine/base/is-record.ts'
import { type InitData, initRequest } from '../../engine/index.ts'
import type { FormStore } from '../../engine/react/index.ts'
import { getAnswer } from '../base/api.ts'
import type { Locale } from '../../i18n/locales.ts'
import { type Resource, type Source, useResource } from '../base/use-resource.ts'
import { useLocale } from '../base/texts.ts'

const timeoutMs = 15_000

/** The engine reads from it what the schema names and ignores the rest. */
const readInit = (data: unknown): InitData | undefined => (isRecord(data) ? data : undefined)

type InitCall = { readonly call: string; readonly locale: Locale }

const initData: Source<InitCall, InitData> = {
  name: 'init',
  load: ({ call, locale }, signal) => {
    const [path = '', query] = call.split('?')
    return getAnswer({ path, query: Object.fromEntries(new URLSearchParams(query)) }, readInit, { locale, signal, timeoutMs })
  },
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
  return useSyncExternalStore(subscribe, () => {
    const request = initRequest(store.plan, store.state().snapshot)
    return request && `${request.path}?${new URLSearchParams(request.query).toString()}`
  })
}

type Init = Resource<InitData> & {
  /** A form that asks as it opens has neither an answer nor a failure yet. */
  readonly isOpening: boolean
}

export const useInit = (store: FormStore): Init => {
  const locale = useLocale()
  const call = useInitCall(store)
  const resource = useResource(initData, call === undefined ? undefined : { call, locale })
  const { data, last, failure } = resource
  const [asksAtOnce] = useState(call !== undefined)
  // Before the next picture: the form is shown with its options or without them, not with both in turn.
  useLayoutEffect(() => {
    if (data) store.dispatch({ type: 'init', data })
  }, [data, store])
  // What was there is of another call: nothing of it can be chosen until the answer is there.
  const [answered, setAnswered] = useState(call)
  if (data && answered !== call) setAnswered(call)
  const isMissing = !data && (answered !== call || !last)
  useLayoutEffect(() => {
    if (isMissing) store.dispatch({ type: 'initMissing', why: failure ? 'failed' : 'loading' })
  }, [isMissing, failure, store])
  return { ...resource, isOpening: asksAtOnce && !last && !failure }
}
