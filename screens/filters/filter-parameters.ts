/** Controls of the parameter block, and the effects of a choice. Pure. */
import { fewestSteps } from '../../engine/index.ts'
import type { FilteredSkus, SkuFilter, SkuParam, SkuValue } from '../../contract/directory/sku-selection.ts'
import { belowOf, filterOf, isChoice } from '../base/catalogue/parameter-tree.ts'

/** Remaining values with the number of models of each. */
export type RemainingValues = FilteredSkus['filterParams']

/** Control of a parameter. `groups` and `images` of the list types 5, 6, 7 and 20 allow several values. */
export type FilterControl = 'none' | 'number' | 'range' | 'select' | 'list' | 'images' | 'groups' | 'switch' | 'diagram'

/** Maximum number of values in a list; longer ones become a select. */
const longestList = 8

const numeric = ({ values, ranges = false }: SkuParam): FilterControl => {
  if (values.length > 0 && values.length < fewestSteps) return 'select'
  return ranges ? 'range' : 'number'
}
const list = ({ values }: SkuParam): FilterControl => (values.length > longestList ? 'select' : 'list')

const controls = {
  0: () => 'none',
  1: numeric,
  2: list,
  3: () => 'images',
  5: () => 'groups',
  6: () => 'groups',
  7: () => 'groups',
  8: () => 'switch',
  10: () => 'diagram',
  20: () => 'groups',
} as const satisfies Record<SkuParam['paramType'], (parameter: SkuParam) => FilterControl>

export const controlOf = (parameter: SkuParam): FilterControl => controls[parameter.paramType](parameter)

/** Whether several values may be chosen. */
const takesSeveral = (parameter: SkuParam): boolean => controlOf(parameter) === 'groups'

export const chosenValues = (chosen: readonly SkuFilter[], paramName: string): readonly SkuValue[] =>
  filterOf(chosen, paramName)?.values ?? []

/** Returns the value of a number input: a range whose ends are equal. */
export const chosenNumber = (chosen: readonly SkuFilter[], paramName: string): number | undefined => {
  const filter = filterOf(chosen, paramName)
  const [first] = filter?.values ?? []
  return filter?.from ?? (typeof first === 'number' ? first : undefined)
}

export const isChosen = (chosen: readonly SkuFilter[], paramName: string): boolean => {
  const filter = filterOf(chosen, paramName)
  return filter !== undefined && isChoice(filter)
}

/** A visible parameter; `waitsFor` is the parameter to be chosen first, if any. */
export type ShownParameter = { readonly parameter: SkuParam; readonly waitsFor?: SkuParam }

const parentsOf = (parameters: readonly SkuParam[], { paramName }: SkuParam): readonly SkuParam[] =>
  parameters.filter(({ children }) => children.includes(paramName))

/**
 * Returns the visible parameters in order. A child waits until its parent is chosen; descendants of a waiting parameter are
 * hidden. Chosen parameters are always visible, so that they can be cleared.
 */
export const shownParameters = (parameters: readonly SkuParam[], chosen: readonly SkuFilter[]): readonly ShownParameter[] => {
  const isOpen = (parameter: SkuParam): boolean => {
    const parents = parentsOf(parameters, parameter)
    return parents.length === 0 || isChosen(chosen, parameter.paramName) || parents.some(({ paramName }) => isChosen(chosen, paramName))
  }
  return parameters
    .filter((parameter) => controlOf(parameter) !== 'none')
    .flatMap((parameter): readonly ShownParameter[] => {
      if (isOpen(parameter)) return [{ parameter }]
      const waitsFor = parentsOf(parameters, parameter).find(isOpen)
      return waitsFor ? [{ parameter, waitsFor }] : []
    })
}

/** Clears a parameter and its descendants. */
export const clearChoice = (parameters: readonly SkuParam[], chosen: readonly SkuFilter[], paramName: string): readonly SkuFilter[] => {
  const below = belowOf(parameters, paramName)
  return chosen.filter((filter) => filter.paramName !== paramName && !below.has(filter.paramName))
}

/** Sets a choice and clears the descendants, which belonged to the previous choice. */
export const setChoice = (parameters: readonly SkuParam[], chosen: readonly SkuFilter[], filter: SkuFilter): readonly SkuFilter[] =>
  isChoice(filter) ? [...clearChoice(parameters, chosen, filter.paramName), filter] : clearChoice(parameters, chosen, filter.paramName)

/** Toggles a value; for single-value parameters it replaces the previous one. */
export const toggledValues = (parameter: SkuParam, chosen: readonly SkuFilter[], value: SkuValue): SkuFilter => {
  const { paramName } = parameter
  const before = chosenValues(chosen, paramName)
  if (before.includes(value)) return { paramName, values: before.filter((other) => other !== value) }
  return { paramName, values: takesSeveral(parameter) ? [...before, value] : [value] }
}

/** Returns the neighbouring values of a number that no model has; empty if the number exists. */
export const nearestNumbers = ({ values }: Pick<SkuParam, 'values'>, sought: number): readonly number[] => {
  const numbers = values.filter((value) => typeof value === 'number').toSorted((a, b) => a - b)
  if (numbers.includes(sought)) return []
  const below = numbers.findLast((value) => value < sought)
  const above = numbers.find((value) => value > sought)
  return [below, above].filter((value) => value !== undefined)
}

/** Values meaning "with" in lists of two. */
const positive: ReadonlySet<SkuValue> = new Set(['yes', 'true', 'on', 'with', 1])

/** Returns the value of a switch that is on; off clears the choice. */
export const switchValue = ({ values }: SkuParam): SkuValue | undefined => values.find((value) => positive.has(value)) ?? values.at(-1)
