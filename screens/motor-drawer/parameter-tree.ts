/** What stands below what among the parameters of a class. */
import type { LectotypeFilter, LectotypeParam } from '../../contract/lectotype.ts'
import { brandParameter, typeParameter } from './drawer-state.ts'

type Parameters = readonly LectotypeParam[]

export const parameterNamed = (parameters: Parameters, paramName: string): LectotypeParam | undefined =>
  parameters.find((parameter) => parameter.paramName === paramName)

export const filterOf = (filters: readonly LectotypeFilter[], paramName: string): LectotypeFilter | undefined =>
  filters.find((filter) => filter.paramName === paramName)

/** Whether a filter chooses anything. */
export const isChoice = ({ values = [], from, to }: LectotypeFilter): boolean => values.length > 0 || from !== undefined || to !== undefined

/** Everything below a parameter, without itself; a circle of parents is walked once. */
export const belowOf = (parameters: Parameters, paramName: string): ReadonlySet<string> => {
  const found = new Set<string>()
  const walk = (name: string): void => {
    for (const child of parameterNamed(parameters, name)?.children ?? []) {
      if (child === paramName || found.has(child)) continue
      found.add(child)
      walk(child)
    }
  }
  walk(paramName)
  return found
}

/** Type and brand are there from the start; a class without brands has no field that waits for one. */
const isFirst = (parameters: Parameters, paramName: string): boolean =>
  paramName === typeParameter || paramName === brandParameter || !parameterNamed(parameters, brandParameter)

/** What has to be chosen before a parameter: the brand, and whatever it stands below. */
export const neededFor = (parameters: Parameters, paramName: string): readonly string[] => {
  const below = belowOf(parameters, paramName)
  // Two that stand below each other need neither: else nobody could ever choose one.
  const names = parameters.flatMap(({ paramName: name }) => (belowOf(parameters, name).has(paramName) && !below.has(name) ? [name] : []))
  const waits = !isFirst(parameters, paramName) && !names.includes(brandParameter) && !below.has(brandParameter)
  return waits ? [brandParameter, ...names] : names
}

/** What goes when a choice is taken back: everything that it had to be there for. */
export const dependantsOf = (parameters: Parameters, paramName: string): ReadonlySet<string> =>
  new Set(parameters.flatMap((parameter) => (neededFor(parameters, parameter.paramName).includes(paramName) ? [parameter.paramName] : [])))
