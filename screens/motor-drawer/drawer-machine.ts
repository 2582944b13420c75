/** State machine of the motor drawer: starts with its settings, ends once a motor is selected. */
import type { Surroundings } from '../base/machine/create-runner.ts'
import { defineMachine, type EventOf } from '../base/machine/define-machine.ts'
import type { MachineView } from '../base/machine/use-machine.ts'
import { askMotors } from './ask-motors.ts'
import { type DrawerActions, drawerActions, selectOnly } from './drawer-actions.ts'
import type { DrawerSettings, MotorDrawerCalls, MotorSelection } from './drawer-calls.ts'
import { questionOf } from './drawer-questions.ts'
import { type DrawerState, keywordDelayMs } from './drawer-state.ts'
import { openedDrawer } from './opened-drawer.ts'

export type DrawerEvent = EventOf<DrawerActions>
export type DrawerView = MachineView<DrawerState, DrawerEvent>

export type DrawerDependencies = Surroundings & {
  readonly calls: MotorDrawerCalls
  readonly onSelect: (selection: MotorSelection) => void
}

export const drawerMachine = defineMachine<DrawerState, DrawerDependencies, DrawerActions, DrawerSettings>({
  start: openedDrawer,
  questions: {
    listing: {
      of: questionOf,
      ask: ({ calls }, question, signal) => askMotors(calls, question, signal),
      delays: { keywordTyped: keywordDelayMs },
    },
  },
  actions: drawerActions,
  settle: selectOnly,
  isOver: ({ selection }) => selection !== undefined,
  tell: ({ onSelect }, { before, after }) => {
    if (after.selection && !before.selection) onSelect(after.selection)
  },
})

/** Event for Enter in the keyword field and for retrying. */
export const searchAgain = { type: 'retry', question: 'listing' } as const
