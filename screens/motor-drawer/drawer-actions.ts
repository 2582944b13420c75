/** What each action of a person does to the fields of the drawer, questions apart. */
import { type FilteredSku, longestSkuKeyword, type SkuFilter, type SkuValue } from '../../contract/directory/sku-selection.ts'
import { keyOf } from '../base/machine/call.ts'
import { choiceOf, isOpen, listedMotors, lockOf } from './derived-fields.ts'
import type { MotorSelection } from './drawer-calls.ts'
import type { DrawerState } from './drawer-state.ts'
import { belowOf, filterOf, isChoice, parameterNamed } from '../base/catalogue/parameter-tree.ts'
import { dependantsOf, neededFor } from './needed-parameters.ts'

/** What a person can do. */
export type DrawerActions = {
  /** A value is pressed: chosen, or taken back where it was chosen. */
  valuePressed: { readonly paramName: string; readonly value: SkuValue }
  /** A field stands at something else; a filter without values and range takes it back. */
  fieldChanged: { readonly filter: SkuFilter }
  fieldReset: { readonly paramName: string }
  keywordTyped: { readonly keyword: string }
  autoSelectSwitched: { readonly on: boolean }
  motorSelected: { readonly skuID: string }
}

/** Whether a field can be changed: it is there, open, and neither brought in from elsewhere nor left with one option. */
const canChange = (state: DrawerState, paramName: string): boolean =>
  parameterNamed(state.settings.parameters, paramName) !== undefined && isOpen(state, paramName) && lockOf(state, paramName) === undefined

/** A choice takes those before it along, also the automatic ones; what stands below it was chosen under another value and goes. */
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

/** Takes a choice back, with everything that cannot be there without it: what is not shown narrows nothing. */
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
  // What is chosen already is nothing new: what was taken back stays so.
  if (keyOf(filter) === keyOf(filterOf(state.choices, filter.paramName))) return state
  return isChoice(filter) ? choose(state, filter) : release(state, filter.paramName)
}

const press = (state: DrawerState, { paramName, value }: DrawerActions['valuePressed']): DrawerState => {
  const isPressed = filterOf(state.choices, paramName)?.values?.includes(value) ?? false
  return change(state, { paramName, values: isPressed ? [] : [value] })
}

/** Taking letters away is taking something back. */
const type = (state: DrawerState, typed: string): DrawerState => {
  const keyword = typed.slice(0, longestSkuKeyword)
  return keyword === state.keyword ? state : { ...state, keyword, narrowed: !state.keyword.includes(keyword) }
}

/** The motor with every parameter that it fixes. */
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

/** The only motor that is left is taken where that is wanted, unless the last action took something back. */
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
