/** What a person does to the motor drawer, as fast-check commands: a failing run prints as a list of actions. */
import fc from 'fast-check'
import type { LectotypeFilter } from '../../../contract/lectotype.ts'
import { shownMotors } from '../../../screens/motor-drawer/derived-fields.ts'
import type { DrawerEffect, DrawerEvent } from '../../../screens/motor-drawer/drawer-events.ts'
import { advance, openDrawer } from '../../../screens/motor-drawer/drawer-machine.ts'
import type { DrawerSettings } from '../../../screens/motor-drawer/drawer-calls.ts'
import type { DrawerState } from '../../../screens/motor-drawer/drawer-state.ts'
import { fixedSets, parameters, type Search, settingsWith } from './motor-drawer-world.ts'

export type Visit = {
  state: DrawerState
  readonly log: DrawerEvent[]
  /** Everything that the drawer wanted done. */
  readonly effects: DrawerEffect[]
  /** Sees every step; throws where something is wrong. */
  readonly inspect: (before: DrawerState, event: DrawerEvent, visit: Visit) => void
  /** Hands a question to the service. */
  readonly ask: (search: Search) => void
}

const take = (visit: Visit, effects: readonly DrawerEffect[]): void => {
  visit.effects.push(...effects)
  for (const effect of effects) if (effect.type === 'search') visit.ask(effect)
}

export const send = (visit: Visit, event: DrawerEvent): void => {
  const before = visit.state
  const { state, effects } = advance(before, event)
  visit.state = state
  visit.log.push(event)
  take(visit, effects)
  visit.inspect(before, event, visit)
}

export const openVisit = (settings: DrawerSettings, visit: Pick<Visit, 'inspect' | 'ask'>): Visit => {
  const { state, effects } = openDrawer(settings)
  const opened: Visit = { ...visit, state, log: [], effects: [] }
  take(opened, effects)
  return opened
}

/** An action, with what it sends in a state. */
export type Deed = { readonly say: string; readonly eventIn: (state: DrawerState) => DrawerEvent | undefined }

const always = (event: DrawerEvent): Deed => ({ say: JSON.stringify(event), eventIn: () => event })

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
      .constantFrom<Omit<LectotypeFilter, 'paramName'>>({ from: 400, to: 400 }, { from: 200 }, { values: [100, 750] }, {})
      .map((change): DrawerEvent => ({ type: 'fieldChanged', filter: { paramName: 'ratedPower', ...change } })),
  },
)

const searchDeed: fc.Arbitrary<DrawerEvent> = fc.oneof(
  fc.constantFrom('', 'A', 'A1', 'A1-4', 'X', ' ').map((keyword): DrawerEvent => ({ type: 'keywordTyped', keyword })),
  fc.constant<DrawerEvent>({ type: 'searchPressed' }),
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
  .record({ fixed: fc.constantFrom(...fixedSets), autoSelect: fc.boolean(), workingData: fc.constantFrom({}, {}, { p2: 300 }) })
  .map(settingsWith)

export const commandOf = ({ say, eventIn }: Deed): fc.AsyncCommand<Visit, Visit> => ({
  check: ({ state }) => eventIn(state) !== undefined,
  run: async (visit) => {
    const event = eventIn(visit.state)
    if (event) send(visit, event)
  },
  toString: () => say,
})
