/** Builds the rows of an answer from SI numbers: judged limits, and values with their derivation. */
import type { Check, CheckRole, FormulaInput, SizedValue } from '../../contract/results/sizing.ts'
import { unlimited } from '../formulas/physical-constants.ts'
import { inUnit, type OutputUnit } from '../formulas/unit-scale.ts'

/** Tolerance of a utilisation at 1: rounding in unit conversion must not reject a demand equal to its limit. */
const limitTolerance = 5e-13

/** A symbol of a formula with its SI value and its display unit. */
export type SymbolValue = readonly [symbol: string, si: number, unit: OutputUnit]

/** The derivation of a value: formula, source and inputs. */
export type Derivation = { readonly formula: string; readonly source: string; readonly inputs?: readonly SymbolValue[] }

const formulaInputs = (inputs: readonly SymbolValue[] = []): FormulaInput[] =>
  inputs.map(([symbol, si, unit]) => ({ symbol, value: inUnit(si, unit), unit }))

/**
 * One limit in SI: `required` is a demand or a required minimum, `available` the rating or the actual value; both >= 0. `unit` is
 * for display.
 */
export type Limit = {
  readonly required: number
  readonly available: number
  readonly unit: OutputUnit
  /** Omitted for ordinary checks, where the utilisation of the limit is significant. */
  readonly role?: CheckRole
  /** Text key of the warning if the limit is exceeded; the component remains in the answer nevertheless. */
  readonly warning?: string
} & Derivation

/** A limit with its verdict; `name` is a text key, `passed` is utilisation <= 1, inclusive. */
export type JudgedLimit = Limit & { readonly name: string; readonly utilisation: number; readonly passed: boolean }

/**
 * Utilisation = required / available (a demand over its rating, or a required minimum over the actual value).
 * @param limit required and available in SI
 * @returns dimensionless; passes up to 1
 */
export function utilisationOf({ required, available }: Pick<Limit, 'required' | 'available'>): number {
  const ratio = available >= unlimited ? 0 : required / available
  return Math.abs(ratio - 1) < limitTolerance ? 1 : ratio
}

/**
 * @param name name of the check
 * @param limit required and available in SI
 * @returns the limit with utilisation and verdict
 */
export function judge(name: string, limit: Limit): JudgedLimit {
  const utilisation = utilisationOf(limit)
  return { ...limit, name, utilisation, passed: utilisation <= 1 }
}

/**
 * A judged limit as a row of an answer, in display units.
 * @param limit judged limit, SI
 */
export const toCheck = (limit: JudgedLimit): Check => ({
  name: limit.name,
  required: inUnit(limit.required, limit.unit),
  available: inUnit(limit.available, limit.unit),
  unit: limit.unit,
  utilisation: limit.utilisation,
  passed: limit.passed,
  ...(limit.role && { role: limit.role }),
  formula: limit.formula,
  source: limit.source,
  inputs: formulaInputs(limit.inputs),
})

/**
 * A boolean as a value of an answer or a card.
 * @param isTrue the boolean
 */
export const yesNo = (isTrue: boolean) => ({ value: isTrue ? 1 : 0, unit: '', kind: 'yesNo' }) as const

/** Unit of a value, or `yesNo`: 1 is yes, 0 is no. */
export type ValueUnit = OutputUnit | 'yesNo'

/**
 * A value of an answer.
 * @param value name (text key), value in SI, display unit, derivation
 */
export const makeValue = (value: { readonly name: string; readonly si: number; readonly unit: ValueUnit } & Derivation): SizedValue => ({
  name: value.name,
  ...(value.unit === 'yesNo' ? yesNo(value.si === 1) : { value: inUnit(value.si, value.unit), unit: value.unit }),
  formula: value.formula,
  source: value.source,
  inputs: formulaInputs(value.inputs),
})
