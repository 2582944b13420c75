/** Runs a machine: holds its state, sends its requests, at most one per question, and dispatches the answers. */
import { failureOf } from '../api/api.ts'
import type { ApiFailure } from '../api/api-failure.ts'
import { coverOf } from './call.ts'
import { type Asking, callIn, type CoreEvent, type Machine } from './define-machine.ts'
import { createWorkSlots, runAfter, type Work } from './work-slots.ts'

/** Optional context of any machine. */
export type Surroundings = {
  /** Declared time of the overlay, ms; 0 or omitted: no overlay. */
  readonly overlayMs?: number
  /** Called after a current call has failed and the state is updated. */
  readonly onFailure?: (failure: ApiFailure) => void
}

export type Runner<State, Event> = {
  readonly state: () => State
  readonly dispatch: (event: Event | CoreEvent) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Sends the requests of the state and resumes calls interrupted by `stop`: React may unmount and remount a view. */
  readonly open: () => void
  /** Aborts all calls; events are ignored until `open`. */
  readonly stop: () => void
  /** Ends the declared time of all overlays, for sites without overlays whose settings arrive late. */
  readonly uncover: () => void
}

type Dispatch<Event> = (event: Event | CoreEvent) => void

/** Creates the work that sends a request and dispatches its result. */
const callFor = <State, Dependencies extends Surroundings, Event, Opening>(
  machine: Machine<State, Dependencies, Event, Opening>,
  dependencies: () => Dependencies,
  dispatch: Dispatch<Event>,
) => {
  return (asking: Asking): Work<State> => {
    const { question, key, afterMs } = asking
    const askNow = (signal: AbortSignal, end: () => boolean): void => {
      const fail = (error: unknown): void => {
        if (!end()) return
        const failure = failureOf(error)
        dispatch({ type: 'failed', question, key, failure })
        dependencies().onFailure?.(failure)
      }
      void machine.ask(dependencies(), asking, signal).then((answer) => {
        if (end()) dispatch({ type: 'arrived', question, key, answer })
      }, fail)
    }
    return {
      slot: question,
      isNeeded: (state) => {
        const call = callIn(state, question)
        return call.state === 'running' && call.key === key && !machine.isOver(state)
      },
      start: (signal, end) => runAfter(afterMs, signal, () => askNow(signal, end)),
    }
  }
}

/**
 * Creates a runner.
 *
 * @param dependencies returns the current context of calls
 * @param opening stored or transferred state to start from
 */
export const createRunner = <State, Dependencies extends Surroundings, Event, Opening>(
  machine: Machine<State, Dependencies, Event, Opening>,
  dependencies: () => Dependencies,
  opening: Opening,
): Runner<State, Event> => {
  let state = machine.start(opening)
  let isLeft = false
  const listeners = new Set<() => void>()
  const slots = createWorkSlots<State>()

  const askingWork = callFor(machine, dependencies, dispatch)
  const overlayWork = (question: string): Work<State> => ({
    slot: `${question} overlay`,
    isNeeded: (now) => coverOf(callIn(now, question)) === 'declared',
    start: (signal, end) => runAfter(dependencies().overlayMs ?? 0, signal, () => end() && dispatch({ type: 'waited', question })),
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
    machine.tell?.(dependencies(), { event, before, after })
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
