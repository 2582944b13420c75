/** What the parameter block shows for each parameter, and what a choice changes. Pure. */
import type { FilteredLectotype, LectotypeFilter, LectotypeParam, LectotypeValue } from '../../contract/lectotype.ts'

/** The values that still find something, with how many models each would leave. */
export type RemainingValues = FilteredLectotype['filterParams']

/** How a parameter is chosen. `groups` and `images` of the list types 5, 6, 7 and 20 may have several values at once. */
export type FilterControl = 'none' | 'number' | 'select' | 'list' | 'images' | 'groups' | 'switch' | 'diagram'

/** A numeric parameter with fewer steps than these becomes a select (specification, filter parameter). */
export const fewestNumericSteps = 9
/** A list of more values than these is a select: it would be longer than what fits beside the others. */
export const longestList = 8

const numeric = ({ values }: LectotypeParam): FilterControl =>
  values.length > 0 && values.length < fewestNumericSteps ? 'select' : 'number'
const list = ({ values }: LectotypeParam): FilterControl => (values.length > longestList ? 'select' : 'list')

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
} as const satisfies Record<LectotypeParam['paramType'], (parameter: LectotypeParam) => FilterControl>

export const controlOf = (parameter: LectotypeParam): FilterControl => controls[parameter.paramType](parameter)

/** Whether several values may be chosen at once. */
export const takesSeveral = (parameter: LectotypeParam): boolean => controlOf(parameter) === 'groups'

export const filterOf = (chosen: readonly LectotypeFilter[], paramName: string): LectotypeFilter | undefined =>
  chosen.find((filter) => filter.paramName === paramName)

export const chosenValues = (chosen: readonly LectotypeFilter[], paramName: string): readonly LectotypeValue[] =>
  filterOf(chosen, paramName)?.values ?? []

/** The number that a numeric input stands at: a range from and to the same figure. */
export const chosenNumber = (chosen: readonly LectotypeFilter[], paramName: string): number | undefined => {
  const filter = filterOf(chosen, paramName)
  const [first] = filter?.values ?? []
  return filter?.from ?? (typeof first === 'number' ? first : undefined)
}

export const isChosen = (chosen: readonly LectotypeFilter[], paramName: string): boolean => {
  const filter = filterOf(chosen, paramName)
  return filter !== undefined && ((filter.values?.length ?? 0) > 0 || filter.from !== undefined || filter.to !== undefined)
}

/** A parameter's place in the block: `waitsFor` names the parameter to be chosen first, where there is one. */
export type ShownParameter = { readonly parameter: LectotypeParam; readonly waitsFor?: LectotypeParam }

const parentsOf = (parameters: readonly LectotypeParam[], { paramName }: LectotypeParam): readonly LectotypeParam[] =>
  parameters.filter(({ children }) => children.includes(paramName))

/**
 * What stands in the block, in its order. A parameter below another one waits until that is chosen; below one that waits itself it does not appear.
 * What is chosen always appears: it must be possible to see and clear it.
 */
export const shownParameters = (parameters: readonly LectotypeParam[], chosen: readonly LectotypeFilter[]): readonly ShownParameter[] => {
  const isOpen = (parameter: LectotypeParam): boolean => {
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

/** A parameter and everything below it; a circle of parents is walked once. */
const familyOf = (parameters: readonly LectotypeParam[], paramName: string, seen: ReadonlySet<string> = new Set()): ReadonlySet<string> => {
  if (seen.has(paramName)) return seen
  const children = parameters.find((parameter) => parameter.paramName === paramName)?.children ?? []
  return children.reduce<ReadonlySet<string>>((found, child) => familyOf(parameters, child, found), new Set([...seen, paramName]))
}

/** Without the parameter and what stands below it. */
export const clearChoice = (
  parameters: readonly LectotypeParam[],
  chosen: readonly LectotypeFilter[],
  paramName: string,
): readonly LectotypeFilter[] => {
  const cleared = familyOf(parameters, paramName)
  return chosen.filter((filter) => !cleared.has(filter.paramName))
}

/** With the parameter chosen as given; what stands below it is cleared, because it belonged to the choice before. */
export const setChoice = (
  parameters: readonly LectotypeParam[],
  chosen: readonly LectotypeFilter[],
  filter: LectotypeFilter,
): readonly LectotypeFilter[] =>
  isChosen([filter], filter.paramName)
    ? [...clearChoice(parameters, chosen, filter.paramName), filter]
    : clearChoice(parameters, chosen, filter.paramName)

/** Choosing a value that is chosen clears it; where one value is possible, it takes the place of the one before. */
export const toggledValues = (parameter: LectotypeParam, chosen: readonly LectotypeFilter[], value: LectotypeValue): LectotypeFilter => {
  const { paramName } = parameter
  const before = chosenValues(chosen, paramName)
  if (before.includes(value)) return { paramName, values: before.filter((other) => other !== value) }
  return { paramName, values: takesSeveral(parameter) ? [...before, value] : [value] }
}

/** The numbers of the parameter on either side of one that none of its models has; nothing where it has it. */
export const nearestNumbers = ({ values }: Pick<LectotypeParam, 'values'>, wanted: number): readonly number[] => {
  const numbers = values.filter((value) => typeof value === 'number').toSorted((a, b) => a - b)
  if (numbers.includes(wanted)) return []
  const below = numbers.findLast((value) => value < wanted)
  const above = numbers.find((value) => value > wanted)
  return [below, above].filter((value) => value !== undefined)
}

/** Words that mean "with it", in lists of two. */
const positive: ReadonlySet<LectotypeValue> = new Set(['yes', 'true', 'on', 'with', 1])

/** The value that a switch stands for when it is on; off is no choice. */
export const switchValue = ({ values }: LectotypeParam): LectotypeValue | undefined =>
  values.find((value) => positive.has(value)) ?? values.at(-1)
