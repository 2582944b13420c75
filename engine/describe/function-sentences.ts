/** A short description of each function of the language. */
import type { argumentCounts } from '../expression/function-rules.ts'

/** Keyed by function: a function without a description is a type error. */
export const functionSentences: Readonly<Record<keyof typeof argumentCounts, string>> = {
  abs: 'without its sign',
  sqrt: 'square root; of a negative number there is none',
  sin: 'sine of degrees; exact at 0, 30 and 90 and their like',
  cos: 'cosine of degrees; exact likewise',
  tan: 'tangent of degrees; at a right angle there is none',
  asin: 'the angle from -90 to 90 whose sine it is; beyond -1 and 1 there is none',
  acos: 'the angle from 0 to 180 whose cosine it is; beyond -1 and 1 there is none',
  atan: 'the angle from -90 to 90 whose tangent it is of',
  exp: 'e to the power of it',
  log: 'natural logarithm; of 0 and below there is none',
  log10: 'logarithm to the base 10; of 0 and below there is none',
  trunc: 'without what stands after the point',
  floor: 'the next integer below',
  ceil: 'the next integer above',
  round: 'the nearest integer; halves away from zero',
  min: 'the least',
  max: 'the greatest',
  pow: 'the first to the power of the second',
  root: 'the root of the first whose degree is the second: a written whole number from 2 to 9',
  mod: 'what the second leaves of the first, with the sign of the second',
  atan2: 'the angle from -180 to 180 of the point with the second along and the first across',
}
