/** What the working conditions of an axis are to each of its parts. The load is divided here, and nowhere else. */
import type { BallRailParameters } from '../ball-rail/parameters.ts'
import type { BallRailDemand } from '../ball-rail/sizing/demand.ts'
import { transverseLoad } from '../ball-rail/sizing/block-load.ts'
import type { BallScrewParameters } from '../ball-screw/parameters.ts'
import type { AxisRequest } from './wire/axis.ts'
import { onlyStated } from '../define/only-stated.ts'
import type { AssumptionOverrides } from '../define/assumption-set.ts'
import { strokePhases } from '../formulas/axial-force.ts'
import { strokeProfile } from '../formulas/motion-profile.ts'
import { inUnit, toSi } from '../formulas/unit-scale.ts'
import { ballRailAssumptions } from '../ball-rail/assumptions.ts'

/** The working conditions of an axis, as they are sent. */
export type AxisConditions = Omit<AxisRequest, 'assumptions' | 'page' | 'size' | 'screwSku' | 'guideSku' | 'motorSku'>

/** Life where none is asked for, h. Source: as for the parts by themselves. */
const usualLife = 20_000

/**
 * @param conditions of the axis
 * @returns the pause after each stroke (s), the share of the time in motion (%), the required life (h)
 */
export function timesOf(conditions: AxisConditions) {
  const { dwell = 0, requiredLife = usualLife, stroke, speed, acceleration, motionProfile } = conditions
  const profile = strokeProfile({ stroke: toSi(stroke, 'mm'), speed: toSi(speed, 'mm/s'), acceleration, motionProfile })
  const motionShare = profile.duration === 0 ? 100 : (100 * profile.duration) / (profile.duration + dwell)
  return { dwell, requiredLife, motionShare, strokeTime: profile.duration }
}

/** What moves and how, in the words of the two families. */
const sharedOf = ({ mass, returnMass, speed, acceleration, stroke, motionProfile, inclination }: AxisConditions) => ({
  W: mass,
  Speed: speed,
  Acceleration: acceleration,
  Stroke: stroke,
  ...onlyStated({ ReturnLoad: returnMass, MotionProfile: motionProfile, Inclination: inclination }),
})

/**
 * Guides bear everything across the travel, and the moments of all that does not act where the nut takes hold.
 * @param conditions of the axis
 * @returns the conditions of its guides
 */
export const guideParameters = (conditions: AxisConditions): BallRailParameters => {
  const { posture, layout, sliderSpacing, railSpacing, armA, armB, armC, driveB, driveC } = conditions
  const { processForce, forceY, forceZ, forceA, forceB, forceC } = conditions
  return {
    ...sharedOf(conditions),
    UseMethod: posture,
    Layout: layout,
    A: armA,
    B: armB,
    C: armC,
    ...onlyStated({
      SliderSpacing: sliderSpacing,
      RailSpacing: railSpacing,
      DriveB: driveB,
      DriveC: driveC,
      ForceX: processForce,
      ForceY: forceY,
      ForceZ: forceZ,
      ForceA: forceA,
      ForceB: forceB,
      ForceC: forceC,
    }),
  }
}

/**
 * @param conditions of the axis
 * @param overrides changed assumptions of the guides
 * @returns all of them: rails reach beyond the stroke as far as the axis does
 */
export const guideOverrides = (conditions: AxisConditions, overrides: AssumptionOverrides): AssumptionOverrides => {
  const { motionShare, requiredLife } = timesOf(conditions)
  const railEnd = overrides['railEndAllowance'] ?? Number(ballRailAssumptions.railEndAllowance.default)
  return { ...overrides, motionShare, requiredLife, railEndAllowance: railEnd + 2 * (conditions.overtravel ?? 0) }
}

/**
 * The screw bears what acts along the travel: inertia, the weight where it points along, the process force.
 * @param conditions of the axis
 * @returns the conditions of its screw
 */
export const screwParameters = (conditions: AxisConditions): BallScrewParameters => {
  const { posture, fixing, precision, preload, travelDeviation, processForce } = conditions
  return {
    ...sharedOf(conditions),
    AssemblyMethod: posture === 'vertical' ? 'vertical' : 'horizontal',
    FixedMethod: fixing,
    ...onlyStated({ UsePrecision: precision, Preload: preload, TravelDeviation: travelDeviation, ExternalForce: processForce }),
  }
}

/**
 * @param conditions of the axis
 * @param overrides changed assumptions of the screw
 * @param friction of the guides, N: all of it is resistance of theirs, none is counted again by a coefficient
 * @returns all changed assumptions of the screw
 */
export const screwOverrides = (conditions: AxisConditions, overrides: AssumptionOverrides, friction: number): AssumptionOverrides => {
  const { motionShare, requiredLife } = timesOf(conditions)
  const { overtravel = 0 } = conditions
  return { ...overrides, motionShare, requiredLife, overtravel, frictionCoefficient: 0, guideResistance: inUnit(friction, 'N') }
}

/** Friction of the guides. */
export type GuideFriction = {
  /** Σ (|P| + |PT|) of the phase in which it is most, N. */
  readonly pressure: number
  readonly blocks: number
  /** Width of the rail, m. */
  readonly railWidth: number
  /** F, N. */
  readonly force: number
}

/**
 * F = μ Σ (|P| + |PT|) + N f. The most of all phases counts in every phase: what it takes from the force in one direction it adds in the other, and
 * means of powers of both only grow with it.
 * @param demand loads of the blocks
 * @param railWidth of the guides, m
 * @param assumptions μ, and f per width of the rail (N/m)
 * @returns friction with what it rests on
 * Source: HIWIN G99TE20-1808 eq. 1.11 (F = μ W + S); NBS p. 9 (S by size).
 */
export function guideFriction(
  { phases, positions }: Pick<BallRailDemand, 'phases' | 'positions'>,
  railWidth: number,
  assumptions: { readonly guideFriction: number; readonly sealResistance: number },
): GuideFriction {
  const pressures = strokePhases.flatMap((phase) =>
    phases[phase].alternatives.map(({ blocks }) => blocks.reduce((sum, load) => sum + transverseLoad(load, 'sum'), 0)),
  )
  const pressure = Math.max(...pressures)
  const blocks = positions.length
  return {
    pressure,
    blocks,
    railWidth,
    force: assumptions.guideFriction * pressure + blocks * assumptions.sealResistance * railWidth,
  }
}
