/** What the parameter block shows for each parameter, and what a choice changes. Pure. */
import { fewestSteps } from '../../engine/index.ts'
import type { FilteredSkus, SkuFilter, SkuParam, SkuValue } from '../../contract/directory/sku-selection.ts'
import { belowOf, filterOf, isChoice } from '../base/catalogue/parameter-tree.ts'

/** The values that still find something, with how many models each would leave. */
export type RemainingValues = FilteredSkus['filterParams']

/** How a parameter is chosen. `groups` and `images` of the list types 5, 6, 7 and 20 may have several values at once. */
export type FilterControl = 'none' | 'number' | 'range' | 'select' | 'list' | 'images' | 'groups' | 'switch' | 'diagram'

/** A list of more values than these is a select: it would be longer than what fits beside the others. */
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

/** Whether several values may be chosen at once. */
const takesSeveral = (parameter: SkuParam): boolean => controlOf(parameter) === 'groups'

export const chosenValues = (chosen: readonly SkuFilter[], paramName: string): readonly SkuValue[] =>
  filterOf(chosen, paramName)?.values ?? []

/** The number that a numeric input stands at: a range from and to the same figure. */
export const chosenNumber = (chosen: readonly SkuFilter[], paramName: string): number | undefined => {
  const filter = filterOf(chosen, paramName)
  const [first] = filter?.values ?? []
  return filter?.from ?? (typeof first === 'number' ? first : undefined)
}

export const isChosen = (chosen: readonly SkuFilter[], paramName: string): boolean => {
  const filter = filterOf(chosen, paramName)
  return filter !== undefined && isChoice(filter)
}

/** A parameter's place in the block: `waitsFor` names the parameter to be chosen first, where there is one. */
export type ShownParameter = { readonly parameter: SkuParam; readonly waitsFor?: SkuParam }

const parentsOf = (parameters: readonly SkuParam[], { paramName }: SkuParam): readonly SkuParam[] =>
  parameters.filter(({ children }) => children.includes(paramName))

/**
 * What stands in the block, in its order. A parameter below another one waits until that is chosen; below one that waits itself it does not appear.
 * What is chosen always appears: it must be possible to see and clear it.
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

/** Without the parameter and what stands below it. */
export const clearChoice = (parameters: readonly SkuParam[], chosen: readonly SkuFilter[], paramName: string): readonly SkuFilter[] => {
  const below = belowOf(parameters, paramName)
  return chosen.filter((filter) => filter.paramName !== paramName && !below.has(filter.paramName))
}

/** With the parameter chosen as given; what stands below it is cleared, because it belonged to the choice before. */
export const setChoice = (parameters: readonly SkuParam[], chosen: readonly SkuFilter[], filter: SkuFilter): readonly SkuFilter[] =>
  isChoice(filter) ? [...clearChoice(parameters, chosen, filter.paramName), filter] : clearChoice(parameters, chosen, filter.paramName)

/** Choosing a value that is chosen clears it; where one value is possible, it takes the place of the one before. */
export const toggledValues = (parameter: SkuParam, chosen: readonly SkuFilter[], value: SkuValue): SkuFilter => {
  const { paramName } = parameter
  const before = chosenValues(chosen, paramName)
  if (before.includes(value)) return { paramName, values: before.filter((other) => other !== value) }
  return { paramName, values: takesSeveral(parameter) ? [...before, value] : [value] }
}

/** The numbers of the parameter on either side of one that none of its models has; nothing where it has it. */
export const nearestNumbers = ({ values }: Pick<SkuParam, 'values'>, wanted: number): readonly number[] => {
  const numbers = values.filter((value) => typeof value === 'number').toSorted((a, b) => a - b)
  if (numbers.includes(wanted)) return []
  const below = numbers.findLast((value) => value < wanted)
  const above = numbers.find((value) => value > wanted)
  return [below, above].filter((value) => value !== undefined)
}

/** Words that mean "with it", in lists of two. */
const positive: ReadonlySet<SkuValue> = new Set(['yes', 'true', 'on', 'with', 1])

/** The value that a switch stands for when it is on; off is no choice. */
export const switchValue = ({ values }: SkuParam): SkuValue | undefined => values.find((value) => positive.has(value)) ?? values.at(-1)
