/** What the wire calls parts of the answers of `CalculationInit` by spellings of its own. */
import * as z from 'zod/mini'

/** Names of numbers and lists. */
export const initWords = {
  /** The smallest mass that is offered, kg. */
  leastMass: 'mimW',
  /** The same of linear modules. */
  leastModuleMass: 'mimM',
} as const

/** The list that describes the request parameters of a form, and what its items call their parts; a schema names it as `init.parameters`. */
export const describedParameters = {
  list: 'intiList',
  name: 'paramName',
  label: 'displayName',
  default: 'defaultValue',
  unit: 'unit',
} as const

/** An item of that list. `topParamName`: the tabs that the parameter belongs to; '' where it always stands. A default of null is none. */
export const initParameter = z.object({
  paramName: z.string(),
  displayName: z.string(),
  defaultValue: z.nullable(z.union([z.number(), z.string()])),
  topParamName: z.string(),
  unit: z.string(),
})
export type InitParameter = z.infer<typeof initParameter>
