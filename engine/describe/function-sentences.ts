/** A short description of each function of the language. */
import type { argumentCounts } from '../expression/function-rules.ts'

/** Keyed by function: a function without a description is a type error. */
export const functionSentences: Readonly<Record<keyof typeof argumentCounts, string>> = {
  abs: 'without its sign',
  sqrt: 'square root; of a negative number there is none',
  sin: 'sine of degrees; exact at 0, 30 and 90 and their like',
  cos: 'cosine of degrees; exact likewise',
  tan: 'tangent of degrees; at a right angle there is none',
  atan: 'the angle from -90 to 90 whose tangent it is of',
  trunc: 'without what stands after the point',
  floor: 'the next integer below',
  ceil: 'the next integer above',
  round: 'the nearest integer; halves away from zero',
  min: 'the least',
  max: 'the greatest',
  pow: 'the first to the power of the second',
}
