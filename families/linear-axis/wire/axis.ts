/**
 * Schemas of the `LinearAxisWorking` calls: a ball screw with its guides and its servo motor, for the working conditions of one
 * axis.
 */
import * as z from 'zod/mini'
import { calculation, checkAnswer, explanation, ledgerModel } from '../../../contract/results/selection.ts'
import { sizedValue } from '../../../contract/results/sizing.ts'
import { ballRailCandidate, guideLayouts, guidePostures } from '../../ball-rail/wire/ball-rail.ts'
import { endFixities } from '../../formulas/screw-terms.ts'
import { accuracyGrades } from '../../formulas/shaft-length.ts'
import { couplingCandidate } from '../../coupling/wire/coupling.ts'
import { servoMotorCandidate } from '../../servo-motor/wire/servo-motor.ts'
import { ballScrewCandidate } from '../../ball-screw/wire/ball-screw.ts'

/** Maximum number of rows per page, and of failed rows, the nearest first. */
export const longestAxisList = 300

/** Largest magnitude of a figure of a request: far beyond any real axis. */
const largestFigure = 1e9

/** Largest speed, mm/s: a form makes it of a stroke and a time that are figures each. */
const largestSpeed = 1e12

const positive = z.number().check(z.gt(0), z.lte(largestFigure))
const atLeastZero = z.number().check(z.gte(0), z.lte(largestFigure))
const signed = z.number().check(z.gte(-largestFigure), z.lte(largestFigure))
const part = z.optional(z.int().check(z.gte(1), z.lte(longestAxisList)))
const sku = z.optional(z.string().check(z.minLength(1), z.maxLength(80)))

/** Overridden assumptions: name → value in the assumption's unit, as listed in an answer. */
const assumptions = z.optional(z.record(z.string().check(z.maxLength(80)), z.number()))

const fields = {
  /** Orientation of the rails. */
  posture: z.enum(guidePostures),
  /** Inclination of an axis that is not vertical, forward travel uphill, deg. */
  inclination: z.optional(z.number().check(z.gte(0), z.lte(90))),
  /** Moved mass including carriage and blocks, kg. */
  mass: positive,
  /** Moved mass on the return stroke, kg; default: that of the forward stroke. */
  returnMass: z.optional(atLeastZero),
  /** Stroke, mm. */
  stroke: positive,
  /** Overtravel at each end of the stroke, mm. */
  overtravel: z.optional(z.number().check(z.gte(0), z.lte(1000))),
  /** Travel speed, mm/s. */
  speed: z.number().check(z.gt(0), z.lte(largestSpeed)),
  /** Acceleration and deceleration, m/s². */
  acceleration: positive,
  /** Motion profile; default: trapezoid. */
  motionProfile: z.optional(z.enum(['trapezoid', 'sCurve', 'modifiedSine'])),
  /** Dwell after each stroke, s. */
  dwell: z.optional(atLeastZero),
  /** Required life including dwell, h. */
  requiredLife: z.optional(positive),
  /** Rails × blocks per rail. */
  layout: z.enum(guideLayouts),
  /** Spacing of adjacent blocks, mm; for rails with several blocks. */
  sliderSpacing: z.optional(positive),
  /** Spacing of the rails, mm; for two rails. */
  railSpacing: z.optional(positive),
  /** Centre of gravity from the centre of the blocks, mm: along, across, above. */
  armA: signed,
  armB: signed,
  armC: signed,
  /** Position of the nut, mm: across and above. */
  driveB: z.optional(signed),
  driveC: z.optional(signed),
  /** Process force, N: against forward travel (down, when vertical), across, towards the rails. It acts intermittently. */
  processForce: z.optional(signed),
  forceY: z.optional(signed),
  forceZ: z.optional(signed),
  /** Point of action of the process force, mm, with the axes of the lever arms. */
  forceA: z.optional(signed),
  forceB: z.optional(signed),
  forceC: z.optional(signed),
  /** Coarsest permitted accuracy grade of the screw; default: any. */
  precision: z.optional(z.enum(accuracyGrades.map(({ grade }) => grade))),
  /** Supports of the screw's ends. */
  fixing: z.enum(endFixities),
  /** Diameter of the screw's end that the coupling holds, mm; without it no coupling is chosen. */
  screwEnd: z.optional(positive),
  /** Frequency of an excitation, Hz: the torsional natural frequency has to be twice as high. */
  excitation: z.optional(positive),
  /** Preload of the nut, N. */
  preload: z.optional(atLeastZero),
  /** Permitted travel deviation over the useful length, µm. */
  travelDeviation: z.optional(positive),
  /** Restricts the search to this screw, these guides, this motor. */
  screwSku: sku,
  guideSku: sku,
  motorSku: sku,
  /** This coupling, these support units, whether they fit or not; one that does not fails the axis. */
  couplingSku: sku,
  fixedSupportSku: sku,
  freeSupportSku: sku,
  /** Page number, from 1. */
  page: part,
  size: part,
}

/** Body of `Calculation`. */
export const axisRequest = z.strictObject({ ...fields, assumptions })
export type AxisRequest = z.infer<typeof axisRequest>

/**
 * Answer of `Calculation`: each screw once, with its guides and its motor. If all three models are named: `others` are alternative
 * guides and motors that make a passing axis, in rank order; `failing` are the failing parts, if any.
 */
export const axisAnswer = calculation

/** Figures of the parts: the `candidate` of a card. */
export const axisCandidate = z.strictObject({
  screw: z.strictObject(ballScrewCandidate.shape),
  guide: z.strictObject(ballRailCandidate.shape),
  motor: z.strictObject(servoMotorCandidate.shape),
  /** Omitted if its inertia is assumed. */
  coupling: z.optional(z.strictObject(couplingCandidate.shape)),
})
export type AxisCandidate = z.infer<typeof axisCandidate>

const parameters = z.strictObject(fields)

/**
 * Body of `Explanation`. Selection of rows: the axis of one screw (`skuID`; with `guideSku` and `motorSku` of the parameters those
 * parts); those that pass (`passed`, the default) or those that fail (`failed`).
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
