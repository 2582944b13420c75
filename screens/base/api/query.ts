/** Queries to the service, based on SWR: components that show the same answer share one call. */
import { useCallback, useEffect } from 'react'
import useSWR, { preload, type Revalidator, type RevalidatorOptions, SWRConfig, unstable_serialize } from 'swr'
import { ApiError, failureOf } from './api.ts'
import type { ApiFailure } from './api-failure.ts'

/**
 * A query with parameters. Name and parameters form its cache key, so everything that affects the answer, such as the locale or
 * the sign-in, must be a parameter.
 */
export type Query<Params, Answer> = {
  readonly name: string
  readonly load: (params: Params, signal: AbortSignal) => Promise<Answer>
  /** Whether the answer stays valid while the pages are open. Other answers are dropped when no component shows them. */
  readonly isImmutable?: boolean
}

export type QueryResult<Answer> = {
  readonly data: Answer | undefined
  readonly failure: ApiFailure | undefined
  /** Whether the first answer for these parameters is pending. */
  readonly isLoading: boolean
  readonly retry: () => void
}

type Key<Params> = readonly [name: string, params: Params]

const { cache, mutate } = SWRConfig.defaultValue

/** Number of mounted components per key. */
const viewers = new Map<string, number>()
/** Pending calls by key. */
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
      // SWR would store the abort as the error of this key and return it to the next component.
      if (call.signal.aborted) return await new Promise<never>(() => undefined)
      throw error instanceof ApiError ? error : new ApiError(failureOf(error))
    } finally {
      if (calls.get(id) === call) calls.delete(id)
    }
  }

type ErrorRetry = readonly [error: ApiError, key: string, config: unknown, revalidate: Revalidator, options: Required<RevalidatorOptions>]

/** Repeats failed queries when the browser is online again. */
const retryWhenOnline = (...[, key, , revalidate, options]: ErrorRetry): void => {
  const retry = () => {
    if (cache.get(key)?.error !== undefined) void revalidate(options)
  }
  window.addEventListener('online', retry, { once: true })
}

/** Answers are not refreshed while they are shown. */
const settings = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  onErrorRetry: retryWhenOnline,
}

/** Aborts the call of a key without viewers, and drops its answer unless it is immutable. */
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
      // The next page may show the same key.
      queueMicrotask(() => void release(id, isImmutable))
    }
  }, [id, isImmutable])
}

/**
 * Returns the answer to a query while the component is mounted.
 *
 * @param params undefined: sends nothing
 * @param options `keepPreviousData`: returns the previous answer until that for the new parameters arrives
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
  // Takes no argument: SWR would use a click event as data.
  const retry = useCallback(() => void revalidate(), [revalidate])
  return { data, failure: error?.failure, isLoading, retry }
}

/** Lifetime of a preloaded answer that no component shows, ms. */
const preloadedForMs = 30_000

/** Sends a query in advance; a component that mounts within 30 s uses its call or answer. */
export const preloadQuery = <Params, Answer>(query: Query<Params, Answer>, params: Params): void => {
  const key: Key<Params> = [query.name, params]
  const id = unstable_serialize(key)
  if (viewers.has(id) || cache.get(id)?.data !== undefined) return
  const drop = () => {
    if (!viewers.has(id)) void mutate(id)
  }
  void preload(key, fetcherOf(query)).then(() => setTimeout(drop, preloadedForMs), drop)
}

/** Revalidates the shown queries whose names begin with `beginning`. */
export const revalidateQueries = (beginning: string): void => {
  void mutate((key) => Array.isArray(key) && String(key[0]).startsWith(beginning))
}
