/** Makes the rows of an answer from SI numbers: limits that are held or not, and values that explain themselves. */
import type { Check, CheckRole, FormulaInput, SizedValue } from '../../contract/results/sizing.ts'
import { unlimited } from '../formulas/physical-constants.ts'
import { inUnit, type OutputUnit } from '../formulas/unit-scale.ts'

/** Utilisations this close to 1 are 1: rounding in unit conversion must not reject a demand that equals its limit. */
const limitTolerance = 5e-13

/** A symbol of a formula with its SI value and the unit to show it in. */
export type SymbolValue = readonly [symbol: string, si: number, unit: OutputUnit]

/** What a formula says: its text, where it comes from, the numbers it was given. */
export type Derivation = { readonly formula: string; readonly source: string; readonly inputs?: readonly SymbolValue[] }

const formulaInputs = (inputs: readonly SymbolValue[] = []): FormulaInput[] =>
  inputs.map(([symbol, si, unit]) => ({ symbol, value: inUnit(si, unit), unit }))

/** One limit in SI: `required` is a demand or a required minimum, `available` its limit or what there is; both >= 0. `unit` is for people. */
export type Limit = {
  readonly required: number
  readonly available: number
  readonly unit: OutputUnit
  /** None: how much of the limit is used counts. */
  readonly role?: CheckRole
  /** Key of the word that warns where the limit is not held: the component stays in the answer nevertheless. */
  readonly warning?: string
} & Derivation

/** A limit with its verdict; `name` is a key of the texts, `passed` is utilisation <= 1, inclusive. */
export type JudgedLimit = Limit & { readonly name: string; readonly utilisation: number; readonly passed: boolean }

/**
 * Utilisation = required / available (a demand over its limit, or a required minimum over what there is).
 * @param limit required and available in SI
 * @returns dimensionless, held up to 1
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
 * A judged limit as a row of an answer, in the units of the field.
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
 * A yes or a no as a value of an answer, or of a card.
 * @param isTrue the answer
 */
export const yesNo = (isTrue: boolean) => ({ value: isTrue ? 1 : 0, unit: '', kind: 'yesNo' }) as const

/** Unit of a value, or `yesNo`: 1 is a yes, 0 a no. */
export type ValueUnit = OutputUnit | 'yesNo'

/**
 * A value of an answer.
 * @param value name (key of the texts), value in SI, unit to show it in, derivation
 */
export const makeValue = (value: { readonly name: string; readonly si: number; readonly unit: ValueUnit } & Derivation): SizedValue => ({
  name: value.name,
  ...(value.unit === 'yesNo' ? yesNo(value.si === 1) : { value: inUnit(value.si, value.unit), unit: value.unit }),
  formula: value.formula,
  source: value.source,
  inputs: formulaInputs(value.inputs),
})
