/** What each action of a person does to the fields of the drawer, questions apart. */
import { type LectotypeFilter, longestSkuKeyword } from '../../contract/lectotype.ts'
import { keyOf } from '../app/call.ts'
import { choiceOf, isOpen, lockOf } from './derived-fields.ts'
import type { DrawerEvent } from './drawer-events.ts'
import type { DrawerState } from './drawer-state.ts'
import { belowOf, dependantsOf, filterOf, isChoice, neededFor, parameterNamed } from './parameter-tree.ts'

/** Whether a field can be changed: it is there, open, and neither brought in from elsewhere nor left with one option. */
const canChange = (state: DrawerState, paramName: string): boolean =>
  parameterNamed(state.settings.parameters, paramName) !== undefined && isOpen(state, paramName) && lockOf(state, paramName) === undefined

/** A choice takes those before it along, also the automatic ones; what stands below it was chosen under another value and goes. */
const choose = (state: DrawerState, filter: LectotypeFilter): DrawerState => {
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

const change = (state: DrawerState, filter: LectotypeFilter): DrawerState => {
  if (!canChange(state, filter.paramName)) return state
  // What is chosen already is nothing new: what was taken back stays so.
  if (keyOf(filter) === keyOf(filterOf(state.choices, filter.paramName))) return state
  return isChoice(filter) ? choose(state, filter) : release(state, filter.paramName)
}

const press = (state: DrawerState, { paramName, value }: DrawerEvent<'valuePressed'>): DrawerState => {
  const isPressed = filterOf(state.choices, paramName)?.values?.includes(value) ?? false
  return change(state, { paramName, values: isPressed ? [] : [value] })
}

/** Taking letters away is taking something back. */
const type = (state: DrawerState, typed: string): DrawerState => {
  const keyword = typed.slice(0, longestSkuKeyword)
  return keyword === state.keyword ? state : { ...state, keyword, narrowed: !state.keyword.includes(keyword) }
}

export type FieldEvent = DrawerEvent<
  'valuePressed' | 'fieldChanged' | 'fieldReset' | 'keywordTyped' | 'searchPressed' | 'autoSelectSwitched'
>

/** The state after an action, before it asks anything. */
export const act = (state: DrawerState, event: FieldEvent): DrawerState => {
  switch (event.type) {
    case 'valuePressed':
      return press(state, event)
    case 'fieldChanged':
      return change(state, event.filter)
    case 'fieldReset':
      return change(state, { paramName: event.paramName, values: [] })
    case 'keywordTyped':
      return type(state, event.keyword)
    case 'searchPressed':
      return state
    case 'autoSelectSwitched':
      return { ...state, autoSelect: event.on, narrowed: state.narrowed || event.on }
  }
}
