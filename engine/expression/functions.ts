/** The functions of the language, as plain arithmetic on doubles. */

/** How near to an integer a number counts as that integer, relative to its size (absolute below 1). */
const nearInteger = 1e-9

/**
 * The integer that `value` is up to rounding errors, else `whole(value)`.
 *
 * A value within 1e-9 · max(1, |value|) of an integer is treated as that integer by trunc, floor, ceil and round, so that
 * trunc(8.7 / 30 · 100) is 29 although the doubles give 28.999999999999996.
 */
function toInteger(value: number, whole: (value: number) => number): number {
  const nearest = Math.round(value)
  return Math.abs(value - nearest) <= nearInteger * Math.max(1, Math.abs(value)) ? nearest : whole(value)
}

/** How near to a half or a whole a sine is one: at 30°, 45° and 90° and their like it is what school says, not a bit beside. */
const nearHalf = 4e-15

const snapped = (value: number): number => {
  const halves = Math.round(2 * value) / 2
  return Math.abs(value - halves) < nearHalf ? halves : value
}

/** A whole turn of degrees is none in floating points of π: it is taken off before. */
const sine = (degrees: number): number => snapped(Math.sin(((degrees % 360) / 180) * Math.PI))

/** Infinite, which is no value, at a right angle. */
const tangent = (degrees: number): number => snapped(sine(degrees) / sine(degrees + 90))

const inDegrees = (radians: number): number => (radians / Math.PI) * 180

/** With the sign of the divisor; what is a whole multiple up to rounding errors leaves 0. */
const modulo = (value: number, divisor: number): number => {
  const quotient = value / divisor
  const whole = toInteger(quotient, Math.floor)
  return Math.abs(quotient - whole) <= nearInteger * Math.max(1, Math.abs(quotient)) ? 0 : value - divisor * whole
}

/** The real root; of a negative number there is one where the degree is odd. */
const rootOf = (value: number, degree: number): number => {
  const size = Math.abs(value) ** (1 / degree)
  if (value >= 0) return degree === 3 ? Math.cbrt(value) : size
  return degree % 2 === 1 ? -rootOf(-value, degree) : Number.NaN
}

/** Functions of one number. Angles are in degrees. `round` rounds halves away from zero, as CEL's math.round does. */
export const unaryFunctions = {
  abs: Math.abs,
  sqrt: Math.sqrt,
  sin: sine,
  cos: (degrees: number) => sine(degrees + 90),
  tan: tangent,
  asin: (value: number) => inDegrees(Math.asin(value)),
  acos: (value: number) => inDegrees(Math.acos(value)),
  atan: (value: number) => inDegrees(Math.atan(value)),
  exp: Math.exp,
  log: Math.log,
  log10: Math.log10,
  trunc: (value: number) => toInteger(value, Math.trunc),
  floor: (value: number) => toInteger(value, Math.floor),
  ceil: (value: number) => toInteger(value, Math.ceil),
  round: (value: number) => toInteger(value, (number) => Math.sign(number) * Math.round(Math.abs(number))),
} as const satisfies Record<string, (value: number) => number>

/** Functions of two numbers; min and max take more as well, pairwise from the left. */
export const binaryFunctions = {
  min: (a: number, b: number) => Math.min(a, b),
  max: (a: number, b: number) => Math.max(a, b),
  pow: (a: number, b: number) => Math.pow(a, b),
  root: rootOf,
  mod: modulo,
  atan2: (a: number, b: number) => inDegrees(Math.atan2(a, b)),
} as const satisfies Record<string, (a: number, b: number) => number>

/** Aggregate functions over a column of a list, with the type of expression that each takes. */
export const aggregates = {
  sum: 'number',
  min: 'number',
  max: 'number',
  mean: 'number',
  count: 'anything',
  any: 'condition',
  all: 'condition',
  first: 'anything',
  last: 'anything',
} as const satisfies Record<string, 'number' | 'condition' | 'anything'>

/** The name of an aggregate. */
export type AggregateName = keyof typeof aggregates

/** Whether a call takes a column: `min` and `max` do when they have a single argument. */
export const isAggregate = (call: {
  readonly name: string
  readonly arguments: readonly unknown[]
}): call is {
  readonly name: AggregateName
  readonly arguments: readonly unknown[]
} => Object.hasOwn(aggregates, call.name) && (!Object.hasOwn(binaryFunctions, call.name) || call.arguments.length === 1)

type UnaryFunction = keyof typeof unaryFunctions
type BinaryFunction = keyof typeof binaryFunctions
/** The name of a function of values; those of columns are aggregates. */
export type FunctionName = UnaryFunction | BinaryFunction

/** Whether it takes exactly one number. */
export const isUnaryFunction = (name: string): name is UnaryFunction => Object.hasOwn(unaryFunctions, name)
/** Whether it takes two numbers (or, min and max, more). */
export const isBinaryFunction = (name: string): name is BinaryFunction => Object.hasOwn(binaryFunctions, name)
