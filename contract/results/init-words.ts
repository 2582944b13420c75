/** Wire names in the answers of `CalculationInit` whose spelling differs from ours. */
import * as z from 'zod/mini'

/** Wire names of numbers and lists. */
export const initWords = {
  /** The smallest mass offered, kg. */
  leastMass: 'mimW',
  /** The smallest mass offered, for linear modules. */
  leastModuleMass: 'mimM',
} as const

/**
 * The list that describes the request parameters of a form, and the wire names of its items' parts; a schema refers to it as
 * `init.parameters`.
 */
export const describedParameters = {
  list: 'intiList',
  name: 'paramName',
  label: 'displayName',
  default: 'defaultValue',
  unit: 'unit',
} as const

/**
 * An item of that list. `topParamName`: the tabs the parameter belongs to; '' if it is always shown. A null default means none.
 */
export const initParameter = z.object({
  paramName: z.string(),
  displayName: z.string(),
  defaultValue: z.nullable(z.union([z.number(), z.string()])),
  topParamName: z.string(),
  unit: z.string(),
})
export type InitParameter = z.infer<typeof initParameter>
