/** Answers of the service that come in parts, based on SWR's subscriptions. */
import useSWRSubscription, { type SWRSubscriptionOptions } from 'swr/subscription'
import { failureOf } from './api.ts'
import type { ApiFailure } from './api-failure.ts'

/** A query whose answer comes in parts; name and parameters form its cache key. */
export type StreamQuery<Params, Progress, Answer> = {
  readonly name: string
  /** @param onProgress told all that there is, whenever a part comes */
  readonly load: (params: Params, signal: AbortSignal, onProgress: (progress: Progress) => void) => Promise<Answer>
}

/** `answer`: once it is complete. `failure`: why no more comes. What has come stays in any case. */
export type StreamResult<Progress, Answer> = {
  readonly progress?: Progress | undefined
  readonly answer?: Answer
  readonly failure?: ApiFailure
  readonly isStopped?: true
  /** Ends the call. */
  readonly stop: () => void
}

/** Time between two updates of the page, ms. */
const interval = 200

/** Follows an answer until it is complete, stopped, or no longer shown. */
const follow =
  <Params, Progress, Answer>({ load }: StreamQuery<Params, Progress, Answer>) =>
  ([, params]: readonly [string, Params], { next }: SWRSubscriptionOptions<StreamResult<Progress, Answer>, never>) => {
    const call = new AbortController()
    let progress: Progress | undefined
    let update: ReturnType<typeof setTimeout> | undefined
    const show = (more: Omit<StreamResult<Progress, Answer>, 'progress' | 'stop'> = {}) => {
      clearTimeout(update)
      update = undefined
      next(null, { progress, stop, ...more })
    }
    /** What comes after the end is dropped. */
    const showLast = (more: Parameters<typeof show>[0]) => {
      if (!call.signal.aborted) show(more)
    }
    const stop = () => {
      call.abort()
      show({ isStopped: true })
    }
    show()
    const onProgress = (now: Progress) => {
      progress = now
      if (!call.signal.aborted) update ??= setTimeout(show, interval)
    }
    load(params, call.signal, onProgress).then(
      (answer) => showLast({ answer }),
      (error: unknown) => showLast({ failure: failureOf(error) }),
    )
    return () => {
      clearTimeout(update)
      call.abort()
    }
  }

/** @returns undefined before the call is sent; it ends when the component is gone */
export const useStream = <Params, Progress, Answer>(
  query: StreamQuery<Params, Progress, Answer>,
  params: Params,
): StreamResult<Progress, Answer> | undefined =>
  useSWRSubscription<StreamResult<Progress, Answer>, never, readonly [string, Params]>([query.name, params], follow(query)).data
