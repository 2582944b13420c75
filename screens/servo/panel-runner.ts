/** Runs the machine: does what it wants done, and brings the answers back. */
import { type ApiFailure, failureOf } from '../app/api.ts'
import { advance } from './panel-machine.ts'
import type { PanelEffect, PanelEvent } from './panel-events.ts'
import { emptyPanel, type PanelState } from './panel-state.ts'
import type { ServoCalls } from './servo-calls.ts'

type Effect<Type extends PanelEffect['type']> = Extract<PanelEffect, { readonly type: Type }>

export type RunnerOptions = {
  readonly calls: ServoCalls
  /** The panel as it was left; empty where it was not. */
  readonly start?: PanelState
  /** A call that is still wanted has failed. */
  readonly onFailure: (failure: ApiFailure) => void
  readonly onDrawer?: () => void
  /** The clock: runs something after some time unless the signal comes first. */
  readonly later?: (afterMs: number, signal: AbortSignal, run: () => void) => void
}

export type PanelRunner = {
  readonly state: () => PanelState
  readonly dispatch: (event: PanelEvent) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Asks for the motors; the returned function gives up whatever is under way. */
  readonly open: () => () => void
}

const afterTimeout: NonNullable<RunnerOptions['later']> = (afterMs, signal, run) => {
  const timer = setTimeout(run, afterMs)
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
}

type Ends<Answer> = { readonly arrived: (answer: Answer) => PanelEvent; readonly failed: (failure: ApiFailure) => PanelEvent }

/** Keeps one call of a kind under way: a new one takes the place of the one before, whose end is then told no one. */
const createSlot = (dispatch: (event: PanelEvent) => void, onFailure: RunnerOptions['onFailure']) => {
  let controller: AbortController | undefined
  return {
    abort: () => controller?.abort(),
    begin: (): AbortSignal => {
      controller?.abort()
      controller = new AbortController()
      return controller.signal
    },
    end: <Answer>(call: Promise<Answer>, signal: AbortSignal, { arrived, failed }: Ends<Answer>) =>
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

export const createPanelRunner = ({
  calls,
  onFailure,
  start = emptyPanel,
  onDrawer = () => {},
  later = afterTimeout,
}: RunnerOptions): PanelRunner => {
  let state = start
  const listeners = new Set<() => void>()
  const searching = createSlot(dispatch, onFailure)
  const calculating = createSlot(dispatch, onFailure)

  const search = ({ key, request, afterMs }: Effect<'search'>) => {
    const signal = searching.begin()
    const ask = () =>
      searching.end(calls.searchMotors(request, signal), signal, {
        arrived: (page) => ({ type: 'motorsArrived', key, page }),
        failed: (failure) => ({ type: 'motorsFailed', key, failure }),
      })
    if (afterMs === 0) ask()
    else later(afterMs, signal, ask)
  }

  const calculate = ({ key, request }: Effect<'calculate'>) => {
    const signal = calculating.begin()
    calculating.end(calls.calculate(request, signal), signal, {
      arrived: (answer) => ({ type: 'calculationArrived', key, answer }),
      failed: (failure) => ({ type: 'calculationFailed', key, failure }),
    })
  }

  const perform = (effect: PanelEffect): void => {
    if (effect.type === 'search') search(effect)
    else if (effect.type === 'calculate') calculate(effect)
    else onDrawer()
  }

  function dispatch(event: PanelEvent): void {
    const step = advance(state, event)
    state = step.state
    // What is no longer wanted need not be waited for.
    if (state.calculation.state !== 'running') calculating.abort()
    for (const listener of listeners) listener()
    step.effects.forEach(perform)
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const open = () => {
    dispatch({ type: 'searchPressed' })
    return () => [searching, calculating].forEach((slot) => slot.abort())
  }
  return { state: () => state, dispatch, subscribe, open }
}
