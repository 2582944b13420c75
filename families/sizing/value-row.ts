/** Compact notation for the values of an answer: one row per value. */
import type { SizedValue } from '../../contract/results/sizing.ts'
import { makeValue, type SymbolValue, type ValueUnit } from './check.ts'

/** Name (text key), value in SI, display unit, formula, inputs. */
export type ValueRow = readonly [name: string, si: number, unit: ValueUnit, formula: string, inputs?: readonly SymbolValue[]]

/**
 * @param source of the formulas
 * @param rows values with their formulas
 * @returns values of an answer
 */
export const valuesFrom = (source: string, rows: readonly ValueRow[]): SizedValue[] =>
  rows.map(([name, si, unit, formula, inputs]) => makeValue({ name, si, unit, formula, source, ...(inputs && { inputs }) }))
