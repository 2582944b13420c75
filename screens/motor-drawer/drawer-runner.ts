/** The machine of the drawer with the calls it wants made; calls and handlers are those that are given at the time. */
import type { ApiFailure } from '../app/api.ts'
import { createRunner, type Runner } from '../app/machine-runner.ts'
import { askMotors } from './ask-motors.ts'
import type { DrawerSettings, MotorDrawerCalls, MotorSelection } from './drawer-calls.ts'
import type { DrawerEffect, DrawerEvent } from './drawer-events.ts'
import { advance } from './drawer-machine.ts'
import { type DrawerState, emptyDrawer } from './drawer-state.ts'

export type DrawerOptions = {
  readonly calls: MotorDrawerCalls
  readonly onSelect: (selection: MotorSelection) => void
  /** A call that is still wanted has failed. */
  readonly onFailure: (failure: ApiFailure) => void
}

export const createDrawerRunner = (options: () => DrawerOptions, settings: DrawerSettings): Runner<DrawerState, DrawerEvent> =>
  createRunner<DrawerState, DrawerEvent, DrawerEffect>(
    { start: emptyDrawer(settings), advance },
    (effect, { call }) =>
      effect.type === 'select'
        ? options().onSelect(effect.selection)
        : call({
            kind: 'search',
            afterMs: effect.afterMs,
            isWanted: ({ isClosed, listing }) => !isClosed && listing.state === 'running',
            ask: (signal) => askMotors(options().calls, effect.question, signal),
            arrived: (found) => ({ type: 'motorsArrived', key: effect.key, found }),
            failed: (failure) => ({ type: 'motorsFailed', key: effect.key, failure }),
          }),
    (failure) => options().onFailure(failure),
  )
