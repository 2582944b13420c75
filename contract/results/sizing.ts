/**
 * What a sizing says about one component: checks, values, demands, assumptions. Shared by the service and the result screens.
 *
 * Names (`criticalSpeed`, `meanLoad`…) are keys of `i18n`; formulas and sources are symbols and citations in parts between `; `;
 * what is said beside them is a key of `i18n` (see `contract/results/derivation-words.ts`).
 */
import * as z from 'zod/mini'

/** A symbol of a formula with the number that was put in. */
export const formulaInput = z.object({ symbol: z.string(), value: z.number(), unit: z.string() })
export type FormulaInput = z.infer<typeof formulaInput>

/** A value that is no quantity: 1 is a yes, 0 a no. */
export const valueKind = z.enum(['yesNo'])

/** A number that can explain itself. `unit` is a symbol of `engine/units` ('' = dimensionless). */
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
 * What a check is beside a limit of which the more or less is used. `demand`: as much as is asked for or rated has to be there, and exactly so much
 * is no tight fit. `yesOrNo`: inside a window, or a fit of two parts; only the verdict is worth showing.
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
 * A check that could not be made although the working conditions ask for it: the maker does not state what it would need (`needs`: columns of the
 * catalogue, names of a described component's figures). Nothing passes by it: the maker has to be asked.
 */
export const notKnown = z.object({ name: z.string(), needs: z.array(z.string()) })
export type NotKnown = z.infer<typeof notKnown>

/** `failed`: a limit is not held. `notKnown`: none is missed, but at least one cannot be judged. `passed`: all that the working conditions ask for is held. */
export const verdictKind = z.enum(['passed', 'failed', 'notKnown'])
export type VerdictKind = z.infer<typeof verdictKind>

/**
 * An assumption the result rests on; `name` is also its key in the `assumptions` of a Check call and the `Assumptions` of a query. `default` is the value without an override
 * (its origin is `source`), `minimum` and `maximum` what an override may be; all in `unit`.
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

/** Where a catalogue figure comes from. */
export const basis = z.enum(['published', 'standard', 'derived', 'secondHand', 'demo', 'unverified'])
export type Basis = z.infer<typeof basis>
