/**
 * What counts as chosen: what the person chose, or the only thing there is to choose.
 *
 * An automatic choice is derived, never stored: it comes and goes with the answers it follows from, so that the order in which answers come
 * cannot leave one behind.
 */
import { knownOf, lastAnswered } from '../base/machine/call.ts'
import type { PanelState, Released } from './panel-state.ts'
import {
  type ChoiceGroup,
  choiceGroups,
  type ChosenMotor,
  type MotorPage,
  type OfferedOption,
  type ServoAnswer,
  type ServoMotor,
} from './servo-calls.ts'
import { baseOf } from './panel-questions.ts'

/** The motors to show: those of the last answer while the next is under way. */
export const shownMotors = ({ motors }: PanelState): MotorPage | undefined => lastAnswered(motors)?.answer

/** What motors can be filtered by: of the last answer, also where the next one has failed, so that something else can be chosen. */
export const offeredFilters = ({ motors }: PanelState): Omit<MotorPage, 'motors' | 'count'> | undefined => knownOf(motors)?.answer

/** The motors that were asked for last; undefined until they are there. */
const currentMotors = ({ motors }: PanelState): MotorPage | undefined => (motors.state === 'answered' ? motors.answer : undefined)

const onlyOne = <T>(values: readonly T[] | undefined): T | undefined => (values?.length === 1 ? values[0] : undefined)

const unless = <T>(state: PanelState, released: Released, value: T | undefined): T | undefined =>
  state.released === released ? undefined : value

/** The motor of the calculation: the chosen one, else the only one that was found. */
export const motorOf = (state: PanelState): ChosenMotor | undefined => {
  if (state.motor) return state.motor
  const found = currentMotors(state)
  const motor = found?.count === 1 ? unless(state, 'motor', onlyOne(found.motors)) : undefined
  return motor && { calcType: 'sku', motor }
}

/** The motor that was picked from the list: it shows its type, brand and series where the person has not chosen them. */
const pickedMotor = ({ motor }: PanelState): ServoMotor | undefined => (motor?.calcType === 'sku' ? motor.motor : undefined)

export const typeOf = (state: PanelState): string | undefined => state.typeCode ?? pickedMotor(state)?.typeCode
export const brandOf = (state: PanelState): string | undefined => state.brand ?? pickedMotor(state)?.brand

/** The series shown: the chosen one, that of the picked motor, else the only one of the chosen brand. */
export const seriesOf = (state: PanelState): string | undefined => {
  const known = state.series ?? pickedMotor(state)?.series
  return known ?? (state.brand === undefined ? undefined : unless(state, 'series', onlyOne(currentMotors(state)?.series)))
}

/** Ratios and options on offer: of the last answer, as long as it was about the same motor and demand. */
export const offerOf = ({ calculation }: PanelState): ServoAnswer | undefined => {
  const known = knownOf(calculation)
  if (calculation.state !== 'running') return calculation.state === 'answered' || calculation.state === 'ready' ? known?.answer : undefined
  return known && baseOf(known.request) === baseOf(calculation.request) ? known.answer : undefined
}

/** The ratio picked among those on offer, else the only one. One that is no longer on offer does not count. */
export const ratioOf = (state: PanelState): number | undefined => {
  const offered = offerOf(state)?.ratios ?? []
  return state.ratio !== undefined && offered.includes(state.ratio) ? state.ratio : unless(state, 'ratio', onlyOne(offered))
}

export const optionsOf = (state: PanelState, group: ChoiceGroup): readonly OfferedOption[] => offerOf(state)?.options[group] ?? []

/** The choices that count, in the order of `choiceGroups`: those of the person, then whatever follows by being the only value. */
export const choicesOf = (state: PanelState): readonly string[] => {
  const choices = [...state.choices]
  for (const group of choiceGroups.slice(choices.length)) {
    const only = unless(state, group, onlyOne(optionsOf(state, group)))
    if (only === undefined) break
    choices.push(only.value)
  }
  return choices
}

/** Choices unlock one after another: a group is open once all before it are chosen. */
export const isUnlocked = (state: PanelState, group: ChoiceGroup): boolean => choicesOf(state).length >= choiceGroups.indexOf(group)
