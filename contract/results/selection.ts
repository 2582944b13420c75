/**
 * Shapes of the selection calls shared by every calculator. The wire's own spellings (`disPlayParams`, `skuID`) stay in this folder.
 */
import * as z from 'zod/mini'
import { assembly, offer } from './assembly.ts'
import { motion } from './motion.ts'
import { narrowable } from './narrowing.ts'
import { assumption, basis, check, formulaInput, notKnown, sizedValue, valueKind, verdictKind } from './sizing.ts'

/** Default page size of an answer. */
export const pageSize = 20

/** An option of an init list; `icon` names a drawing of ours. Families add their own data (see `ballScrewInit`, `liftInit`). */
export const initOption = z.object({ value: z.string(), name: z.string(), icon: z.optional(z.string()) })

/** Units of an answer's figures, by name in `recommendedModel`; '' for dimensionless. Further figures carry their own unit. */
export const figureUnits = z.partial(
  z.object({
    lead: z.string(),
    maxW: z.string(),
    maxSpeed: z.string(),
    l10: z.string(),
    fs: z.string(),
    load: z.string(),
    n1: z.string(),
    efficiency: z.string(),
    ratio: z.string(),
    n2: z.string(),
    outputTorque: z.string(),
    fB: z.string(),
  }),
)
export type FigureUnits = z.infer<typeof figureUnits>

/**
 * A further figure of a model. A text value is a text key (`words.<text>`), such as the phase in which the largest load acts.
 */
export const furtherFigure = z.object({
  name: z.string(),
  value: z.union([z.number(), z.string()]),
  unit: z.string(),
  kind: z.optional(valueKind),
})
export type FurtherFigure = z.infer<typeof furtherFigure>

/** A working condition the model was sized for, as requested; '' = no unit. */
export const workingParam = z.object({ paramName: z.string(), value: z.union([z.number(), z.string(), z.boolean()]), unit: z.string() })
export type WorkingParam = z.infer<typeof workingParam>

/** One recommended model, as a card shows it. Figures that do not apply to the family are omitted. */
export const recommendedModel = z.object({
  skuID: z.string(),
  skuName: z.string(),
  serviceID: z.string(),
  icon: z.string(),
  series: z.string(),
  maker: z.string(),
  /** Order code by the series' rule, from the model and the working conditions. */
  machineCode: z.string(),
  /** mm. */
  lead: z.optional(z.number()),
  /** Largest mass or load with which the model passes, kg. */
  maxW: z.optional(z.number()),
  /** In the unit given by the answer's `units.maxSpeed`: mm/s, for jacks mm/min, for rotary platforms rpm. */
  maxSpeed: z.optional(z.number()),
  /** Life, km. */
  l10: z.optional(z.number()),
  fs: z.optional(z.number()),
  /** kN. The permissible load of a screw, or the acting load on the governing block of a guide; the card's label says which. */
  load: z.optional(z.number()),
  /** Input speed, rpm. */
  n1: z.optional(z.number()),
  /** %. */
  efficiency: z.optional(z.number()),
  /** Governing utilisation (0 to 1) and the check it belongs to. */
  utilisation: z.number(),
  governing: z.string(),
  /** Every check with the share of its limit that is used, the highest first. */
  checks: z.optional(z.array(z.object({ name: z.string(), utilisation: z.number() }))),
  basis,
  source: z.string(),
  tip: z.optional(z.string()),
  /** The motor of the model, if it has one. */
  motorSku: z.optional(z.string()),
  /** All parts of an answer of several, including the one on the card. */
  assembly: z.optional(assembly),
  /** Service factor T2N / T2 of a reducer. */
  fB: z.optional(z.number()),
  reducerType: z.optional(z.string()),
  /** i = n1 / n2. */
  ratio: z.optional(z.number()),
  /** Output speed, rpm. */
  n2: z.optional(z.number()),
  /** Output torque T2, N·m. */
  outputTorque: z.optional(z.number()),
  /** Flange or adapter between motor and reducer. */
  motorFlangeCode: z.optional(z.string()),
  /** Order code of the motor. */
  motorCode: z.optional(z.string()),
  /** Warnings on a recommended model: text keys (`words.<text>`). */
  warnings: z.optional(z.array(z.string())),
  /**
   * Checks that cannot be calculated from the maker's figures: the model is not a recommendation until the maker has confirmed them.
   */
  notKnown: z.optional(z.array(notKnown)),
  isDefault: z.boolean(),
  isSTL: z.boolean(),
  /** The working conditions, the same for every model of an answer. */
  workingParams: z.optional(z.array(workingParam)),
  /** Further figures: `furtherFiguresOf`. */
  disPlayParams: z.array(furtherFigure),
  /**
   * The catalogue figures of the model in the form a Check call takes, so that a page can recalculate it under other conditions.
   */
  candidate: z.record(z.string(), z.unknown()),
})
export type RecommendedModel = z.infer<typeof recommendedModel>

/**
 * A row of the result table, derived from the working conditions and the first model. `name` is a key of the values; a text `value`
 * is one of the words. The derivation is present if the service gives one.
 */
export const resultRow = z.object({
  name: z.string(),
  value: z.union([z.number(), z.string()]),
  unit: z.string(),
  kind: z.optional(valueKind),
  formula: z.optional(z.string()),
  source: z.optional(z.string()),
  inputs: z.optional(z.array(formulaInput)),
})
export type ResultRow = z.infer<typeof resultRow>

/**
 * Models that fail no check but cannot be fully judged, because the maker does not state all required figures. `matched` is their
 * number, `list` the first of them in rank order, each with its unknown checks.
 */
export const unknownModels = z.object({ matched: z.int(), list: z.array(recommendedModel) })

/** A calculation: the models in rank order (see docs/ranking.md), at most `Count`. */
export const calculation = z.object({
  list: z.array(recommendedModel),
  units: z.optional(figureUnits),
  motion: z.optional(motion),
  /** Result table, for calculators that have one. */
  calResDtos: z.optional(z.array(resultRow)),
  /** The assumptions of the calculation, changed or not. */
  assumptions: z.optional(z.array(assumption)),
  /** Number of matching models; `total`: number of models in the family. */
  matched: z.int(),
  total: z.int(),
  /** Available filters; `matched` and `list` are counted after filtering. */
  narrowable: z.optional(narrowable),
  /** Models that may match; omitted if there are none. */
  notKnown: z.optional(unknownModels),
  /** If an assembly was requested by all its parts: the possible replacements of one part with all others kept, in rank order. */
  others: z.optional(z.array(offer)),
  /** If an assembly was requested by all its parts and fails: that assembly. */
  failing: z.optional(assembly),
  /** Number of matches where a model counts once per motor that fits it. */
  count: z.optional(z.int()),
  catalogueVersion: z.string(),
})
export type Calculation = z.infer<typeof calculation>

/** Body of a `Calculation` response beside its code: `data` is the list of models, the other members of the calculation are beside it. */
export const calculationBody = z.extend(z.omit(calculation, { list: true }), { data: z.array(recommendedModel) })
export type CalculationBody = z.infer<typeof calculationBody>

/**
 * A model of the ledger: every check with its margin; `governing` is the check with the highest utilisation. A passed yes-or-no
 * check (accuracy) never governs. `passed` is true if the verdict is `passed`.
 */
export const ledgerModel = z.object({
  skuID: z.string(),
  skuName: z.string(),
  series: z.string(),
  maker: z.string(),
  basis,
  source: z.string(),
  verdict: verdictKind,
  passed: z.boolean(),
  utilisation: z.number(),
  governing: z.string(),
  checks: z.array(check),
  notKnown: z.array(notKnown),
  /** The motor of a pair. */
  motorSku: z.optional(z.string()),
  /** Warnings on the model: text keys of result words. */
  warnings: z.optional(z.array(z.string())),
  /** Why failure modes of this model are not checked, where that differs from its family: mode → text key. */
  coverage: z.optional(z.record(z.string(), z.string())),
  /** Intermediate values of this model that differ from those shared by all (`demands`). */
  values: z.optional(z.array(sizedValue)),
})
export type LedgerModel = z.infer<typeof ledgerModel>

/**
 * The smallest change of one input that makes a model fit: set `parameter` (a request parameter; an assumption if `assumption`) to
 * `to`. `exact`: beyond `to` the model may fail again, because the input has a permissible window. `asFarAsKnown`: the model then misses no limit, but checks remain for which
 * figures are missing.
 */
export const fix = z.object({
  parameter: z.string(),
  from: z.number(),
  to: z.number(),
  unit: z.string(),
  exact: z.optional(z.boolean()),
  assumption: z.optional(z.literal(true)),
  asFarAsKnown: z.optional(z.literal(true)),
})
export type Fix = z.infer<typeof fix>

/** A model that narrowly fails: its failed checks, and changes each of which makes it fit. */
const nearestModel = z.object({
  skuID: z.string(),
  skuName: z.string(),
  motorSku: z.optional(z.string()),
  failing: z.array(z.string()),
  fixes: z.array(fix),
})

/** Response of `Explanation`: assumptions, demands, and every model of the family with its checks. */
export const explanation = z.object({
  catalogueVersion: z.string(),
  assumptions: z.array(assumption),
  demands: z.array(sizedValue),
  matched: z.int(),
  total: z.int(),
  /** Number of rejected models, if not all are listed. */
  rejected: z.optional(z.int()),
  models: z.array(ledgerModel),
  /** Only if nothing matches, or demonstration series alone: the models (then products) closest to fitting, and what would make each fit. */
  nearest: z.array(nearestModel),
})
export type Explanation = z.infer<typeof explanation>

/** Response of `Check`: the sizing of one described component, with every intermediate value. */
export const checkAnswer = z.object({
  assumptions: z.array(assumption),
  values: z.array(sizedValue),
  checks: z.array(check),
  notKnown: z.array(notKnown),
  verdict: verdictKind,
  passed: z.boolean(),
  utilisation: z.number(),
  governing: z.string(),
})
export type CheckAnswer = z.infer<typeof checkAnswer>
