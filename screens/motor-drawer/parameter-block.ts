/** Adapts the further fields of the drawer to the filter block. */
import type { FilteredSkus, SkuFilter, SkuParam } from '../../contract/directory/sku-selection.ts'
import type { LockReason } from './drawer-calls.ts'
import { choiceOf, lockOf, remainingOf, shownFields, shownMotors } from './derived-fields.ts'
import { brandParameter, type DrawerState, typeParameter } from './drawer-state.ts'
import { neededFor } from './needed-parameters.ts'

export type ParameterBlock = {
  readonly parameters: readonly SkuParam[]
  readonly chosen: readonly SkuFilter[]
  readonly remaining: FilteredSkus['filterParams'] | undefined
  readonly locked: Readonly<Record<string, LockReason>>
}

/** Restricts a child parameter to its remaining values, such as the series of a brand, instead of disabling all others. */
const narrowed = (state: DrawerState, parameter: SkuParam): SkuParam => {
  const { parameters } = state.settings
  const isBelow = parameters.some(({ children }) => children.includes(parameter.paramName))
  const left = remainingOf(state, parameter.paramName)?.map(({ value }) => value)
  if (!isBelow || !left) return parameter
  const chosen = choiceOf(state, parameter.paramName)?.filter.values ?? []
  return { ...parameter, values: parameter.values.filter((value) => left.includes(value) || chosen.includes(value)) }
}

/** Returns the visible fields other than type and brand. */
export const parameterBlock = (state: DrawerState): ParameterBlock => {
  const shown = shownFields(state).filter(({ paramName }) => paramName !== typeParameter && paramName !== brandParameter)
  const locks = shown.flatMap(({ paramName }) => {
    const lock = lockOf(state, paramName)
    return lock ? [[paramName, lock] as const] : []
  })
  return {
    parameters: shown.map((parameter) => narrowed(state, parameter)),
    chosen: shown.flatMap(({ paramName }) => choiceOf(state, paramName)?.filter ?? []),
    remaining: shownMotors(state)?.remaining,
    locked: Object.fromEntries(locks),
  }
}

/** Returns the fields that require the brand, shown as waiting. */
export const waitingFields = (state: DrawerState): readonly SkuParam[] => {
  const { parameters } = state.settings
  const shown = new Set(shownFields(state).map(({ paramName }) => paramName))
  const belowBrand = parameters.find(({ paramName }) => paramName === brandParameter)?.children ?? []
  return parameters.filter(
    ({ paramName }) => belowBrand.includes(paramName) && !shown.has(paramName) && neededFor(parameters, paramName).includes(brandParameter),
  )
}

const textOf = (filter: SkuFilter | undefined): string => JSON.stringify(filter ?? null)

/** Returns the filter that the user changed; dependent changes are derived by the drawer. Undefined if nothing changed. */
export const changeBetween = (before: readonly SkuFilter[], after: readonly SkuFilter[]): SkuFilter | undefined => {
  const inBefore = ({ paramName }: SkuFilter) => before.find((one) => one.paramName === paramName)
  const made = after.find((filter) => textOf(filter) !== textOf(inBefore(filter)))
  if (made) return made
  const gone = before.find(({ paramName }) => !after.some((one) => one.paramName === paramName))
  return gone && { paramName: gone.paramName, values: [] }
}
