/**
 * State machine of the servo panel. Calculates in the background whenever the inputs are complete and change, and under the
 * overlay on Start.
 */
import { isCovered, type Running } from '../base/machine/call.ts'
import type { Surroundings } from '../base/machine/create-runner.ts'
import { defineMachine, type EventOf } from '../base/machine/define-machine.ts'
import type { MachineView } from '../base/machine/use-machine.ts'
import { motorOf } from './derived-choices.ts'
import { keepPanel, type SavedPanel, openPanel } from './saved-panel.ts'
import { type PanelActions, panelActions } from './panel-actions.ts'
import { calculationFor, searchOf } from './panel-questions.ts'
import { keywordDelayMs, listCap, type PanelState } from './panel-state.ts'
import type { MotorPage, MotorSearch, ServoCalls } from './servo-calls.ts'

export type PanelEvent = EventOf<PanelActions>
export type ServoPanelView = MachineView<PanelState, PanelEvent>

export type PanelDependencies = Surroundings & {
  readonly calls: ServoCalls
  /** Called before the drawer opens. */
  readonly onDrawer?: () => void
  /** Called when the results of a started calculation are shown. */
  readonly onShown?: () => void
}

/** Appends a further page of motors to the previous ones. */
const withPagesBefore = (page: MotorPage, { request, previous }: Running<MotorSearch, MotorPage>): MotorPage => {
  const before = request.page > 1 && previous?.state === 'answered' ? previous.answer.motors : []
  return { ...page, motors: [...before, ...page.motors].slice(0, listCap) }
}

/** Keeps the previous pages if a further one fails, which can then be requested again. */
const keepPagesBefore = (state: PanelState): PanelState => {
  const { motors, page } = state
  return motors.state === 'failed' && motors.previous && page > 1 ? { ...state, page: page - 1, motors: motors.previous } : state
}

export const servoMachine = defineMachine<PanelState, PanelDependencies, PanelActions, SavedPanel | undefined>({
  start: openPanel,
  questions: {
    motors: {
      of: searchOf,
      ask: ({ calls }, search, signal) => calls.searchMotors(search, signal),
      delays: { keywordTyped: keywordDelayMs },
      join: withPagesBefore,
      failed: keepPagesBefore,
    },
    calculation: {
      of: (state) => calculationFor(motorOf(state), state),
      ask: ({ calls }, question, signal) => calls.calculate(question, signal),
      covers: ({ calculation }) => calculation.state === 'pending',
    },
  },
  actions: panelActions,
  tell: ({ onDrawer, onShown }, { event, before, after }) => {
    if (event.type === 'otherBrandsChosen') onDrawer?.()
    if (event.type !== 'cancel' && isCovered(before.calculation) && !isCovered(after.calculation)) onShown?.()
  },
  keep: keepPanel,
})

/** Event for Enter in the keyword field and for retrying. */
export const searchAgain = { type: 'retry', question: 'motors' } as const
