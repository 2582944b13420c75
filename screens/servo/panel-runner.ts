/** Runs the machine: does what it wants done, and brings the answers back. */
import type { ApiFailure } from '../app/api.ts'
import { afterTimeout, createCallSlot, type Later } from '../app/call-slot.ts'
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
  readonly later?: Later
}

export type PanelRunner = {
  readonly state: () => PanelState
  readonly dispatch: (event: PanelEvent) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Asks for the motors; the returned function gives up whatever is under way. */
  readonly open: () => () => void
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
  const searching = createCallSlot<PanelEvent>({ dispatch, onFailure })
  const calculating = createCallSlot<PanelEvent>({ dispatch, onFailure })

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
