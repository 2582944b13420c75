/** State changes of the user's actions on the fields, without requests. */
import { type FilteredSku, longestSkuKeyword, type SkuFilter, type SkuValue } from '../../contract/directory/sku-selection.ts'
import { keyOf } from '../base/machine/call.ts'
import { choiceOf, isOpen, listedMotors, lockOf } from './derived-fields.ts'
import type { MotorSelection } from './drawer-calls.ts'
import type { DrawerState } from './drawer-state.ts'
import { belowOf, filterOf, isChoice, parameterNamed } from '../base/catalogue/parameter-tree.ts'
import { dependantsOf, neededFor } from './needed-parameters.ts'

/** Actions of the user. */
export type DrawerActions = {
  /** Toggles a value. */
  valuePressed: { readonly paramName: string; readonly value: SkuValue }
  /** Sets a field; a filter without values and range clears it. */
  fieldChanged: { readonly filter: SkuFilter }
  fieldReset: { readonly paramName: string }
  keywordTyped: { readonly keyword: string }
  autoSelectSwitched: { readonly on: boolean }
  motorSelected: { readonly skuID: string }
}

/** Whether a field can be changed: it exists, is open and not locked. */
const canChange = (state: DrawerState, paramName: string): boolean =>
  parameterNamed(state.settings.parameters, paramName) !== undefined && isOpen(state, paramName) && lockOf(state, paramName) === undefined

/** Sets a choice. Stores automatic choices of its prerequisites, and clears its descendants. */
const choose = (state: DrawerState, filter: SkuFilter): DrawerState => {
  const { parameters } = state.settings
  const { paramName } = filter
  const below = belowOf(parameters, paramName)
  const others = state.choices.filter((one) => one.paramName !== paramName && !below.has(one.paramName))
  const before = neededFor(parameters, paramName).flatMap((needed) => {
    const choice = choiceOf(state, needed)
    return choice?.by === 'onlyOption' ? [choice.filter] : []
  })
  return { ...state, choices: [...before, ...others, filter], released: [], narrowed: true }
}

/** Clears a choice and all choices that depend on it, since hidden fields must not restrict the list. */
const release = (state: DrawerState, paramName: string): DrawerState => {
  if (!filterOf(state.choices, paramName)) return state
  const gone = new Set([paramName, ...dependantsOf(state.settings.parameters, paramName)])
  const taken = state.choices.filter((one) => gone.has(one.paramName)).map((one) => one.paramName)
  return {
    ...state,
    choices: state.choices.filter((one) => !gone.has(one.paramName)),
    released: [...new Set([...state.released, ...taken])],
    narrowed: false,
  }
}

const change = (state: DrawerState, filter: SkuFilter): DrawerState => {
  if (!canChange(state, filter.paramName)) return state
  // An unchanged choice does not reset the released fields.
  if (keyOf(filter) === keyOf(filterOf(state.choices, filter.paramName))) return state
  return isChoice(filter) ? choose(state, filter) : release(state, filter.paramName)
}

const press = (state: DrawerState, { paramName, value }: DrawerActions['valuePressed']): DrawerState => {
  const isPressed = filterOf(state.choices, paramName)?.values?.includes(value) ?? false
  return change(state, { paramName, values: isPressed ? [] : [value] })
}

/** Sets the keyword; shortening it does not count as narrowing. */
const type = (state: DrawerState, typed: string): DrawerState => {
  const keyword = typed.slice(0, longestSkuKeyword)
  return keyword === state.keyword ? state : { ...state, keyword, narrowed: !state.keyword.includes(keyword) }
}

/** Returns the motor with all parameters it fixes. */
const selectionOf = (state: DrawerState, sku: FilteredSku): MotorSelection => ({
  sku,
  fixedParams: state.settings.parameters.flatMap(({ paramName, unit }) => {
    const value = sku.values[paramName]
    return value === undefined ? [] : [{ paramName, value, unit, fixedBy: choiceOf(state, paramName)?.by ?? 'motor' }]
  }),
})

const select = (state: DrawerState, skuID: string): DrawerState => {
  const sku = listedMotors(state).find((motor) => motor.skuID === skuID)
  return sku ? { ...state, selection: selectionOf(state, sku) } : state
}

/** Selects the only remaining motor if automatic selection is on, unless the last action cleared something. */
export const selectOnly = (state: DrawerState): DrawerState => {
  const { autoSelect, narrowed, listing } = state
  const [only] = listing.state === 'answered' && listing.answer.count === 1 ? listing.answer.motors : []
  return autoSelect && narrowed && only ? { ...state, selection: selectionOf(state, only) } : state
}

export const drawerActions: { readonly [Type in keyof DrawerActions]: (state: DrawerState, event: DrawerActions[Type]) => DrawerState } = {
  valuePressed: press,
  fieldChanged: (state, { filter }) => change(state, filter),
  fieldReset: (state, { paramName }) => change(state, { paramName, values: [] }),
  keywordTyped: (state, { keyword }) => type(state, keyword),
  autoSelectSwitched: (state, { on }) => ({ ...state, autoSelect: on, narrowed: state.narrowed || on }),
  motorSelected: (state, { skuID }) => select(state, skuID),
}
