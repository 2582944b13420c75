/** The further parameters of the drawer, as a block of filters takes them and gives them back. */
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

/** Below another parameter only what that leaves is shown: the series of a brand, not those of all brands in grey. */
const narrowed = (state: DrawerState, parameter: SkuParam): SkuParam => {
  const { parameters } = state.settings
  const isBelow = parameters.some(({ children }) => children.includes(parameter.paramName))
  const left = remainingOf(state, parameter.paramName)?.map(({ value }) => value)
  if (!isBelow || !left) return parameter
  const chosen = choiceOf(state, parameter.paramName)?.filter.values ?? []
  return { ...parameter, values: parameter.values.filter((value) => left.includes(value) || chosen.includes(value)) }
}

/** What can be seen beside type and brand. */
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

/** Fields that wait for the brand: they stand there, and say so. */
export const waitingFields = (state: DrawerState): readonly SkuParam[] => {
  const { parameters } = state.settings
  const shown = new Set(shownFields(state).map(({ paramName }) => paramName))
  const belowBrand = parameters.find(({ paramName }) => paramName === brandParameter)?.children ?? []
  return parameters.filter(
    ({ paramName }) => belowBrand.includes(paramName) && !shown.has(paramName) && neededFor(parameters, paramName).includes(brandParameter),
  )
}

const textOf = (filter: SkuFilter | undefined): string => JSON.stringify(filter ?? null)

/** What a block of filters changed; what went along with it the drawer works out for itself. Undefined: nothing. */
export const changeBetween = (before: readonly SkuFilter[], after: readonly SkuFilter[]): SkuFilter | undefined => {
  const inBefore = ({ paramName }: SkuFilter) => before.find((one) => one.paramName === paramName)
  const made = after.find((filter) => textOf(filter) !== textOf(inBefore(filter)))
  if (made) return made
  const gone = before.find(({ paramName }) => !after.some((one) => one.paramName === paramName))
  return gone && { paramName: gone.paramName, values: [] }
}
