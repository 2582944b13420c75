/** Laws of the servo panel: each looks at one step, or makes what looks at every step of a run, and throws where it does not hold. */
import { expect } from 'vitest'
import type { SkuFilter } from '../../../contract/directory/sku-selection.ts'
import { choicesOf, motorOf, offerOf, ratioOf, seriesOf } from '../../../screens/servo/derived-choices.ts'
import { type Call, isCovered, keyOf } from '../../../screens/base/machine/call.ts'
import type { PanelState } from '../../../screens/servo/panel-state.ts'
import { meetsFilters } from '../../../screens/base/catalogue/meets-filters.ts'
import { searchOf } from '../../../screens/servo/panel-questions.ts'
import { reasons } from '../../../screens/servo/reasons.ts'
import { choiceGroups } from '../../../screens/servo/servo-calls.ts'
import type { Visit } from './servo-actions.ts'

type Law = Visit['inspect']

/** No later choice survives the clearing of an earlier one: keeps, beside the panel, when each was made and when it was cleared. */
export const createChoiceTimes = (): Law => {
  const made: number[] = []
  const cleared: number[] = choiceGroups.map(() => -1)
  return (before, event, { state, log }) => {
    const now = log.length
    state.choices.forEach((choice, index) => {
      if (before.choices[index] !== choice) made[index] = now
    })
    if (event.type === 'resetPressed') expect(state.choices).toEqual([])
    if (event.type === 'choiceMade' && event.value === undefined) {
      const index = choiceGroups.indexOf(event.group)
      cleared[index] = now
      expect(choicesOf(state).length).toBeLessThanOrEqual(index)
    }
    state.choices.forEach((_, later) => {
      for (let earlier = 0; earlier <= later; earlier += 1) expect(made[later]).toBeGreaterThan(cleared[earlier] ?? -1)
    })
  }
}

/** The choices of the person come first; the first that is missing is not one with a single value, unless it was just cleared. */
export const checkSingleValues: Law = (_, __, { state }) => {
  const chosen = choicesOf(state)
  expect(chosen.slice(0, state.choices.length)).toEqual(state.choices)
  const next = choiceGroups[chosen.length]
  if (next && state.released !== next) expect(offerOf(state)?.options[next].length).not.toBe(1)
}

export const checkChoiceMade: Law = (before, event, { state }) => {
  if (event.type !== 'choiceMade') return
  const index = choiceGroups.indexOf(event.group)
  if (event.value === undefined) return expect(state.choices).toEqual(before.choices.slice(0, index))
  const was = choicesOf(before)
  const offered = offerOf(before)?.options[event.group].some(({ value }) => value === event.value) ?? false
  if (was.length >= index && offered) expect(state.choices).toEqual([...was.slice(0, index), event.value])
  else expect(choicesOf(state)).toEqual(was)
}

const isAwaited = (call: Call<unknown, unknown>, key: string): boolean => call.state === 'running' && call.key === key

export const checkLateAnswer: Law = (before, event, { state }) => {
  if (event.type !== 'arrived' && event.type !== 'failed') return
  const call = event.question === 'motors' ? before.motors : before.calculation
  if (!isAwaited(call, event.key)) expect(state).toEqual(before)
}

const namedMotor = (state: PanelState) => {
  const motor = motorOf(state)
  return motor?.calcType === 'sku' ? { sku: motor.motor.skuID } : { customMotor: motor?.motor }
}

/** What the output is asked for: an emergency stop only of a load. */
const outputOf = ({ output: { loadInertia = 0, emergencyTime = 0, phases = [] } }: Visit['state']) => ({
  ...(loadInertia > 0 && { loadInertia, ...(emergencyTime > 0 && { emergencyTime }) }),
  ...(phases.length > 0 && { phases }),
})

/** A part of the phases would be another duty. */
const hasWholePhases = ({ output: { phases = [] } }: PanelState): boolean =>
  phases.every(({ torque, speed, time }) => torque !== undefined && speed !== undefined && time !== undefined)

/** A ratio was picked for the demand that was there. */
export const checkDemand: Law = (before, _, { state }) => {
  const demandIn = ({ demand, errorRange, output }: PanelState) => keyOf([demand, errorRange, output])
  if (demandIn(state) !== demandIn(before)) expect([state.ratio, state.released]).toEqual([undefined, undefined])
}

/** What is offered was answered for the motor and demand that are there now, and what was picked is among it. */
export const checkOffer: Law = (_, __, { state }) => {
  const offer = offerOf(state)
  const demand = { by: state.demand.by, value: state.demand[state.demand.by], ...state.errorRange }
  if (offer) expect(offer.calculation.catalogueVersion).toBe(JSON.stringify([namedMotor(state), demand, outputOf(state)]))
  const ratio = ratioOf(state)
  if (ratio !== undefined) expect(offer?.ratios).toContain(ratio)
}

const startedIn = ({ calculation }: PanelState): boolean => calculation.state === 'running' && isCovered(calculation)

export const checkStart: Law = (before, event, { state }) => {
  const value = before.demand[before.demand.by]
  const isRatioOpen = (offerOf(before)?.ratios ?? []).length > 0 && ratioOf(before) === undefined
  const complete = motorOf(before) !== undefined && value !== undefined && value > 0 && hasWholePhases(before) && !isRatioOpen
  expect(reasons(before).length === 0).toBe(complete)
  if (event.type === 'startPressed') expect(startedIn(state)).toBe(complete || startedIn(before))
}

/** The only motor of the list asked for last is chosen, unless it was just cleared; before that list is there, none is. */
export const checkOnlyMotor: Law = (_, __, { state }) => {
  const { motors } = state
  const only = motors.state === 'answered' && motors.answer.count === 1
  if (only && state.released !== 'motor') expect(motorOf(state)).toBeDefined()
  if (motors.state !== 'answered') expect(motorOf(state)).toBe(state.motor)
}

export const checkMotorReset: Law = (before, event, { state }) => {
  const { type } = event
  if (['typeChosen', 'brandChosen', 'seriesChosen'].includes(type)) expect(state.motor).toBeUndefined()
  if (type === 'keywordTyped') expect(state.motor).toBe(event.keyword === before.keyword ? before.motor : undefined)
  if (type !== 'customMotorConfirmed') return
  expect([state.brand, state.series, motorOf(state)?.calcType]).toEqual([undefined, undefined, 'customMotor'])
}

/** A picked motor outlives a change of the filters where it meets them, else it goes as with another brand; one that was described stays. */
export const checkFilters: Law = (before, event, { state }) => {
  if (event.type !== 'filtersChanged') return
  const { motor } = before
  const stays = motor?.calcType !== 'sku' || meetsFilters(motor.motor, event.filters)
  expect(state.motor).toEqual(stays ? motor : undefined)
  expect([state.filters, state.page]).toEqual([event.filters, 1])
  expect([state.typeCode, state.brand, state.series]).toEqual([before.typeCode, before.brand, before.series])
  if (!stays) expect([state.keyword, state.ratio, state.calculation.state]).toEqual(['', undefined, motorOf(state) ? 'running' : 'idle'])
}

/** What the service has chosen at first comes once, and changes nothing that somebody chose. */
export const checkFirstFilters: Law = (before, event, { state }) => {
  if (event.type !== 'firstFiltersReceived') return
  expect(state.filters.slice(0, before.filters.length)).toEqual(before.filters)
  if (before.hasFirstFilters) expect(state.filters).toEqual(before.filters)
  expect(new Set(state.filters.map(({ paramName }) => paramName)).size).toBe(state.filters.length)
  const choices = ({ motor, typeCode, brand, series, keyword }: typeof state) => [motor, typeCode, brand, series, keyword]
  expect([state.hasFirstFilters, choices(state)]).toEqual([true, choices(before)])
  // What is free is taken, and nothing that a picked motor does not meet.
  const { motor } = before
  const isFree = (filter: SkuFilter) =>
    !before.filters.some(({ paramName }) => paramName === filter.paramName) &&
    (motor?.calcType !== 'sku' || meetsFilters(motor.motor, [filter]))
  if (!before.hasFirstFilters) expect(state.filters.slice(before.filters.length)).toEqual(event.filters.filter(isFree))
}

/** What an event may do to the page of the same search. */
const pageSteps: Readonly<Partial<Record<string, 1 | -1>>> = { moreMotorsRequested: 1, failed: -1 }

/** A page beyond the first is one of the list that was there, and those before one that failed stay: another search begins at its first. */
export const checkPages: Law = (before, event, { state }) => {
  const { page: _was, ...searchBefore } = searchOf(before)
  const { page, ...asks } = searchOf(state)
  const isSame = keyOf(searchBefore) === keyOf(asks)
  if (!isSame) expect(page).toBe(1)
  else expect([1, before.page, before.page + (pageSteps[event.type] ?? 0)]).toContain(page)
}

/** A series that was taken back does not come back by an answer. */
export const createClearedSeries = (): Law => {
  let isCleared = false
  return (_, event, { state }) => {
    const isAnswer = event.type === 'arrived' || event.type === 'failed'
    if (!isAnswer) isCleared = event.type === 'seriesChosen' && event.series === undefined
    if (isCleared) expect(seriesOf(state)).toBeUndefined()
  }
}

/** The list that is asked for is the one that is filtered by. */
export const checkSearch: Law = (_, __, { state: { motors, typeCode, brand, series, filters, keyword, page } }) => {
  if (!('request' in motors)) return
  // A further page that failed leaves the list of those before it.
  expect(motors.request).toMatchObject({ typeCode, brand, series, filters, keyword: keyword.trim(), page })
}

/** Once everything has been answered: nothing is under way, and the calculation is that of what is filled in. */
export const checkAtRest = ({ state }: Visit): void => {
  const { motors, calculation, demand, ratio, choices } = state
  for (const { state: is } of [motors, calculation]) expect(['running', 'pending']).not.toContain(is)
  const complete = motorOf(state) !== undefined && (demand[demand.by] ?? 0) > 0 && hasWholePhases(state)
  expect(calculation.state !== 'idle').toBe(complete)
  if (!('request' in calculation)) return
  expect(calculation.request).toEqual({
    motor: namedMotor(state),
    demand: { by: demand.by, value: demand[demand.by], ...state.errorRange },
    output: outputOf(state),
    ratio,
    choices,
  })
}
