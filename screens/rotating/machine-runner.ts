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
  let state = start
  const listeners = new Set<() => void>()
  const underWay = new Map<string, AbortController>()
  const timers = new Set<ReturnType<typeof setTimeout>>()

  const call: Hands<Event>['call'] = (kind, ask, { arrived, failed }) => {
    underWay.get(kind)?.abort()
    const controller = new AbortController()
    const { signal } = controller
    underWay.set(kind, controller)
    void ask(signal).then(
      (answer) => signal.aborted || dispatch(arrived(answer)),
      (error: unknown) => signal.aborted || dispatch(failed(failureOf(error))),
    )
  }
  const later: Hands<Event>['later'] = (ms, event) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      dispatch(event)
    }, ms)
    timers.add(timer)
  }

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
      for (const controller of underWay.values()) controller.abort()
      timers.forEach(clearTimeout)
      timers.clear()
    },
  }
}
