/** The carried mass that a maker allows stands for a motion and a life; beyond them the screw and its bearings bear less. */
import { standardGravity } from '../../formulas/physical-constants.ts'
import { cubeRoot } from '../../formulas/portable-math.ts'
import { toSi } from '../../formulas/unit-scale.ts'
import { lengthFor } from './length.ts'
import type { Slide, SlideModuleAssumptions, SlideModuleDuty } from './input.ts'

/** Time (s) of the ramps that the carried masses are made for. Source: IKO CAT-1580E III-13. */
const rampTime = 0.2

/** Acceleration that they are made for at least, m/s². Source: IKO CAT-1580E III-13. */
const leastAcceleration = 0.3 * standardGravity

/** Life in motion that they are made for, h. Source: IKO CAT-1580E III-13. */
export const payloadLifeHours = 18_000

/**
 * Acceleration that the carried masses are made for at a speed.
 * @param speed m/s
 * @returns m/s²
 */
export const payloadAcceleration = (speed: number): number => Math.max(speed / rampTime, leastAcceleration)

/** What the carried mass stands for, and how much less it is here. */
export type PayloadBasis = {
  /** Acceleration it stands for, m/s². */
  readonly acceleration: number
  /** Life in motion it stands for, s. */
  readonly life: number
  /** By how much the mass has to be divided, >= 1. */
  readonly derating: number
}

/**
 * The force of the screw rises with the acceleration at most, its life falls with the cube of the force: beyond a0 and L0 the mass is divided by
 * max(1, a / a0) × ∛max(1, Lh q / L0). Nothing is gained within them.
 * @param slide candidate; its highest speed for the stroke is what a0 belongs to
 * @param duty stroke
 * @param assumptions acceleration, required life, share of motion
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
 * @param assumptions required life (s), share of motion
 * @returns ∛max(1, Lh q / L0)
 */
export const lifeDerating = ({ requiredLife, motionShare }: Pick<SlideModuleAssumptions, 'requiredLife' | 'motionShare'>): number =>
  cubeRoot(Math.max(1, (requiredLife * motionShare) / toSi(payloadLifeHours, 'h')))
