/** Divides the working conditions of an axis among its parts; the only place where the load is split. */
import type { PinnedSkus } from './pinned.ts'
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

/** The working conditions of an axis, as sent. */
export type AxisConditions = Omit<AxisRequest, 'assumptions' | 'page' | 'size' | 'screwSku' | 'guideSku' | 'motorSku' | keyof PinnedSkus>

/** Default required life, h. Source: as for the parts by themselves. */
const usualLife = 20_000

/**
 * @param conditions of the axis
 * @returns the dwell after each stroke (s), the fraction of time in motion (%), the required life (h)
 */
export function timesOf(conditions: AxisConditions) {
  const { dwell = 0, requiredLife = usualLife, stroke, speed, acceleration, motionProfile } = conditions
  const profile = strokeProfile({ stroke: toSi(stroke, 'mm'), speed: toSi(speed, 'mm/s'), acceleration, motionProfile })
  const motionShare = profile.duration === 0 ? 100 : (100 * profile.duration) / (profile.duration + dwell)
  return { dwell, requiredLife, motionShare, strokeTime: profile.duration }
}

/** Motion and mass by the parameter names of both families. */
const sharedOf = ({ mass, returnMass, speed, acceleration, stroke, motionProfile, inclination }: AxisConditions) => ({
  W: mass,
  Speed: speed,
  Acceleration: acceleration,
  Stroke: stroke,
  ...onlyStated({ ReturnLoad: returnMass, MotionProfile: motionProfile, Inclination: inclination }),
})

/**
 * Guides carry all loads across the travel, and the moments of all forces that do not act at the nut.
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
 * @param overrides assumption values of the request of the guides
 * @returns all overrides: rails extend beyond the stroke by the overtravel of the axis
 */
export const guideOverrides = (conditions: AxisConditions, overrides: AssumptionOverrides): AssumptionOverrides => {
  const { motionShare, requiredLife } = timesOf(conditions)
  const { overtravel = 0 } = conditions
  const railEnd = overrides['railEndAllowance'] ?? Number(ballRailAssumptions.railEndAllowance.default)
  return { ...overrides, motionShare, requiredLife, railEndAllowance: railEnd + 2 * overtravel }
}

/**
 * The screw carries the loads along the travel: inertia, the weight component along it, the process force.
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
 * @param overrides assumption values of the request of the screw
 * @param friction of the guides, N: used as constant resistance, with a friction coefficient of 0
 * @returns all overrides of the screw
 */
export const screwOverrides = (conditions: AxisConditions, overrides: AssumptionOverrides, friction: number): AssumptionOverrides => {
  const { motionShare, requiredLife } = timesOf(conditions)
  const { overtravel = 0 } = conditions
  return { ...overrides, motionShare, requiredLife, overtravel, frictionCoefficient: 0, guideResistance: inUnit(friction, 'N') }
}

/** Friction of the guides. */
export type GuideFriction = {
  /** Largest Σ (|P| + |PT|) of all phases, N. */
  readonly pressure: number
  readonly blocks: number
  /** Width of the rail, m. */
  readonly railWidth: number
  /** Friction force F, N. */
  readonly force: number
}

/**
 * F = μ Σ (|P| + |PT|) + N f. The maximum of all phases is used in every phase: it reduces the force in one direction as much as
 * it increases it in the other, and power means of both directions only grow with it.
 * @param demand loads of the blocks
 * @param railWidth of the guides, m
 * @param assumptions μ, and f per unit of rail width (N/m)
 * @returns friction with its inputs
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
