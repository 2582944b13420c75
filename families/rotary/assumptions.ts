/** Assumptions of rotary platforms with defaults and sources. A request can override all of them. */
import type { RotaryAssumptions } from './sizing/input.ts'
import { resolveAssumptions, type AssumptionDefinitions, type AssumptionOverrides } from '../define/assumption-set.ts'

/** Names of the assumptions; `peakTorqueFactor` is for motors of other brands, which state no peak torque. */
export type RotaryAssumptionName = keyof RotaryAssumptions | 'peakTorqueFactor'

/** Assumptions of rotary platforms. */
export const rotaryAssumptions: AssumptionDefinitions<unknown, RotaryAssumptionName> = {
  inertiaRatioLimit: {
    unit: '',
    default: 10,
    minimum: 0.1,
    maximum: 100,
    source: 'Machine Design, New rules for sizing servos (10:1); Yaskawa SGM7A-15 – SGM7A-25 (10:1)',
  },
  preferredInertiaRatio: {
    unit: '',
    default: 5,
    minimum: 0.1,
    maximum: 100,
    source: 'Yaskawa SGM7A-30 – SGM7A-70 (5:1); listedFirst',
  },
  ownInertiaRatioLimit: {
    unit: '',
    default: 2.9,
    minimum: 0.1,
    maximum: 100,
    source: 'ownMotorLimit; Harmonic Drive FHA (2.96–3.2)',
  },
  bearingLoadFactor: {
    unit: '',
    default: 1.5,
    minimum: 1,
    maximum: 3,
    source: 'Harmonic Drive FHA; fhaLoadFactors',
  },
  requiredLife: {
    unit: 'h',
    default: 20_000,
    minimum: 0,
    maximum: 1_000_000,
    source: 'asForGuides; MITCalc (20 000 h); atIndexSpeed',
  },
  staticSafetyLimit: {
    unit: '',
    default: 1.5,
    minimum: 1,
    maximum: 10,
    source: 'Harmonic Drive FHA; fhaStaticFactors',
  },
  peakTorqueFactor: {
    unit: '',
    default: 3,
    minimum: 1,
    maximum: 10,
    source: 'otherBrandsPeak',
  },
}

/**
 * @param overrides assumption values of the request
 * @returns the list for the answer, and the values in SI
 */
export const resolvedRotaryAssumptions = (overrides: AssumptionOverrides = {}) =>
  // None of the defaults depends on a duty.
  resolveAssumptions(rotaryAssumptions, undefined, overrides)
