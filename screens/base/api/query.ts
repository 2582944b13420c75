/** Questions to the service, carried by SWR: one call for all who show its answer. */
import { useCallback, useEffect } from 'react'
import useSWR, { preload, type Revalidator, type RevalidatorOptions, SWRConfig, unstable_serialize } from 'swr'
import { ApiError, failureOf } from './api.ts'
import type { ApiFailure } from './api-failure.ts'

/**
 * A question that is asked with parameters. Name and parameters are its key: whatever changes the answer, such as the language of its
 * words or the sign-in that it belongs to, is a parameter.
 */
export type Query<Params, Answer> = {
  readonly name: string
  readonly load: (params: Params, signal: AbortSignal) => Promise<Answer>
  /** Whether an answer stays valid while the pages are open. Any other one is forgotten when nobody shows it any more. */
  readonly isImmutable?: boolean
}

export type QueryResult<Answer> = {
  readonly data: Answer | undefined
  readonly failure: ApiFailure | undefined
  /** Whether the first answer to these parameters is on its way. */
  readonly isLoading: boolean
  readonly retry: () => void
}

type Key<Params> = readonly [name: string, params: Params]

const { cache, mutate } = SWRConfig.defaultValue

/** How many show the answer to a key. */
const viewers = new Map<string, number>()
/** The calls under way, by key. */
const calls = new Map<string, AbortController>()

const fetcherOf =
  <Params, Answer>({ load }: Query<Params, Answer>) =>
  async (key: Key<Params>): Promise<Answer> => {
    const id = unstable_serialize(key)
    calls.get(id)?.abort()
    const call = new AbortController()
    calls.set(id, call)
    try {
      return await load(key[1], call.signal)
    } catch (error) {
      // SWR would keep an abort as the failure of its key, for whoever asks the same next.
      if (call.signal.aborted) return await new Promise<never>(() => undefined)
      throw error instanceof ApiError ? error : new ApiError(failureOf(error))
    } finally {
      if (calls.get(id) === call) calls.delete(id)
    }
  }

type ErrorRetry = readonly [error: ApiError, key: string, config: unknown, revalidate: Revalidator, options: Required<RevalidatorOptions>]

/** What failed is asked again when the connection is back. */
const retryWhenOnline = (...[, key, , revalidate, options]: ErrorRetry): void => {
  const retry = () => {
    if (cache.get(key)?.error !== undefined) void revalidate(options)
  }
  window.addEventListener('online', retry, { once: true })
}

/** An answer does not change under its reader. */
const settings = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  onErrorRetry: retryWhenOnline,
}

/** Ends the call of a key that nobody shows, and drops its answer unless that stays valid. */
const release = async (id: string, isImmutable: boolean): Promise<void> => {
  if (viewers.has(id)) return
  calls.get(id)?.abort()
  if (isImmutable && cache.get(id)?.data !== undefined) return
  await mutate(id, undefined)
  if (!viewers.has(id)) cache.delete(id)
}

const useViewer = (id: string, isImmutable: boolean): void => {
  useEffect(() => {
    if (id === '') return undefined
    viewers.set(id, (viewers.get(id) ?? 0) + 1)
    return () => {
      const left = (viewers.get(id) ?? 0) - 1
      if (left > 0) viewers.set(id, left)
      else viewers.delete(id)
      // A page that takes the place of this one may show the same.
      queueMicrotask(() => void release(id, isImmutable))
    }
  }, [id, isImmutable])
}

/**
 * The answer to a query, for as long as the component is shown.
 *
 * @param params undefined: nothing is asked
 * @param options `keepPreviousData`: until the answer to other parameters is there, the previous one is returned
 */
export const useQuery = <Params, Answer>(
  query: Query<Params, Answer>,
  params: Params | undefined,
  options?: { readonly keepPreviousData: boolean },
): QueryResult<Answer> => {
  const key: Key<Params> | null = params === undefined ? null : [query.name, params]
  const {
    data,
    error,
    isLoading,
    mutate: revalidate,
  } = useSWR<Answer, ApiError, Key<Params> | null>(key, fetcherOf(query), {
    ...settings,
    ...options,
  })
  useViewer(unstable_serialize(key), query.isImmutable === true)
  // Called without the event of a button, which SWR would take for data.
  const retry = useCallback(() => void revalidate(), [revalidate])
  return { data, failure: error?.failure, isLoading, retry }
}

/** How long an answer that was asked for ahead waits for somebody to show it, ms. */
const preloadedForMs = 30_000

/** Asks ahead: whoever shows the answer within half a minute finds the call under way, or answered. */
export const preloadQuery = <Params, Answer>(query: Query<Params, Answer>, params: Params): void => {
  const key: Key<Params> = [query.name, params]
  const id = unstable_serialize(key)
  if (viewers.has(id) || cache.get(id)?.data !== undefined) return
  const drop = () => {
    if (!viewers.has(id)) void mutate(id)
  }
  void preload(key, fetcherOf(query)).then(() => setTimeout(drop, preloadedForMs), drop)
}

/** Asks again for what is shown of the queries whose names begin like this. */
export const revalidateQueries = (beginning: string): void => {
  void mutate((key) => Array.isArray(key) && String(key[0]).startsWith(beginning))
}
