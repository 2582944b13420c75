/** A maker's payload applies to a certain motion and life; beyond them the screw and its bearings require derating. */
import { standardGravity } from '../../formulas/physical-constants.ts'
import { cubeRoot } from '../../formulas/portable-math.ts'
import { toSi } from '../../formulas/unit-scale.ts'
import { lengthFor } from './length.ts'
import type { Slide, SlideModuleAssumptions, SlideModuleDuty } from './input.ts'

/** Ramp time (s) of the payload rating. Source: IKO CAT-1580E III-13. */
const rampTime = 0.2

/** Minimum acceleration of the payload rating, m/s². Source: IKO CAT-1580E III-13. */
const leastAcceleration = 0.3 * standardGravity

/** Life in motion of the payload rating, h. Source: IKO CAT-1580E III-13. */
export const payloadLifeHours = 18_000

/**
 * Acceleration of the payload rating at a speed.
 * @param speed m/s
 * @returns m/s²
 */
export const payloadAcceleration = (speed: number): number => Math.max(speed / rampTime, leastAcceleration)

/** Basis of the payload rating, and its derating for the duty. */
export type PayloadBasis = {
  /** Acceleration of the rating, m/s². */
  readonly acceleration: number
  /** Life in motion of the rating, s. */
  readonly life: number
  /** Divisor of the payload, >= 1. */
  readonly derating: number
}

/**
 * The force of the screw rises at most in proportion to the acceleration, and its life decreases with the cube of the force:
 * beyond a0 and L0 the payload is divided by max(1, a / a0) × ∛max(1, Lh q / L0). It is never increased.
 * @param slide candidate; its highest speed for the stroke determines a0
 * @param duty stroke
 * @param assumptions acceleration, required life, fraction of time in motion
 * @returns basis, SI
 * Source: IKO CAT-1580E III-13 (ramps of 0.2 s, at least 0.3 G, 18 000 h); THK General Catalog A-704 eq. 27 (cube).
 */
export function payloadBasis(
  { lengths }: Pick<Slide, 'lengths'>,
  { stroke }: Pick<SlideModuleDuty, 'stroke'>,
  assumptions: Pick<SlideModuleAssumptions, 'acceleration' | 'requiredLife' | 'motionShare'>,
): PayloadBasis {
  const acceleration = payloadAcceleration(lengthFor(lengths, stroke).speed)
  const life = toSi(payloadLifeHours, 'h')
  return {
    acceleration,
    life,
    derating: Math.max(1, assumptions.acceleration / acceleration) * lifeDerating(assumptions),
  }
}

/**
 * @param assumptions required life (s), fraction of time in motion
 * @returns ∛max(1, Lh q / L0)
 */
export const lifeDerating = ({ requiredLife, motionShare }: Pick<SlideModuleAssumptions, 'requiredLife' | 'motionShare'>): number =>
  cubeRoot(Math.max(1, (requiredLife * motionShare) / toSi(payloadLifeHours, 'h')))
