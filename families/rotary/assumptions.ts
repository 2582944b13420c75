/** What the working conditions of a rotary platform leave open, with defaults and sources. All can be changed in a request. */
import type { RotaryAssumptions } from './sizing/input.ts'
import { resolveAssumptions, type AssumptionDefinitions, type AssumptionOverrides } from '../define/assumption-set.ts'

/** Assumptions of rotary platforms; `peakTorqueFactor` is for motors of other brands, which state no peak torque. */
export type RotaryAssumptionName = keyof RotaryAssumptions | 'peakTorqueFactor'

/** Assumptions of rotary platforms. */
export const rotaryAssumptions: AssumptionDefinitions<unknown, RotaryAssumptionName> = {
  inertiaRatioLimit: {
    unit: '',
    default: 10,
    minimum: 0.1,
    maximum: 100,
    source: 'Machine Design, New rules for sizing servos (10:1); Yaskawa SGM7A-15 to -25 likewise',
  },
  preferredInertiaRatio: {
    unit: '',
    default: 5,
    minimum: 0.1,
    maximum: 100,
    source: 'Yaskawa SGM7A-30 to -70: 5:1; pairs up to it are listed first',
  },
  platformEfficiency: {
    unit: '',
    default: 0.9,
    minimum: 0.3,
    maximum: 1,
    source: 'platforms that state no efficiency: 0.9, one gear stage',
  },
  bearingLoadFactor: {
    unit: '',
    default: 1.5,
    minimum: 1,
    maximum: 3,
    source: 'Harmonic Drive FHA manual: 1 to 1.2 smooth, 1.2 to 1.5 normal, 1.5 to 3 with shocks',
  },
  peakTorqueFactor: {
    unit: '',
    default: 3,
    minimum: 1,
    maximum: 10,
    source: 'motors of other brands only: peak torque = 3 × rated torque; catalogue motors have 2.0 to 3.6',
  },
}

/**
 * @param overrides changed assumptions
 * @returns the list for the answer, and the values in SI
 */
export const resolvedRotaryAssumptions = (overrides: AssumptionOverrides = {}) =>
  // No default of these depends on a duty.
  resolveAssumptions(rotaryAssumptions, undefined, overrides)
