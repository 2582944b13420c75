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
  ownInertiaRatioLimit: {
    unit: '',
    default: 2.9,
    minimum: 0.1,
    maximum: 100,
    source: 'own motor, limit of the load not known: Harmonic Drive FHA manual, up to about 3 times the actuator (its sizes 2.96 to 3.2)',
  },
  bearingLoadFactor: {
    unit: '',
    default: 1.5,
    minimum: 1,
    maximum: 3,
    source: 'Harmonic Drive FHA manual: 1 to 1.2 smooth, 1.2 to 1.5 normal, 1.5 to 3 with shocks',
  },
  requiredLife: {
    unit: 'h',
    default: 20_000,
    minimum: 0,
    maximum: 1_000_000,
    source: 'as for guides and ball screws (MITCalc ball-screw example, 20 000 h); of motion at the index speed',
  },
  staticSafetyLimit: {
    unit: '',
    default: 1.5,
    minimum: 1,
    maximum: 10,
    source: 'Harmonic Drive FHA manual: above 1.5 normal, 2 with shocks, 3 precise',
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
