/** Runs the machine: does what it wants done, and brings the answers back. */
import type { ApiFailure } from '../app/api.ts'
import { afterTimeout, createCallSlot, type Later } from '../app/call-slot.ts'
import { askMotors } from './ask-motors.ts'
import type { DrawerSettings, MotorDrawerCalls, MotorSelection } from './drawer-calls.ts'
import type { DrawerEffect, DrawerEvent } from './drawer-events.ts'
import { advance } from './drawer-machine.ts'
import { type DrawerState, emptyDrawer } from './drawer-state.ts'

export type DrawerRunnerOptions = {
  readonly settings: DrawerSettings
  readonly calls: MotorDrawerCalls
  readonly onSelect: (selection: MotorSelection) => void
  /** A call that is still wanted has failed. */
  readonly onFailure: (failure: ApiFailure) => void
  readonly later?: Later
}

export type DrawerRunner = {
  readonly state: () => DrawerState
  readonly dispatch: (event: DrawerEvent) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Asks for the motors; the returned function gives up whatever is under way. */
  readonly open: () => () => void
}

export const createDrawerRunner = (options: DrawerRunnerOptions): DrawerRunner => {
  const { settings, calls, onSelect, onFailure, later = afterTimeout } = options
  let state = emptyDrawer(settings)
  const listeners = new Set<() => void>()
  const searching = createCallSlot<DrawerEvent>({ dispatch, onFailure })

  const perform = (effect: DrawerEffect): void => {
    if (effect.type === 'select') return onSelect(effect.selection)
    const { key, question, afterMs } = effect
    const signal = searching.begin()
    const ask = () =>
      searching.end(askMotors(calls, question, signal), signal, {
        arrived: (found) => ({ type: 'motorsArrived', key, found }),
        failed: (failure) => ({ type: 'motorsFailed', key, failure }),
      })
    return afterMs === 0 ? ask() : later(afterMs, signal, ask)
  }

  function dispatch(event: DrawerEvent): void {
    const step = advance(state, event)
    state = step.state
    // What is no longer wanted need not be waited for.
    if (state.isClosed || state.listing.state !== 'running') searching.abort()
    for (const listener of listeners) listener()
    step.effects.forEach(perform)
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const open = () => {
    dispatch({ type: 'searchPressed' })
    return searching.abort
  }
  return { state: () => state, dispatch, subscribe, open }
}
