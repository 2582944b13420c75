/** Laws of the motor drawer: each looks at one step and throws where it does not hold. */
import { expect } from 'vitest'
import { meetsFilters } from '../../../screens/base/catalogue/meets-filters.ts'
import { appliedFilters, choiceOf, isOpen, lockOf, remainingOf, shownFields } from '../../../screens/motor-drawer/derived-fields.ts'
import { filtersOf, questionOf } from '../../../screens/motor-drawer/drawer-questions.ts'
import { keyOf } from '../../../screens/base/machine/call.ts'
import type { DrawerState } from '../../../screens/motor-drawer/drawer-state.ts'
import type { Visit } from './motor-drawer-actions.ts'
import { motors, parameters } from './motor-drawer-world.ts'

type Law = Visit['inspect']

const own = (state: DrawerState, paramName: string) => state.choices.find((choice) => choice.paramName === paramName)
const isFixed = ({ settings }: DrawerState, paramName: string) => settings.fixed.some(({ filter }) => filter.paramName === paramName)
const names = parameters.map(({ paramName }) => paramName)

/** What a press does is worked out here from the state before alone. */
export const checkToggle: Law = (before, event, { state }) => {
  if (event.type !== 'valuePressed' || before.selection) return
  const { paramName, value } = event
  const was = own(before, paramName)
  if (!isOpen(before, paramName) || lockOf(before, paramName)) expect(state.choices).toEqual(before.choices)
  else if (was?.values?.includes(value)) expect(own(state, paramName)).toBeUndefined()
  else expect(own(state, paramName)).toEqual({ paramName, values: [value] })
}

export const checkBrandFirst: Law = (before, event, { state }) => {
  const beyond = state.choices.some(({ paramName }) => paramName !== 'typeCode' && paramName !== 'brand')
  if (beyond) expect(own(state, 'brand') !== undefined || isFixed(state, 'brand')).toBe(true)
  if (event.type === 'valuePressed' && event.paramName === 'series' && !choiceOf(before, 'brand')) {
    expect(own(state, 'series')).toEqual(own(before, 'series'))
  }
}

export const checkBrandRemoval: Law = (before, _, { state }) => {
  const [was, is] = [own(before, 'brand'), own(state, 'brand')]
  if (was === undefined || JSON.stringify(was) === JSON.stringify(is)) return
  expect(own(state, 'series')).toBeUndefined()
  if (is === undefined) expect(state.choices.filter(({ paramName }) => paramName !== 'typeCode')).toEqual([])
}

/** The only option that is left is chosen in every field that can be seen, unless the last actions took it back. */
export const checkOnlyOption: Law = (_, __, { state }) => {
  for (const paramName of names) {
    const left = remainingOf(state, paramName)
    const choice = choiceOf(state, paramName)
    const isFree = !own(state, paramName) && !isFixed(state, paramName)
    if (!isFree || !isOpen(state, paramName)) continue
    const expected = left?.length === 1 && !state.released.includes(paramName)
    expect(choice?.filter.values).toEqual(expected ? [left[0]?.value] : undefined)
  }
}

/** Taken back counts until something else is chosen, for whatever was taken back. */
export const checkReversal: Law = (before, _, { state }) => {
  const taken = before.choices.filter(({ paramName }) => !own(state, paramName)).map(({ paramName }) => paramName)
  const isNew = state.choices.some((choice) => JSON.stringify(own(before, choice.paramName)) !== JSON.stringify(choice))
  if (isNew) expect(state.released).toEqual([])
  else expect(state.released).toEqual([...new Set([...before.released, ...taken])])
}

/** Choices beside those of the person are there from the start or not at all: no answer and no reset brings one. */
export const checkChosenByWhom: Law = (before, event, { state }) => {
  if (event.type === 'valuePressed' || event.type === 'fieldChanged') return
  for (const choice of state.choices) expect(before.choices).toContain(choice)
}

export const checkLocks: Law = (before, event, { state }) => {
  for (const paramName of names) {
    if (isFixed(state, paramName)) {
      expect([lockOf(state, paramName), own(state, paramName)]).toEqual([choiceOf(state, paramName)?.by, undefined])
    }
  }
  const touched = event.type === 'valuePressed' || event.type === 'fieldReset' ? event.paramName : undefined
  if (touched !== undefined && lockOf(before, touched)) expect(state.choices).toEqual(before.choices)
  expect(state.settings).toBe(before.settings)
}

export const checkLateAnswer: Law = (before, event, { state }) => {
  if (event.type !== 'arrived' && event.type !== 'failed') return
  const { listing } = before
  if (before.selection || listing.state !== 'running' || listing.key !== event.key) expect(state).toEqual(before)
}

/** What the person chose is what the list is asked with, and all of it can be seen. */
export const checkListRequest: Law = (_, __, { state }) => {
  const applied = appliedFilters(state).map(({ parameter }) => parameter)
  const shown = [...shownFields(state), ...applied].map(({ paramName }) => paramName)
  for (const { paramName } of filtersOf(state)) expect(shown).toContain(paramName)
  if (state.selection || !('key' in state.listing)) return
  expect(state.listing.key).toBe(keyOf(questionOf(state)))
}

/** One motor, or none; it meets all that is chosen; and after that nothing happens. */
export const checkSelection: Law = (before, _, { state, selections }) => {
  expect(selections).toEqual(state.selection ? [state.selection] : [])
  if (before.selection) expect(state).toBe(before)
  const [selection] = selections
  if (!selection) return
  const { sku, fixedParams } = selection
  expect(meetsFilters(sku, filtersOf(state))).toBe(true)
  expect(Object.fromEntries(fixedParams.map(({ paramName, value }) => [paramName, value]))).toEqual(sku.values)
  for (const { paramName, fixedBy } of fixedParams) expect(fixedBy).toBe(choiceOf(state, paramName)?.by ?? 'motor')
}

/** Whether choices were taken back, and none made or changed. */
const tookBack = (before: DrawerState, state: DrawerState): boolean =>
  state.choices.length < before.choices.length && state.choices.every((choice) => own(before, choice.paramName) === choice)

/** The only motor left is taken where that is on, and never right after something was taken back; otherwise it takes a press. */
export const checkAutoSelect: Law = (before, event, { state }) => {
  const ended = state.selection && !before.selection
  const only = state.listing.state === 'answered' && state.listing.answer.count === 1
  if (ended && event.type !== 'motorSelected') {
    expect([only, state.autoSelect, state.narrowed]).toEqual([true, true, true])
  }
  if (!before.selection && only && state.autoSelect && state.narrowed) expect(state.selection).toBeDefined()
  // Taking letters away is taking something back.
  const isTyped = event.type === 'keywordTyped' && state.keyword !== before.keyword
  if (!before.selection && isTyped) expect(state.narrowed).toBe(!before.keyword.includes(state.keyword))
  // Switching it off and on is no choice: it takes back nothing of what narrowed.
  if (!before.selection && event.type === 'autoSelectSwitched') expect(state.narrowed).toBe(before.narrowed || event.on)
  if (!before.selection && tookBack(before, state)) expect([state.narrowed, state.selection]).toEqual([false, undefined])
}

/** Once everything has been answered: nothing is under way, and every motor listed meets what is chosen. */
export const checkAtRest = ({ state }: Visit): void => {
  if (state.selection) return
  expect(state.listing.state).not.toBe('running')
  if (state.listing.state !== 'answered') return
  const { workingData = {} } = state.settings
  const able = motors.filter((motor) => (motor.p2 ?? 0) >= (workingData['p2'] ?? 0))
  const listed = able.filter((motor) => meetsFilters(motor, filtersOf(state)) && motor.skuName.includes(state.keyword.trim()))
  expect(state.listing.answer.motors).toEqual(listed)
  // The values that a field has are those of the motors under everything else, whatever is typed; a brand has them under any series.
  for (const { paramName, children } of parameters) {
    const others = filtersOf(state).filter((filter) => filter.paramName !== paramName && !isBelow(state, children, filter.paramName))
    const left = new Set(able.filter((motor) => meetsFilters(motor, others)).map(({ values }) => values[paramName]))
    expect(new Set(remainingOf(state, paramName)?.map(({ value }) => value))).toEqual(left)
  }
}

const isBelow = (state: DrawerState, children: readonly string[], paramName: string): boolean =>
  children.includes(paramName) && !isFixed(state, paramName)
