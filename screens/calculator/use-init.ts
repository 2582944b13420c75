/** The options and limits that come from the service: fetched by the request they depend on, given to the form when they arrive. */
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { type InitData, initRequest } from '../../engine/index.ts'
import type { FormStore } from '../../engine/react/index.ts'
import { getAnswer, isRecord, type Query } from '../app/api.ts'
import { useTexts } from '../app/texts.tsx'
import { type Resource, useResource } from '../app/use-resource.ts'

const timeoutMs = 15_000

/** The engine reads from it what the schema names and ignores the rest. */
const readInit = (data: unknown): InitData | undefined => (isRecord(data) ? data : undefined)

const queryOf = (text: string): Query => Object.fromEntries(new URLSearchParams(text))

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

export const useInit = (store: FormStore): Resource<InitData> => {
  const { locale } = useTexts()
  const call = useInitCall(store)
  const load = useCallback(
    (signal: AbortSignal) => {
      const [path = '', query = ''] = (call ?? '').split('?')
      return getAnswer({ path, query: queryOf(query) }, readInit, { locale, signal, timeoutMs })
    },
    [call, locale],
  )
  const resource = useResource(call, load)
  const { data } = resource
  useEffect(() => {
    if (data) store.dispatch({ type: 'init', data })
  }, [data, store])
  return resource
}
