/** The machine of the panel with the calls it wants made; calls and handlers are those that are given at the time. */
import type { ApiFailure } from '../app/api.ts'
import { createRunner, type Runner } from '../app/machine-runner.ts'
import type { PanelEffect, PanelEvent } from './panel-events.ts'
import { advance } from './panel-machine.ts'
import { emptyPanel, type PanelState } from './panel-state.ts'
import type { ServoCalls } from './servo-calls.ts'

export type PanelOptions = {
  readonly calls: ServoCalls
  /** A call that is still wanted has failed. */
  readonly onFailure: (failure: ApiFailure) => void
  readonly onDrawer?: () => void
}

/** @param start the panel as it was left; empty where it was not */
export const createPanelRunner = (options: () => PanelOptions, start: PanelState = emptyPanel): Runner<PanelState, PanelEvent> =>
  createRunner<PanelState, PanelEvent, PanelEffect>(
    { start, advance },
    (effect, { call }) => {
      switch (effect.type) {
        case 'search':
          return call({
            kind: 'search',
            afterMs: effect.afterMs,
            ask: (signal) => options().calls.searchMotors(effect.request, signal),
            arrived: (page) => ({ type: 'motorsArrived', key: effect.key, page }),
            failed: (failure) => ({ type: 'motorsFailed', key: effect.key, failure }),
          })
        case 'calculate':
          return call({
            kind: 'calculate',
            isWanted: ({ calculation }) => calculation.state === 'running',
            ask: (signal) => options().calls.calculate(effect.request, signal),
            arrived: (answer) => ({ type: 'calculationArrived', key: effect.key, answer }),
            failed: (failure) => ({ type: 'calculationFailed', key: effect.key, failure }),
          })
        case 'openDrawer':
          return options().onDrawer?.()
      }
    },
    (failure) => options().onFailure(failure),
  )
