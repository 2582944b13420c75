/** Something fetched by a question: asked once by however many show it, given up when none does any more, tried again when it failed. */
import { createContext, use, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { failureOf } from './api.ts'
import type { ApiFailure } from './api-failure.ts'

/** Where answers to questions of type `Q`, which is JSON, come from. Must be one and the same object for all who ask. */
export type Source<Q, T> = {
  readonly name: string
  readonly load: (question: Q, signal: AbortSignal) => Promise<T>
  /** Whether an answer is good for as long as the pages are open; any other is forgotten with the last of those who show it. */
  readonly kept?: boolean
}

type Found<T> = { readonly data?: T; readonly failure?: ApiFailure }

export type Resource<T> = {
  readonly data: T | undefined
  /** The last answer, also while one to another question is on its way. */
  readonly last: T | undefined
  readonly failure: ApiFailure | undefined
  readonly retry: () => void
}

type Entry = { found: Found<unknown>; call: AbortController | undefined; readonly listeners: Set<() => void> }

/** What has been asked, by name and question. */
export const ResourceCache = createContext(new Map<string, Entry>())

const nothing: Found<never> = {}

const fetchInto = (entry: Entry, load: (signal: AbortSignal) => Promise<unknown>): void => {
  entry.call?.abort()
  const call = (entry.call = new AbortController())
  const end = (found: Found<unknown>) => {
    if (call.signal.aborted) return
    Object.assign(entry, { found, call: undefined })
    for (const listener of entry.listeners) listener()
  }
  load(call.signal).then(
    (data) => end({ data }),
    (error: unknown) => end({ ...entry.found, failure: failureOf(error) }),
  )
}

/** @param question undefined asks nothing */
export const useResource = <Q, T>({ name, load, kept = false }: Source<Q, T>, question: Q | undefined): Resource<T> => {
  const cache = use(ResourceCache)
  const asked = question === undefined ? undefined : JSON.stringify(question)
  const key = `${name} ${asked}`

  const retry = useCallback(() => {
    const entry = cache.get(key)
    // It is the question that was written above.
    if (entry && asked !== undefined) fetchInto(entry, (signal) => load(JSON.parse(asked) as Q, signal))
  }, [cache, key, asked, load])

  const subscribe = useCallback(
    (listener: () => void) => {
      if (asked === undefined) return () => undefined
      const entry = cache.get(key) ?? { found: nothing, call: undefined, listeners: new Set() }
      cache.set(key, entry)
      entry.listeners.add(listener)
      if (entry.found.data === undefined && !entry.call) retry()
      return () => {
        entry.listeners.delete(listener)
        if (entry.listeners.size > 0) return
        entry.call?.abort()
        if (!kept || entry.found.data === undefined) cache.delete(key)
      }
    },
    [cache, key, asked, kept, retry],
  )
  // Under this key stand answers of this source only.
  const { data, failure } = useSyncExternalStore(subscribe, () => cache.get(key)?.found ?? nothing) as Found<T>

  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)

  useEffect(() => {
    if (!failure) return undefined
    // The connection is back: no need to make anybody press a button.
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [failure, retry])

  return { data, last: data ?? last, failure, retry }
}
