/**
 * The sizing of one component: checks, values, demands, assumptions. Shared by the service and the result screens.
 *
 * Names (`criticalSpeed`, `meanLoad`…) are keys of `i18n`; formulas and sources are symbols and citations in parts joined by `; `;
 * remarks among them are keys of `i18n` (see `contract/results/derivation-words.ts`).
 */
import * as z from 'zod/mini'

/** A symbol of a formula with its value. */
export const formulaInput = z.object({ symbol: z.string(), value: z.number(), unit: z.string() })
export type FormulaInput = z.infer<typeof formulaInput>

/** A value that is not a quantity: 1 is yes, 0 is no. */
export const valueKind = z.enum(['yesNo'])

/** A number with its derivation. `unit` is a symbol of `engine/units` ('' = dimensionless). */
export const sizedValue = z.object({
  name: z.string(),
  value: z.number(),
  unit: z.string(),
  kind: z.optional(valueKind),
  formula: z.string(),
  source: z.string(),
  inputs: z.optional(z.array(formulaInput)),
})
export type SizedValue = z.infer<typeof sizedValue>

/**
 * Checks whose utilisation is not a margin to a limit. `demand`: the required or rated amount must be available, and exactly that
 * amount is not tight. `yesOrNo`: within a window, or a fit of two parts; only the verdict is meaningful.
 */
export const checkRole = z.enum(['demand', 'yesOrNo'])
export type CheckRole = z.infer<typeof checkRole>

/**
 * One limit. `utilisation` = how much of the limit is used (1 = exactly at the limit, inclusive); `passed` is `utilisation <= 1`.
 * `required` and `available` are in `unit`; for a minimum (life, safety) utilisation is required / available, for a maximum demand / limit.
 */
export const check = z.object({
  name: z.string(),
  required: z.number(),
  available: z.number(),
  unit: z.string(),
  utilisation: z.number(),
  passed: z.boolean(),
  role: z.optional(checkRole),
  formula: z.string(),
  source: z.string(),
  inputs: z.optional(z.array(formulaInput)),
})
export type Check = z.infer<typeof check>

/**
 * A check that the working conditions require but that cannot be calculated: the maker does not state the figures in `needs`
 * (columns of the catalogue, names of a described component's figures, or the chart that the maker has where a printed rule ends). The
 * model does not pass; the maker has to be asked.
 */
export const notKnown = z.object({ name: z.string(), needs: z.array(z.string()) })
export type NotKnown = z.infer<typeof notKnown>

/**
 * `failed`: a check fails. `notKnown`: none fails, but at least one cannot be calculated. `passed`: all checks required by the
 * working conditions pass.
 */
export const verdictKind = z.enum(['passed', 'failed', 'notKnown'])
export type VerdictKind = z.infer<typeof verdictKind>

/**
 * An assumption of the result; `name` is also its key in the `assumptions` of a Check call and in the `Assumptions` of a query.
 * `default` is the value without an override (its origin is `source`), `minimum` and `maximum` the range of an override; all in
 * `unit`.
 */
export const assumption = z.object({
  name: z.string(),
  value: z.number(),
  unit: z.string(),
  source: z.string(),
  default: z.number(),
  minimum: z.number(),
  maximum: z.number(),
})
export type Assumption = z.infer<typeof assumption>

/** Origin of a catalogue figure. */
export const basis = z.enum(['published', 'standard', 'derived', 'secondHand', 'demo', 'unverified'])
export type Basis = z.infer<typeof basis>
