/** The options and limits that come from the service: fetched by the request they depend on, given to the form when they arrive. */
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import useSWR from 'swr'
import * as z from 'zod/mini'
import { initRequest } from '../../engine/index.ts'
import type { FormStore } from '../../engine/react/index.ts'
import { type ApiFailure, failureOf, getAnswer, type Query } from '../app/api.ts'
import { useTexts } from '../app/texts.tsx'

/** The engine reads from it what the schema names and ignores the rest. */
const initShape = z.record(z.string(), z.unknown())

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

export type InitFailure = { readonly failure: ApiFailure; readonly retry: () => void }

export const useInit = (store: FormStore): InitFailure | undefined => {
  const { locale } = useTexts()
  const call = useInitCall(store)
  const { data, error, mutate } = useSWR<z.infer<typeof initShape>, unknown>(
    call === undefined ? null : [call, locale],
    () => {
      const [path = '', query = ''] = (call ?? '').split('?')
      return getAnswer({ path, query: queryOf(query) }, initShape, { locale, timeoutMs: 15_000 })
    },
    { revalidateOnFocus: false, keepPreviousData: true },
  )
  useEffect(() => {
    if (data) store.dispatch({ type: 'init', data })
  }, [data, store])
  return error ? { failure: failureOf(error), retry: () => void mutate() } : undefined
}
