/** Shapes of the selection calls that every calculator shares. The wire's own spellings (`disPlayParams`, `skuID`) stay in this folder. */
import * as z from 'zod/mini'
import { narrowable } from './narrowing.ts'
import { assumption, basis, check, formulaInput, notKnown, sizedValue, valueKind, verdictKind } from './sizing.ts'

/** Models on one page of an answer, where the request does not say how many. */
export const pageSize = 20

/** An option of an init list; `icon` names a drawing of ours. Families add their own data (see `ballScrewInit`, `liftInit`). */
export const initOption = z.object({ value: z.string(), name: z.string(), icon: z.optional(z.string()) })

/** Units of the figures of an answer's models by the figure's name in `recommendedModel`; '' where there is none. Further figures say their own. */
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

/** A further figure of a model. A text is a key of the words of results (`words.<text>`), such as the phase in which the largest load acts. */
export const furtherFigure = z.object({
  name: z.string(),
  value: z.union([z.number(), z.string()]),
  unit: z.string(),
  kind: z.optional(valueKind),
})
export type FurtherFigure = z.infer<typeof furtherFigure>

/** A working condition that a model was found for, as the request has it; '' where it has no unit. */
export const workingParam = z.object({ paramName: z.string(), value: z.union([z.number(), z.string(), z.boolean()]), unit: z.string() })
export type WorkingParam = z.infer<typeof workingParam>

/**
 * A part of a combination that stands together (screw, guides and motor of an axis): what it is, what it is ordered as, and how close it comes to
 * which of its own limits. `family` has its page and the names of its checks.
 */
export const combinedPart = z.object({
  family: z.string(),
  skuID: z.string(),
  skuName: z.string(),
  serviceID: z.string(),
  series: z.string(),
  maker: z.string(),
  machineCode: z.string(),
  utilisation: z.number(),
  governing: z.string(),
  verdict: verdictKind,
})
export type CombinedPart = z.infer<typeof combinedPart>

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
  /** Largest mass or load, kg, that passes when it is asked for. */
  maxW: z.optional(z.number()),
  /** In the unit that the answer's `units.maxSpeed` says: mm/s, for jacks mm/min, for rotary platforms rpm. */
  maxSpeed: z.optional(z.number()),
  /** Life, km. */
  l10: z.optional(z.number()),
  fs: z.optional(z.number()),
  /** kN. What may act on a screw, what does act on the governing block of a guide: the card's label names it. */
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
  /** The motor that belongs to the model, where one does. */
  motorSku: z.optional(z.string()),
  /** All parts of a combination, that of the card among them; where there are some, figures and limits are those of all together. */
  parts: z.optional(z.array(combinedPart)),
  /** Use factor T2N / T2 of a reducer. */
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
  /** What the motor is ordered as. */
  motorCode: z.optional(z.string()),
  /** What to watch with a model that is recommended nevertheless: keys of the words of results (`words.<text>`). */
  warnings: z.optional(z.array(z.string())),
  /** Checks that the maker's figures do not allow: the model is no recommendation until the maker has been asked. */
  notKnown: z.optional(z.array(notKnown)),
  isDefault: z.boolean(),
  isSTL: z.boolean(),
  /** What the model was found for, the same in every model of an answer. */
  workingParams: z.optional(z.array(workingParam)),
  /** Further figures: `furtherFiguresOf`. */
  disPlayParams: z.array(furtherFigure),
  /** The catalogue's figures of the model, as a Check call takes them: a page can size it again under other conditions. */
  candidate: z.record(z.string(), z.unknown()),
})
export type RecommendedModel = z.infer<typeof recommendedModel>

/** An instant of a ramp whose acceleration changes: s from the start of the phase, mm/s, unit of the motion's load. */
const curvePoint = z.object({ time: z.number(), speed: z.number(), load: z.number() })

/**
 * A stretch of the cycle. Times in s, distances in mm, speeds in mm/s where the motion names no other units; `load` is in the unit of the motion's load. Where the acceleration changes within
 * it, `load` is that of the highest acceleration, and `curve` says how speed and load change, from the first instant to the last.
 */
export const motionPhase = z.object({
  direction: z.enum(['forward', 'backward']),
  kind: z.enum(['accelerate', 'constant', 'decelerate', 'dwell']),
  duration: z.number(),
  distance: z.number(),
  startSpeed: z.number(),
  endSpeed: z.number(),
  load: z.number(),
  curve: z.optional(z.array(curvePoint)),
})
export type MotionPhase = z.infer<typeof motionPhase>

/**
 * One cycle: a stroke, its return and the pauses. `profile` is the one that was asked for; else the speed is a trapezoid. `load` names what acts (`axialForce`, a key of the values) and its unit; `values` are
 * what follows from the inputs, such as the speed for a time that was entered.
 */
export const motion = z.object({
  profile: z.optional(z.enum(['trapezoid', 'sCurve', 'modifiedSine'])),
  phases: z.array(motionPhase),
  /** Of its distances and speeds, where they are not mm and mm/s. */
  units: z.optional(z.object({ distance: z.string(), speed: z.string() })),
  load: z.object({ name: z.string(), unit: z.string() }),
  values: z.array(sizedValue),
})
export type Motion = z.infer<typeof motion>

/**
 * A row of the result table: what follows from the working conditions and the first model. `name` is a key of the values; a text `value` one
 * of the words. The derivation is there where the service gives one.
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
 * Models that miss no limit but cannot be judged by all of them: what the working conditions ask for is not stated. `matched` is how many there are,
 * `list` the first of them in rank order, each with what is not known.
 */
export const unknownModels = z.object({ matched: z.int(), list: z.array(recommendedModel) })

/** Answer of `Calculation`: the models in rank order (see docs/ranking.md), at most `Count`. */
export const calculation = z.object({
  list: z.array(recommendedModel),
  units: z.optional(figureUnits),
  motion: z.optional(motion),
  /** Result table of the calculators that have one. */
  calResDtos: z.optional(z.array(resultRow)),
  /** What the answer rests on, changed or not. */
  assumptions: z.optional(z.array(assumption)),
  /** Models that match, models in the family. */
  matched: z.int(),
  total: z.int(),
  /** What the matches can be narrowed to; `matched` and `list` are of what they have been narrowed to. */
  narrowable: z.optional(narrowable),
  /** Models that may match; left out where there is none. */
  notKnown: z.optional(unknownModels),
  /** Of a combination asked for by all its parts: what may stand in the place of one of them, all others as they are, in rank order. */
  others: z.optional(z.array(combinedPart)),
  /** Of a combination asked for by all its parts that is in no list, as it fails: the parts themselves. */
  failing: z.optional(z.array(combinedPart)),
  /** Matches altogether, where a model counts once for each motor that it fits with. */
  count: z.optional(z.int()),
  catalogueVersion: z.string(),
})
export type Calculation = z.infer<typeof calculation>

/**
 * A model of the ledger: every check with its margin; `governing` is the check with the highest utilisation. A passed yes-or-no check (accuracy)
 * never governs. `passed` says whether the verdict is `passed`.
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
  /** What to watch nevertheless: keys of the words of results. */
  warnings: z.optional(z.array(z.string())),
  /** Intermediate values of this model, where they are not the same for all (`demands`). */
  values: z.optional(z.array(sizedValue)),
})
export type LedgerModel = z.infer<typeof ledgerModel>

/**
 * The smallest change of one input that makes a model fit: set `parameter` (a request parameter) to `to`. `exact`: beyond `to` the model need not
 * fit, as the input is wanted within a window.
 */
export const fix = z.object({
  parameter: z.string(),
  from: z.number(),
  to: z.number(),
  unit: z.string(),
  exact: z.optional(z.boolean()),
})
export type Fix = z.infer<typeof fix>

/** A model that misses by little: the checks that it fails, and changes that make it fit, each alone. */
const nearestModel = z.object({
  skuID: z.string(),
  skuName: z.string(),
  motorSku: z.optional(z.string()),
  failing: z.array(z.string()),
  fixes: z.array(fix),
})

/** Answer of `Explanation`: assumptions, demands, and every model of the family with its checks. */
export const explanation = z.object({
  catalogueVersion: z.string(),
  assumptions: z.array(assumption),
  demands: z.array(sizedValue),
  matched: z.int(),
  total: z.int(),
  /** Models that do not fit, where not all of them are listed. */
  rejected: z.optional(z.int()),
  models: z.array(ledgerModel),
  /** Only when nothing matches: the models that miss by least, and what would make each fit. */
  nearest: z.array(nearestModel),
})
export type Explanation = z.infer<typeof explanation>

/** Answer of `Check`: the sizing of one described component, with every intermediate value. */
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
