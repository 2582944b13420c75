/** The servo panel as a machine. It calculates silently as soon as all that is needed is there, and whenever that changes; with the overlay on Start. */
import { isCovered, type Running } from '../base/machine/call.ts'
import type { Surroundings } from '../base/machine/create-runner.ts'
import { defineMachine, type EventOf } from '../base/machine/define-machine.ts'
import type { MachineView } from '../base/machine/use-machine.ts'
import { motorOf } from './derived-choices.ts'
import { keepPanel, type KeptPanel, openPanel } from './kept-panel.ts'
import { type PanelActions, panelActions } from './panel-actions.ts'
import { calculationFor, searchOf } from './panel-questions.ts'
import { keywordDelayMs, listCap, type PanelState } from './panel-state.ts'
import type { MotorPage, MotorSearch, ServoCalls } from './servo-calls.ts'

export type PanelEvent = EventOf<PanelActions>
export type ServoPanelView = MachineView<PanelState, PanelEvent>

export type PanelGiven = Surroundings & {
  readonly calls: ServoCalls
  /** The drawer is about to open. */
  readonly onDrawer?: () => void
  /** What was started has come to its end: results are to be shown. */
  readonly onShown?: () => void
}

/** A page after the first goes behind those that are there. */
const withPagesBefore = (page: MotorPage, { request, previous }: Running<MotorSearch, MotorPage>): MotorPage => {
  const before = request.page > 1 && previous?.state === 'answered' ? previous.answer.motors : []
  return { ...page, motors: [...before, ...page.motors].slice(0, listCap) }
}

/** Where a further page fails, those before it stay, and it can be asked for again. */
const keepPagesBefore = (state: PanelState): PanelState => {
  const { motors, page } = state
  return motors.state === 'failed' && motors.previous && page > 1 ? { ...state, page: page - 1, motors: motors.previous } : state
}

export const servoMachine = defineMachine<PanelState, PanelGiven, PanelActions, KeptPanel | undefined>({
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
      covers: ({ calculation }) => calculation.state === 'wanted',
    },
  },
  actions: panelActions,
  tell: ({ onDrawer, onShown }, { event, before, after }) => {
    if (event.type === 'otherBrandsChosen') onDrawer?.()
    if (event.type !== 'cancel' && isCovered(before.calculation) && !isCovered(after.calculation)) onShown?.()
  },
  keep: keepPanel,
})

/** Enter in the keyword field, or another try after a failure. */
export const searchAgain = { type: 'retry', question: 'motors' } as const
