/** A place for one call of a kind: a new one takes the place of the one before, whose end is then told no one. */
import { type ApiFailure, failureOf } from './api.ts'

/** Runs something after some time unless the signal comes first. */
export type Later = (afterMs: number, signal: AbortSignal, run: () => void) => void

export const afterTimeout: Later = (afterMs, signal, run) => {
  const timer = setTimeout(run, afterMs)
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
}

/** What the two ends of a call are for the machine that wanted it. */
export type Ends<Answer, Event> = { readonly arrived: (answer: Answer) => Event; readonly failed: (failure: ApiFailure) => Event }

type Tell<Event> = {
  readonly dispatch: (event: Event) => void
  /** A call that is still wanted has failed. */
  readonly onFailure: (failure: ApiFailure) => void
}

export type CallSlot<Event> = {
  readonly abort: () => void
  /** Gives up the call before; the signal of the one to come. */
  readonly begin: () => AbortSignal
  readonly end: <Answer>(call: Promise<Answer>, signal: AbortSignal, ends: Ends<Answer, Event>) => void
}

export const createCallSlot = <Event>({ dispatch, onFailure }: Tell<Event>): CallSlot<Event> => {
  let controller: AbortController | undefined
  return {
    abort: () => controller?.abort(),
    begin: () => {
      controller?.abort()
      controller = new AbortController()
      return controller.signal
    },
    end: (call, signal, { arrived, failed }) =>
      void call.then(
        (answer) => signal.aborted || dispatch(arrived(answer)),
        (error: unknown) => {
          if (signal.aborted) return
          const failure = failureOf(error)
          dispatch(failed(failure))
          onFailure(failure)
        },
      ),
  }
}
