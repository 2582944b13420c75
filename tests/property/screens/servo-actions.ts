/** What a person does to the servo panel, as fast-check commands: a failing run prints as a list of actions. */
import fc from 'fast-check'
import { choicesOf, offerOf, optionsOf, shownMotors } from '../../../screens/servo/derived-choices.ts'
import { customMotorDefaults } from '../../../screens/servo/custom-motor.ts'
import type { Asking, CoreEvent } from '../../../screens/base/machine/define-machine.ts'
import { type PanelEvent, searchAgain, servoMachine } from '../../../screens/servo/panel-machine.ts'
import { pageSize, type PanelState } from '../../../screens/servo/panel-state.ts'
import { choiceGroups } from '../../../screens/servo/servo-calls.ts'
import { brands, filterChoices, series } from './servo-world.ts'

export type AnyEvent = PanelEvent | CoreEvent

export type Visit = {
  state: PanelState
  readonly log: AnyEvent[]
  /** Sees every step; throws where something is wrong. */
  readonly inspect: (before: PanelState, event: AnyEvent, visit: Visit) => void
  /** Hands a question to the service. */
  readonly ask: (asking: Asking) => void
}

export const send = (visit: Visit, event: AnyEvent): void => {
  const before = visit.state
  const { state, asks } = servoMachine.advance(before, event)
  visit.state = state
  visit.log.push(event)
  visit.inspect(before, event, visit)
  asks.forEach(visit.ask)
}

export const opened = () => servoMachine.advance(servoMachine.start(undefined), { type: 'opened' })

export const openVisit = (visit: Pick<Visit, 'inspect' | 'ask'>): Visit => {
  const { state, asks } = opened()
  asks.forEach(visit.ask)
  return { ...visit, state, log: [] }
}

/** An action that the panel offers in some states, with what it sends then. */
export type Deed = { readonly say: string; readonly eventIn: (state: PanelState) => AnyEvent | undefined }

const always = (event: AnyEvent): Deed => ({ say: JSON.stringify(event), eventIn: () => event })

const of = <T>(values: readonly T[], place: number): T | undefined => values[place % values.length]

const rest = { torque: 0, speed: 0, time: 2 }
const phaseChoices = [[], [rest], [{ torque: 30, speed: 40, time: 1 }, rest], [{ torque: 30, speed: undefined, time: 1 }, rest]]

/** Actions that do not pick from an answer: what they do is the same whatever has arrived. */
export const ownDeed: fc.Arbitrary<Deed> = fc
  .oneof(
    fc.constantFrom('ac', 'dc', undefined).map((typeCode): PanelEvent => ({ type: 'typeChosen', typeCode })),
    fc.constantFrom(...brands, undefined).map((brand): PanelEvent => ({ type: 'brandChosen', brand })),
    fc.constantFrom(...series, undefined).map((value): PanelEvent => ({ type: 'seriesChosen', series: value })),
    fc.constantFrom(...filterChoices).map((filters): PanelEvent => ({ type: 'filtersChanged', filters })),
    fc.constantFrom(...filterChoices).map((filters): PanelEvent => ({ type: 'firstFiltersReceived', filters })),
    fc.constantFrom('', 'S', 'SG', 'SGM', 'X').map((keyword): PanelEvent => ({ type: 'keywordTyped', keyword })),
    fc.constantFrom(customMotorDefaults, { ...customMotorDefaults, n2: 2000 }).map((motor): PanelEvent => ({
      type: 'customMotorConfirmed',
      motor,
    })),
    fc.constantFrom('ratio' as const, 'outputSpeed' as const).map((by): PanelEvent => ({ type: 'demandSwitched', by })),
    fc.constantFrom(undefined, 0, 5, 10, 300).map((value): PanelEvent => ({ type: 'demandEntered', value })),
    fc
      .record({ field: fc.constantFrom('loadInertia' as const, 'emergencyTime' as const), value: fc.constantFrom(undefined, 0, 0.1) })
      .map((entered): PanelEvent => ({ type: 'outputEntered', ...entered })),
    fc.constantFrom(...phaseChoices).map((phases): PanelEvent => ({ type: 'phasesChanged', phases })),
    fc
      .record({ side: fc.constantFrom('lower' as const, 'upper' as const), percent: fc.constantFrom(-10, 0, 7, 20) })
      .map((range): PanelEvent => ({ type: 'errorRangeChosen', ...range })),
    fc
      .constantFrom(...(['otherBrandsChosen', 'customMotorCancelled', 'startPressed', 'resetPressed'] as const))
      .map((type): PanelEvent => ({ type })),
    fc.constant(searchAgain),
    fc.constant({ type: 'motorChosen', motor: undefined } as const),
  )
  .map(always)

const place = fc.nat(5)
const group = fc.constantFrom(...choiceGroups)

const chooseMotor = place.map((at): Deed => ({
  say: `choose motor ${at}`,
  eventIn: (state) => {
    const motor = of(shownMotors(state)?.motors ?? [], at)
    return motor && { type: 'motorChosen', motor }
  },
}))

const chooseRatio = place.map((at): Deed => ({
  say: `choose ratio ${at}`,
  eventIn: (state) => {
    const ratio = of(offerOf(state)?.ratios ?? [], at)
    return ratio === undefined ? undefined : { type: 'ratioChosen', ratio }
  },
}))

const chooseNext = place.map((at): Deed => ({
  say: `make the next choice ${at}`,
  eventIn: (state) => {
    const next = choiceGroups[choicesOf(state).length]
    const option = next && of(optionsOf(state, next), at)
    return option && { type: 'choiceMade', group: next, value: option.value }
  },
}))

/** Locked ones too: the panel does not offer them, and the machine does not take them. */
const chooseAny = fc
  .tuple(group, fc.constantFrom('a', 'b', 'c'))
  .map(([one, value]): Deed => always({ type: 'choiceMade', group: one, value }))

const clearOne = group.map((one): Deed => ({
  say: `clear ${one}`,
  eventIn: (state) =>
    choicesOf(state).length > choiceGroups.indexOf(one) ? { type: 'choiceMade', group: one, value: undefined } : undefined,
}))

const others = fc.constantFrom<Deed>(
  { say: 'clear the ratio', eventIn: () => ({ type: 'ratioChosen', ratio: undefined }) },
  { say: 'cancel', eventIn: () => ({ type: 'cancel', question: 'calculation' }) },
)

/** Of the few lists that are longer than a page. */
const more: Deed = {
  say: 'more motors',
  eventIn: (state) => ((shownMotors(state)?.count ?? 0) > pageSize ? { type: 'moreMotorsRequested' } : undefined),
}

/** Own actions mostly take the motor back: done as often as the rest, they would leave the panel empty. */
export const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: ownDeed },
  { weight: 3, arbitrary: chooseMotor },
  { weight: 3, arbitrary: chooseRatio },
  { weight: 8, arbitrary: chooseNext },
  { weight: 2, arbitrary: chooseAny },
  { weight: 3, arbitrary: clearOne },
  { weight: 2, arbitrary: others },
  { weight: 3, arbitrary: fc.constant(more) },
  { weight: 2, arbitrary: fc.constant(always({ type: 'startPressed' })) },
)

export const commandOf = ({ say, eventIn }: Deed): fc.AsyncCommand<Visit, Visit> => ({
  check: ({ state }) => eventIn(state) !== undefined,
  run: async (visit) => {
    const event = eventIn(visit.state)
    if (event) send(visit, event)
  },
  toString: () => say,
})
