/** Results that are values, why a number is what it is, and which input gives another: the entry `./explain` of the package. */
export { valueResults } from '../plan/value-results.ts'
export type { ValueResult } from '../plan/value-results.ts'
export { explainValue } from './explain-value.ts'
export type { ExplainedPath, Explanation } from './explain-value.ts'
export type { ReadCell, ReadColumn } from './table-cells.ts'
export { solvableInputs, solve } from '../solve/solve.ts'
export type { CurvePoint, Jump, Question, Solved } from '../solve/solve.ts'
