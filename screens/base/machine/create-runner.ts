/** Runs a machine: keeps its state, asks its questions one at a time each, and brings the answers back. */
import { failureOf } from '../api/api.ts'
import type { ApiFailure } from '../api/api-failure.ts'
import { coverOf } from './call.ts'
import { type Asking, callIn, type CoreEvent, type Machine } from './define-machine.ts'
import { createWorkSlots, runAfter, type Work } from './work-slots.ts'

/** What a machine may be given besides what its questions are asked with. */
export type Surroundings = {
  /** Declared time of the overlay; 0 or nothing: there is none. */
  readonly overlayMs?: number
  /** A call that is still wanted has failed. Told after the machine. */
  readonly onFailure?: (failure: ApiFailure) => void
}

export type Runner<State, Event> = {
  readonly state: () => State
  readonly dispatch: (event: Event | CoreEvent) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Asks what the state asks, and begins again what was given up by `stop`: a view may be taken away and come back. */
  readonly open: () => void
  /** Gives up whatever is under way: until it is opened again nothing happens, and nothing is told. */
  readonly stop: () => void
  /** Takes overlays away: what the site has set may come after what is covered. */
  readonly uncover: () => void
}

type Dispatch<Event> = (event: Event | CoreEvent) => void

/** Makes the call of a question, and brings back how it ends. */
const callFor = <State, Given extends Surroundings, Event, Opening>(
  machine: Machine<State, Given, Event, Opening>,
  given: () => Given,
  dispatch: Dispatch<Event>,
) => {
  return (asking: Asking): Work<State> => {
    const { question, key, afterMs } = asking
    const askNow = (signal: AbortSignal, end: () => boolean): void => {
      const fail = (error: unknown): void => {
        if (!end()) return
        const failure = failureOf(error)
        dispatch({ type: 'failed', question, key, failure })
        given().onFailure?.(failure)
      }
      void machine.ask(given(), asking, signal).then((answer) => {
        if (end()) dispatch({ type: 'arrived', question, key, answer })
      }, fail)
    }
    return {
      slot: question,
      isWanted: (state) => {
        const call = callIn(state, question)
        return call.state === 'running' && call.key === key && !machine.isOver(state)
      },
      start: (signal, end) => runAfter(afterMs, signal, () => askNow(signal, end)),
    }
  }
}

/**
 * @param given what calls are made with, as it is at the time
 * @param opening what was kept or brought along
 */
export const createRunner = <State, Given extends Surroundings, Event, Opening>(
  machine: Machine<State, Given, Event, Opening>,
  given: () => Given,
  opening: Opening,
): Runner<State, Event> => {
  let state = machine.start(opening)
  let isLeft = false
  const listeners = new Set<() => void>()
  const slots = createWorkSlots<State>()

  const askingWork = callFor(machine, given, dispatch)
  const overlayWork = (question: string): Work<State> => ({
    slot: `${question} overlay`,
    isWanted: (now) => coverOf(callIn(now, question)) === 'declared',
    start: (signal, end) => runAfter(given().overlayMs ?? 0, signal, () => end() && dispatch({ type: 'waited', question })),
  })

  function dispatch(event: Event | CoreEvent): void {
    if (isLeft) return
    const before = state
    const { state: after, asks } = machine.advance(before, event)
    state = after
    slots.giveUpUnwanted(after)
    for (const asking of asks) {
      slots.begin(askingWork(asking))
      if (asking.begins) slots.begin(overlayWork(asking.question))
    }
    machine.tell?.(given(), { event, before, after })
    for (const listener of listeners) listener()
  }
  return {
    state: () => state,
    dispatch,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open: () => {
      isLeft = false
      dispatch({ type: 'opened' })
      slots.resume()
    },
    stop: () => {
      isLeft = true
      slots.stop()
    },
    uncover: () => {
      for (const question of machine.questions) if (coverOf(callIn(state, question)) === 'declared') dispatch({ type: 'waited', question })
    },
  }
}
