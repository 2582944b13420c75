/** The hierarchy of the parameters of a class. */
import type { SkuFilter, SkuParam } from '../../../contract/directory/sku-selection.ts'

export type Parameters = readonly SkuParam[]

export const parameterNamed = (parameters: Parameters, paramName: string): SkuParam | undefined =>
  parameters.find((parameter) => parameter.paramName === paramName)

export const filterOf = (filters: readonly SkuFilter[], paramName: string): SkuFilter | undefined =>
  filters.find((filter) => filter.paramName === paramName)

/** Whether a filter restricts anything. */
export const isChoice = ({ values = [], from, to }: SkuFilter): boolean => values.length > 0 || from !== undefined || to !== undefined

/** Returns all descendants of a parameter, without itself. Tolerates cycles. */
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
