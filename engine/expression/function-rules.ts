/** Units and argument counts of the functions of the expression language. Only the compiler needs them, not a compiled form. */
import type { FunctionName } from './functions.ts'

/** How a function changes the unit of its argument; a function that is not listed keeps the common unit of its arguments. */
export const unitRules = {
  sqrt: 'root',
  root: 'root',
  pow: 'power',
  sin: 'ofAngle',
  cos: 'ofAngle',
  tan: 'ofAngle',
  asin: 'toAngle',
  acos: 'toAngle',
  atan: 'toAngle',
  atan2: 'angleBetween',
  exp: 'plain',
  log: 'plain',
  log10: 'plain',
} as const satisfies Partial<Record<FunctionName, string>>

/** Numbers that have a name. */
export const constants = { pi: Math.PI } as const satisfies Record<string, number>

/** Whether a name is that of a constant. */
export const isConstant = (name: string): name is keyof typeof constants => Object.hasOwn(constants, name)

/** How many arguments each function takes. */
export const argumentCounts = {
  abs: [1, 1],
  sqrt: [1, 1],
  sin: [1, 1],
  cos: [1, 1],
  tan: [1, 1],
  asin: [1, 1],
  acos: [1, 1],
  atan: [1, 1],
  exp: [1, 1],
  log: [1, 1],
  log10: [1, 1],
  trunc: [1, 1],
  floor: [1, 1],
  ceil: [1, 1],
  round: [1, 1],
  min: [2, Infinity],
  max: [2, Infinity],
  pow: [2, 2],
  root: [2, 2],
  mod: [2, 2],
  atan2: [2, 2],
} as const satisfies Record<FunctionName, readonly [least: number, most: number]>
