/** Shapes of the calls of `LinearAxisWorking`: a ball screw with its guides and its servo motor, for the working conditions of one axis. */
import * as z from 'zod/mini'
import { calculation, checkAnswer, explanation, ledgerModel } from '../../../contract/results/selection.ts'
import { sizedValue } from '../../../contract/results/sizing.ts'
import { ballRailCandidate, guideLayouts, guidePostures } from '../../ball-rail/wire/ball-rail.ts'
import { endFixities } from '../../formulas/screw-terms.ts'
import { accuracyGrades } from '../../formulas/shaft-length.ts'
import { servoMotorCandidate } from '../../servo-motor/wire/servo-motor.ts'
import { ballScrewCandidate } from '../../ball-screw/wire/ball-screw.ts'

/** Most rows of a part of a list, and of what does not fit: the nearest. */
export const longestAxisList = 300

/** Largest magnitude of a figure of a request: far beyond what any axis bears. */
const largestFigure = 1e9

const positive = z.number().check(z.gt(0), z.lte(largestFigure))
const atLeastZero = z.number().check(z.gte(0), z.lte(largestFigure))
const signed = z.number().check(z.gte(-largestFigure), z.lte(largestFigure))
const part = z.optional(z.int().check(z.gte(1), z.lte(longestAxisList)))
const sku = z.optional(z.string().check(z.minLength(1), z.maxLength(80)))

/** Changed assumptions: name → value in the assumption's unit, as an answer lists them. */
const assumptions = z.optional(z.record(z.string().check(z.maxLength(80)), z.number()))

const fields = {
  /** How the rails lie. */
  posture: z.enum(guidePostures),
  /** Angle by which forward travel rises where it is not vertical, deg. */
  inclination: z.optional(z.number().check(z.gte(0), z.lte(90))),
  /** Moved mass with carriage and blocks, kg. */
  mass: positive,
  /** On the way back, kg; that of the way out without it. */
  returnMass: z.optional(atLeastZero),
  /** mm. */
  stroke: positive,
  /** Travel beyond the stroke at each end, mm. */
  overtravel: z.optional(z.number().check(z.gte(0), z.lte(1000))),
  /** mm/s. */
  speed: positive,
  /** m/s². */
  acceleration: positive,
  /** Shape of the ramps; a trapezoid without it. */
  motionProfile: z.optional(z.enum(['trapezoid', 'sCurve', 'modifiedSine'])),
  /** Pause after each stroke, s. */
  dwell: z.optional(atLeastZero),
  /** h, pauses included. */
  requiredLife: z.optional(positive),
  /** Rails × blocks per rail. */
  layout: z.enum(guideLayouts),
  /** mm; where a rail has several blocks. */
  sliderSpacing: z.optional(positive),
  /** mm; where there are two rails. */
  railSpacing: z.optional(positive),
  /** Centre of gravity from the centre of the blocks, mm: along, across, above. */
  armA: signed,
  armB: signed,
  armC: signed,
  /** Where the nut takes hold, mm: across and above. */
  driveB: z.optional(signed),
  driveC: z.optional(signed),
  /** Process force, N: against forward travel (down, when vertical), across, towards the rails. It acts or not. */
  processForce: z.optional(signed),
  forceY: z.optional(signed),
  forceZ: z.optional(signed),
  /** Where it acts, mm, as the arms. */
  forceA: z.optional(signed),
  forceB: z.optional(signed),
  forceC: z.optional(signed),
  /** Coarsest accuracy grade of the screw that will do; any without it. */
  precision: z.optional(z.enum(accuracyGrades.map(({ grade }) => grade))),
  /** Supports of the screw's ends. */
  fixing: z.enum(endFixities),
  /** Preload of the nut, N. */
  preload: z.optional(atLeastZero),
  /** Permitted deviation of the travel over its length, µm. */
  travelDeviation: z.optional(positive),
  /** A screw, guides, a motor of this model alone. */
  screwSku: sku,
  guideSku: sku,
  motorSku: sku,
  /** From 1. */
  page: part,
  size: part,
}

/** Body of `Calculation`. */
export const axisRequest = z.strictObject({ ...fields, assumptions })
export type AxisRequest = z.infer<typeof axisRequest>

/**
 * Answer of `Calculation`: each screw once, with the guides and the motor that go with it. Where all three models are
 * named, `others`: guides and motors that would make an axis that passes in the place of those, in rank order; and where they fail, `failing`: they.
 */
export const axisAnswer = calculation

/** Figures of the three parts: what a card holds as its `candidate`. */
export const axisCandidate = z.strictObject({
  screw: z.strictObject(ballScrewCandidate.shape),
  guide: z.strictObject(ballRailCandidate.shape),
  motor: z.strictObject(servoMotorCandidate.shape),
})
export type AxisCandidate = z.infer<typeof axisCandidate>

const parameters = z.strictObject(fields)

/**
 * Body of `Explanation`. Which rows: the axis of one screw (`skuID`; with `guideSku` and `motorSku` of the parameters those); those that fit
 * (`passed`, as without either) or those that do not (`failed`).
 */
export const axisExplanationRequest = z.strictObject({
  parameters,
  skuID: sku,
  only: z.optional(z.enum(['passed', 'failed'])),
  assumptions,
})
export type AxisExplanationRequest = z.infer<typeof axisExplanationRequest>

/** Answer of `Explanation`. `rejected` counts the screws that pass with no guides and motor. */
export const axisExplanation = z.extend(explanation, {
  models: z.array(z.extend(ledgerModel, { warnings: z.array(z.string()), values: z.array(sizedValue) })),
})

/** Body of `Check`. */
export const axisCheckRequest = z.strictObject({ parameters, candidate: axisCandidate, assumptions })

/** Answer of `Check`. */
export const axisCheckAnswer = z.extend(checkAnswer, { warnings: z.array(z.string()) })
