/** The error-range selector: permitted deviations of a demand, in percent. */
import type { Toleranced } from './wire/reducer.ts'

/** A deviation range in percent. */
export type ToleranceRange = Pick<Toleranced, 'lower' | 'upper'>

/** Default deviation of every demand. */
export const defaultTolerance: ToleranceRange = { lower: -10, upper: 10 }

/** Default deviation of the rated torque in manual mode: from the requested torque to twice that. */
export const manualTorqueTolerance: ToleranceRange = { lower: 0, upper: 100 }

/**
 * @param value demand, in its unit
 * @param range deviation, %
 * @returns the demand with its window
 */
export const within = (value: number, range: ToleranceRange = defaultTolerance): Toleranced => ({ value, ...range })
