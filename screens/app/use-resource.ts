/** Something fetched by a key: a newer key aborts the older call, whose late answer is dropped. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { type ApiFailure, failureOf } from './api.ts'

export type Resource<T> = {
  /** The last answer, also while the next one is on its way. */
  readonly data: T | undefined
  readonly failure: ApiFailure | undefined
  readonly retry: () => void
}

/**
 * @param key what the answer depends on; undefined fetches nothing
 * @param load must be the same function for the same key
 */
export const useResource = <T>(key: string | undefined, load: (signal: AbortSignal) => Promise<T>): Resource<T> => {
  const [state, setState] = useState<{ data: T | undefined; failure: ApiFailure | undefined }>({ data: undefined, failure: undefined })

  const call = useRef<AbortController>(undefined)

  const fetchNow = useCallback(() => {
    call.current?.abort()
    const { signal } = (call.current = new AbortController())
    load(signal).then(
      (data) => !signal.aborted && setState({ data, failure: undefined }),
      (error: unknown) => !signal.aborted && setState(({ data }) => ({ data, failure: failureOf(error) })),
    )
  }, [load])

  useEffect(() => {
    if (key === undefined) return undefined
    fetchNow()
    return () => call.current?.abort()
  }, [key, fetchNow])

  useEffect(() => {
    if (!state.failure) return undefined
    // The connection is back: no need to make anybody press a button.
    window.addEventListener('online', fetchNow)
    return () => window.removeEventListener('online', fetchNow)
  }, [state.failure, fetchNow])

  return { ...state, retry: fetchNow }
}
