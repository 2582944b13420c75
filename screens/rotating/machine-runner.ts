/** Runs a machine: keeps its state, does what it wants done, and brings the answers back. */
import { type ApiFailure, failureOf } from '../app/api.ts'

export type Machine<State, Event, Effect> = {
  readonly start: State
  readonly advance: (state: State, event: Event) => { readonly state: State; readonly effects: readonly Effect[] }
}

export type Runner<State, Event> = {
  readonly state: () => State
  readonly dispatch: (event: Event) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Gives up whatever is under way. */
  readonly stop: () => void
  /** Begins again what was given up: a view may be taken away and come back. */
  readonly resume: () => void
}

/** What the effects of a machine work with. */
export type Hands<Event> = {
  readonly dispatch: (event: Event) => void
  /** One call of a kind at a time: a new one takes the place of the one before, whose end is then told no one. */
  readonly call: <Answer>(kind: string, ask: (signal: AbortSignal) => Promise<Answer>, ends: Ends<Answer, Event>) => void
  readonly later: (ms: number, event: Event) => void
}

type Ends<Answer, Event> = {
  readonly arrived: (answer: Answer) => Event
  readonly failed: (failure: ApiFailure) => Event
}

/** @param perform does one effect */
export const createRunner = <State, Event, Effect>(
  { start, advance }: Machine<State, Event, Effect>,
  perform: (effect: Effect, hands: Hands<Event>) => void,
): Runner<State, Event> => {
  type Work = {
    readonly controller: AbortController
    readonly start: (signal: AbortSignal, end: (event: Event) => void) => void
  }
  let state = start
  const listeners = new Set<() => void>()
  const underWay = new Map<string, Work>()

  /** Starts work of a kind in the place of the work before. */
  const begin = (kind: string, start: Work['start']): void => {
    underWay.get(kind)?.controller.abort()
    const controller = new AbortController()
    underWay.set(kind, { controller, start })
    // Ended work is no longer there to be begun again.
    start(controller.signal, (event) => {
      if (controller.signal.aborted) return
      underWay.delete(kind)
      dispatch(event)
    })
  }
  const call: Hands<Event>['call'] = (kind, ask, { arrived, failed }) =>
    begin(kind, (signal, end) => {
      void ask(signal).then(
        (answer) => end(arrived(answer)),
        (error: unknown) => end(failed(failureOf(error))),
      )
    })
  const later: Hands<Event>['later'] = (ms, event) =>
    begin('later', (signal, end) => {
      const timer = setTimeout(() => end(event), ms)
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
    })

  function dispatch(event: Event): void {
    const step = advance(state, event)
    state = step.state
    for (const listener of listeners) listener()
    for (const effect of step.effects) perform(effect, { dispatch, call, later })
  }

  return {
    state: () => state,
    dispatch,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: () => {
      for (const { controller } of underWay.values()) controller.abort()
    },
    resume: () => {
      for (const [kind, { controller, start: again }] of underWay) if (controller.signal.aborted) begin(kind, again)
    },
  }
}
