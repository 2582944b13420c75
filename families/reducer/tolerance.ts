/** The error-range selector: deviations that a demand allows, in percent. */
import type { Toleranced } from './wire/reducer.ts'

/** A deviation range in percent. */
export type ToleranceRange = Pick<Toleranced, 'lower' | 'upper'>

/** Deviation of every demand unless a person changes it. */
export const defaultTolerance: ToleranceRange = { lower: -10, upper: 10 }

/** Deviation of the rated torque in manual mode: from the torque asked for to twice of it. */
export const manualTorqueTolerance: ToleranceRange = { lower: 0, upper: 100 }

/**
 * @param value demand, in its unit
 * @param range deviation, %
 * @returns the demand with its window
 */
export const within = (value: number, range: ToleranceRange = defaultTolerance): Toleranced => ({ value, ...range })
