/** The error-range selector: deviations that a demand allows, in percent. */
import type { Toleranced } from '../../contract/reducer.ts'

/** A deviation range in percent. */
export type ToleranceRange = Pick<Toleranced, 'lower' | 'upper'>

/** Deviation of every demand unless a person changes it. */
export const defaultTolerance: ToleranceRange = { lower: -10, upper: 10 }

/** Deviation of the rated torque in manual mode: from the torque asked for to twice of it. */
export const manualTorqueTolerance: ToleranceRange = { lower: 0, upper: 100 }

const steps = (from: number, step: number): readonly number[] => Array.from({ length: 11 }, (_, index) => from + index * step)

/** Lower deviations that the selector offers, %. */
export const lowerTolerances = steps(-50, 5)

/** Upper deviations that the selector offers, %. */
export const upperTolerances = steps(0, 10)

/**
 * @param value demand, in its unit
 * @param range deviation, %
 * @returns the demand with its window
 */
export const within = (value: number, range: ToleranceRange = defaultTolerance): Toleranced => ({ value, ...range })
