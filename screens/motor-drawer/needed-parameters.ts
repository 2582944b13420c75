/** Prerequisites of the fields: the brand first, then the ancestors of a parameter. */
import { belowOf, parameterNamed, type Parameters } from '../base/catalogue/parameter-tree.ts'
import { brandParameter, typeParameter } from './drawer-state.ts'

/** Type and brand have no prerequisite; nor do the fields of a class without brands. */
const isFirst = (parameters: Parameters, paramName: string): boolean =>
  paramName === typeParameter || paramName === brandParameter || !parameterNamed(parameters, brandParameter)

/** Returns the prerequisites of a parameter: the brand and its ancestors. */
export const neededFor = (parameters: Parameters, paramName: string): readonly string[] => {
  const below = belowOf(parameters, paramName)
  // Parameters in a cycle do not require each other, since none could be chosen.
  const names = parameters.flatMap(({ paramName: name }) => (belowOf(parameters, name).has(paramName) && !below.has(name) ? [name] : []))
  const waits = !isFirst(parameters, paramName) && !names.includes(brandParameter) && !below.has(brandParameter)
  return waits ? [brandParameter, ...names] : names
}

/** Returns the parameters that require this one and are cleared with it. */
export const dependantsOf = (parameters: Parameters, paramName: string): ReadonlySet<string> =>
  new Set(parameters.flatMap((parameter) => (neededFor(parameters, parameter.paramName).includes(paramName) ? [parameter.paramName] : [])))
