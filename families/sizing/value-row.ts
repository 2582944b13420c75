/** Values of an answer written as a table: one line per value. */
import type { SizedValue } from '../../contract/results/sizing.ts'
import { makeValue, type SymbolValue, type ValueUnit } from './check.ts'

/** Name (key of the texts), value in SI, unit to show it in, formula, numbers that were put in. */
export type ValueRow = readonly [name: string, si: number, unit: ValueUnit, formula: string, inputs?: readonly SymbolValue[]]

/**
 * @param source where the formulas come from
 * @param rows values with their formulas
 * @returns rows of an answer
 */
export const valuesFrom = (source: string, rows: readonly ValueRow[]): SizedValue[] =>
  rows.map(([name, si, unit, formula, inputs]) => makeValue({ name, si, unit, formula, source, ...(inputs && { inputs }) }))
