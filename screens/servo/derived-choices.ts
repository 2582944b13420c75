/**
 * Effective choices: those of the user, or the only option available.
 *
 * Automatic choices are derived, not stored. They follow from the current answers, so the order of the answers cannot leave an
 * outdated one.
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

/** Returns the motors to show: those of the last answer while the next call is running. */
export const shownMotors = ({ motors }: PanelState): MotorPage | undefined => lastAnswered(motors)?.answer

/** Returns the filter options of the last answer, also after a failed call, so that the filters can be changed. */
export const offeredFilters = ({ motors }: PanelState): Omit<MotorPage, 'motors' | 'count'> | undefined => knownOf(motors)?.answer

/** Returns the answer to the current search; undefined while it is pending. */
const currentMotors = ({ motors }: PanelState): MotorPage | undefined => (motors.state === 'answered' ? motors.answer : undefined)

const onlyOne = <T>(values: readonly T[] | undefined): T | undefined => (values?.length === 1 ? values[0] : undefined)

const unless = <T>(state: PanelState, released: Released, value: T | undefined): T | undefined =>
  state.released === released ? undefined : value

/** Returns the motor of the calculation: the chosen one, otherwise the only one found. */
export const motorOf = (state: PanelState): ChosenMotor | undefined => {
  if (state.motor) return state.motor
  const found = currentMotors(state)
  const motor = found?.count === 1 ? unless(state, 'motor', onlyOne(found.motors)) : undefined
  return motor && { calcType: 'sku', motor }
}

/** Returns the motor picked from the list. It determines type, brand and series where these are not chosen. */
const pickedMotor = ({ motor }: PanelState): ServoMotor | undefined => (motor?.calcType === 'sku' ? motor.motor : undefined)

export const typeOf = (state: PanelState): string | undefined => state.typeCode ?? pickedMotor(state)?.typeCode
export const brandOf = (state: PanelState): string | undefined => state.brand ?? pickedMotor(state)?.brand

/** Returns the effective series: the chosen one, that of the picked motor, or the only one of the chosen brand. */
export const seriesOf = (state: PanelState): string | undefined => {
  const known = state.series ?? pickedMotor(state)?.series
  return known ?? (state.brand === undefined ? undefined : unless(state, 'series', onlyOne(currentMotors(state)?.series)))
}

/** Returns the offered ratios and options: those of the last answer, as long as motor, demand and output are unchanged. */
export const offerOf = ({ calculation }: PanelState): ServoAnswer | undefined => {
  const known = knownOf(calculation)
  if (calculation.state !== 'running') return calculation.state === 'answered' || calculation.state === 'ready' ? known?.answer : undefined
  return known && baseOf(known.request) === baseOf(calculation.request) ? known.answer : undefined
}

/** Returns the effective ratio: the picked one if it is still offered, otherwise the only one offered. */
export const ratioOf = (state: PanelState): number | undefined => {
  const offered = offerOf(state)?.ratios ?? []
  return state.ratio !== undefined && offered.includes(state.ratio) ? state.ratio : unless(state, 'ratio', onlyOne(offered))
}

export const optionsOf = (state: PanelState, group: ChoiceGroup): readonly OfferedOption[] => offerOf(state)?.options[group] ?? []

/** Returns the effective choices in the order of `choiceGroups`: those of the user, followed by groups with a single option. */
export const choicesOf = (state: PanelState): readonly string[] => {
  const choices = [...state.choices]
  for (const group of choiceGroups.slice(choices.length)) {
    const only = unless(state, group, onlyOne(optionsOf(state, group)))
    if (only === undefined) break
    choices.push(only.value)
  }
  return choices
}

/** Whether all groups before this one are chosen. */
export const isUnlocked = (state: PanelState, group: ChoiceGroup): boolean => choicesOf(state).length >= choiceGroups.indexOf(group)
