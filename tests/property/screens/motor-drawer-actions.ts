/** What a person does to the motor drawer, as fast-check commands: a failing run prints as a list of actions. */
import fc from 'fast-check'
import type { SkuFilter } from '../../../contract/directory/sku-selection.ts'
import { shownMotors } from '../../../screens/motor-drawer/derived-fields.ts'
import type { Asking, CoreEvent } from '../../../screens/base/machine/define-machine.ts'
import { type DrawerEvent, drawerMachine, searchAgain } from '../../../screens/motor-drawer/drawer-machine.ts'
import type { DrawerSettings, MotorSelection } from '../../../screens/motor-drawer/drawer-calls.ts'
import type { DrawerState } from '../../../screens/motor-drawer/drawer-state.ts'
import { firstValues, fixedSets, parameters, settingsWith, withFirst } from './motor-drawer-world.ts'

export type AnyEvent = DrawerEvent | CoreEvent

export type Visit = {
  state: DrawerState
  readonly log: AnyEvent[]
  /** Everything that the drawer has asked, and what it has told. */
  readonly requests: Asking[]
  readonly selections: MotorSelection[]
  /** Sees every step; throws where something is wrong. */
  readonly inspect: (before: DrawerState, event: AnyEvent, visit: Visit) => void
  /** Hands a question to the service. */
  readonly ask: (asking: Asking) => void
}

const noCalls = { filter: () => Promise.reject(new Error('the scheduler answers')) }

export const openDrawer = (settings: DrawerSettings) => drawerMachine.advance(drawerMachine.start(settings), { type: 'opened' })

const take = (visit: Visit, asks: readonly Asking[]): void => {
  visit.requests.push(...asks)
  asks.forEach(visit.ask)
}

export const send = (visit: Visit, event: AnyEvent): void => {
  const before = visit.state
  const { state, asks } = drawerMachine.advance(before, event)
  visit.state = state
  visit.log.push(event)
  take(visit, asks)
  const dependencies = { calls: noCalls, onSelect: (selection: MotorSelection) => visit.selections.push(selection) }
  drawerMachine.tell?.(dependencies, { event, before, after: state })
  visit.inspect(before, event, visit)
}

export const openVisit = (settings: DrawerSettings, visit: Pick<Visit, 'inspect' | 'ask'>): Visit => {
  const { state, asks } = openDrawer(settings)
  const opened: Visit = { ...visit, state, log: [], requests: [], selections: [] }
  take(opened, asks)
  return opened
}

/** An action, with what it sends in a state. */
export type Deed = { readonly say: string; readonly eventIn: (state: DrawerState) => AnyEvent | undefined }

const always = (event: AnyEvent): Deed => ({ say: JSON.stringify(event), eventIn: () => event })

/** Every value of every field, whether it is open, locked, or on offer. */
const anyValue = fc.constantFrom(...parameters.flatMap(({ paramName, values }) => values.map((value) => ({ paramName, value }))))
const anyField = fc.constantFrom('typeCode', 'brand', 'series', 'ratedPower', 'flangeSize', 'unknown')

const fieldDeed: fc.Arbitrary<DrawerEvent> = fc.oneof(
  { weight: 8, arbitrary: anyValue.map((pressed): DrawerEvent => ({ type: 'valuePressed', ...pressed })) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('Acme', 'Bolt').map((value): DrawerEvent => ({ type: 'valuePressed', paramName: 'brand', value })),
  },
  { weight: 3, arbitrary: anyField.map((paramName): DrawerEvent => ({ type: 'fieldReset', paramName })) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom<Omit<SkuFilter, 'paramName'>>({ from: 400, to: 400 }, { from: 200 }, { values: [100, 750] }, {})
      .map((change): DrawerEvent => ({ type: 'fieldChanged', filter: { paramName: 'ratedPower', ...change } })),
  },
)

const searchDeed: fc.Arbitrary<AnyEvent> = fc.oneof(
  fc.constantFrom('', 'A', 'A1', 'A1-4', 'X', ' ').map((keyword): DrawerEvent => ({ type: 'keywordTyped', keyword })),
  fc.constant(searchAgain),
  fc.boolean().map((on): DrawerEvent => ({ type: 'autoSelectSwitched', on })),
)

const selectShown = fc.nat(7).map((place): Deed => ({
  say: `select motor ${place} of the list`,
  eventIn: (state) => {
    const motors = shownMotors(state)?.motors ?? []
    const motor = motors[place % Math.max(1, motors.length)]
    return motor && { type: 'motorSelected', skuID: motor.skuID }
  },
}))

/** It may not be in the list. */
const selectAny = fc.constant<DrawerEvent>({ type: 'motorSelected', skuID: 'C1-750' })

export const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 24, arbitrary: fieldDeed.map(always) },
  { weight: 6, arbitrary: searchDeed.map(always) },
  { weight: 1, arbitrary: selectShown },
  { weight: 1, arbitrary: selectAny.map(always) },
)

export const anySettings: fc.Arbitrary<DrawerSettings> = fc
  .record({
    fixed: fc.constantFrom(...fixedSets),
    parameters: fc.constantFrom(...firstValues).map(withFirst),
    autoSelect: fc.boolean(),
    workingData: fc.constantFrom({}, {}, { p2: 300 }),
  })
  .map(settingsWith)

export const commandOf = ({ say, eventIn }: Deed): fc.AsyncCommand<Visit, Visit> => ({
  check: ({ state }) => eventIn(state) !== undefined,
  run: async (visit) => {
    const event = eventIn(visit.state)
    if (event) send(visit, event)
  },
  toString: () => say,
})
