/** Shapes of the selection calls that every calculator shares. The wire's own spellings (`disPlayParams`, `skuID`) stay in this folder. */
import * as z from 'zod/mini'
import { assumption, basis, check, sizedValue } from './sizing.ts'

/** An option of an init list; `icon` names a drawing of ours. Families add their own data (see `ballScrewInit`, `liftInit`). */
export const initOption = z.object({ value: z.string(), name: z.string(), icon: z.optional(z.string()) })

/** One recommended model, as a card shows it. Fields a family has no figure for are left out. */
export const recommendedModel = z.object({
  skuID: z.string(),
  skuName: z.string(),
  serviceID: z.string(),
  icon: z.string(),
  series: z.string(),
  maker: z.string(),
  /** Order code made by the series' rule from the model and the working conditions. */
  machineCode: z.string(),
  /** mm. */
  lead: z.optional(z.number()),
  /** Largest permissible load, kg. */
  maxW: z.optional(z.number()),
  /** mm/s (screws), mm/min (jacks); the unit is in `units.maxSpeed`. */
  maxSpeed: z.optional(z.number()),
  /** Life, km. */
  l10: z.optional(z.number()),
  fs: z.optional(z.number()),
  /** kN. */
  load: z.optional(z.number()),
  /** Input speed, rpm. */
  n1: z.optional(z.number()),
  /** %. */
  efficiency: z.optional(z.number()),
  /** Governing utilisation (0 to 1) and the check it belongs to. */
  utilisation: z.number(),
  governing: z.string(),
  basis,
  source: z.string(),
  tip: z.optional(z.string()),
  isDefault: z.boolean(),
  isSTL: z.boolean(),
  disPlayParams: z.array(z.object({ name: z.string(), value: z.number(), unit: z.string() })),
})
export type RecommendedModel = z.infer<typeof recommendedModel>

/** Answer of `Calculation`: the models in rank order (see docs/ranking.md), at most `Count`. */
export const calculation = z.object({
  list: z.array(recommendedModel),
  /** Models that match, models in the family. */
  matched: z.int(),
  total: z.int(),
  catalogueVersion: z.string(),
})
export type Calculation = z.infer<typeof calculation>

/**
 * A model of the ledger: every check with its margin; `governing` is the check with the highest utilisation. A passed yes-or-no check (accuracy)
 * never governs. `notMade` names the checks that the maker's figures do not allow.
 */
export const ledgerModel = z.object({
  skuID: z.string(),
  skuName: z.string(),
  series: z.string(),
  maker: z.string(),
  basis,
  source: z.string(),
  passed: z.boolean(),
  utilisation: z.number(),
  governing: z.string(),
  checks: z.array(check),
  notMade: z.array(z.string()),
})
export type LedgerModel = z.infer<typeof ledgerModel>

/** The smallest change of one input that makes a model fit: set `parameter` (a request parameter) to `value`. */
export const fix = z.object({ parameter: z.string(), from: z.number(), to: z.number(), unit: z.string() })
export type Fix = z.infer<typeof fix>

/** Answer of `Explanation`: assumptions, demands, and every model of the family with its checks. */
export const explanation = z.object({
  catalogueVersion: z.string(),
  assumptions: z.array(assumption),
  demands: z.array(sizedValue),
  matched: z.int(),
  total: z.int(),
  models: z.array(ledgerModel),
  /** Only when nothing matches: the models that miss by least, and what would make each fit. */
  nearest: z.array(z.object({ skuID: z.string(), skuName: z.string(), failing: z.array(z.string()), fixes: z.array(fix) })),
})
export type Explanation = z.infer<typeof explanation>

/** Answer of `Check`: the sizing of one described component, with every intermediate value. */
export const checkAnswer = z.object({
  assumptions: z.array(assumption),
  values: z.array(sizedValue),
  checks: z.array(check),
  /** Names of the checks that the given figures do not allow. */
  notMade: z.array(z.string()),
  passed: z.boolean(),
  utilisation: z.number(),
  governing: z.string(),
})
export type CheckAnswer = z.infer<typeof checkAnswer>
