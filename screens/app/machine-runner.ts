/** Runs a machine: keeps its state, does what it wants done, and brings the answers back. */
import { type ApiFailure, failureOf } from './api.ts'

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
  /** Begins again what was given up by `stop`: a view may be taken away and come back. */
  readonly resume: () => void
}

export type Asking<State, Event, Answer> = {
  /** One call of a kind at a time: a new one takes the place of the one before, whose end is then told no one. */
  readonly kind: string
  readonly ask: (signal: AbortSignal) => Promise<Answer>
  readonly arrived: (answer: Answer) => Event
  readonly failed: (failure: ApiFailure) => Event
  /** How long it waits before it is made; at once where it does not. */
  readonly afterMs?: number
  /** Looked at after every event: a call that is no longer wanted is given up. */
  readonly isWanted?: (state: State) => boolean
}

/** What the effects of a machine work with. */
export type Hands<State, Event> = {
  readonly call: <Answer>(asking: Asking<State, Event, Answer>) => void
  readonly later: (ms: number, event: Event) => void
}

const runAfter = (ms: number, signal: AbortSignal, run: () => void): void => {
  const timer = setTimeout(run, ms)
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
}

/**
 * @param perform does one effect
 * @param onFailure is told when a call that is still wanted has failed, after the machine
 */
export const createRunner = <State, Event, Effect>(
  { start, advance }: Machine<State, Event, Effect>,
  perform: (effect: Effect, hands: Hands<State, Event>) => void,
  onFailure: (failure: ApiFailure) => void = () => {},
): Runner<State, Event> => {
  type Work = {
    readonly kind: string
    readonly start: (signal: AbortSignal, end: (event: Event) => void) => void
    readonly isWanted?: ((state: State) => boolean) | undefined
  }
  let state = start
  const listeners = new Set<() => void>()
  const underWay = new Map<string, { readonly work: Work; readonly controller: AbortController }>()

  /** Starts work in the place of the work of its kind before. */
  const begin = (work: Work): void => {
    underWay.get(work.kind)?.controller.abort()
    const controller = new AbortController()
    underWay.set(work.kind, { work, controller })
    // Ended work is no longer there to be begun again.
    work.start(controller.signal, (event) => {
      if (controller.signal.aborted) return
      underWay.delete(work.kind)
      dispatch(event)
    })
  }
  const call: Hands<State, Event>['call'] = ({ kind, ask, arrived, failed, afterMs = 0, isWanted }) => {
    const startCall: Work['start'] = (signal, end) => {
      const askNow = () =>
        void ask(signal).then(
          (answer) => end(arrived(answer)),
          (error: unknown) => {
            if (signal.aborted) return
            const failure = failureOf(error)
            end(failed(failure))
            onFailure(failure)
          },
        )
      if (afterMs === 0) askNow()
      else runAfter(afterMs, signal, askNow)
    }
    begin({ kind, start: startCall, isWanted })
  }
  const later: Hands<State, Event>['later'] = (ms, event) =>
    begin({ kind: 'later', start: (signal, end) => runAfter(ms, signal, () => end(event)) })

  const giveUpUnwanted = (): void => {
    for (const { work, controller } of underWay.values()) {
      if (work.isWanted?.(state) !== false) continue
      controller.abort()
      underWay.delete(work.kind)
    }
  }

  function dispatch(event: Event): void {
    const step = advance(state, event)
    state = step.state
    giveUpUnwanted()
    for (const listener of listeners) listener()
    for (const effect of step.effects) perform(effect, { call, later })
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
      for (const { work, controller } of underWay.values()) if (controller.signal.aborted) begin(work)
    },
  }
}
