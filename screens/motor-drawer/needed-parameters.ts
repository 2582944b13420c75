/** What has to be chosen before what in the drawer: the brand first, and whatever a parameter stands below. */
import { belowOf, parameterNamed, type Parameters } from '../base/catalogue/parameter-tree.ts'
import { brandParameter, typeParameter } from './drawer-state.ts'

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
