/** Phases of a duty spectrum in which a mass is moved, as request parameters. */
import type { MassPhase } from '../formulas/duty-spectrum.ts'
import { notNegative, positive, rows, type RowOfParameter } from './call-parameters.ts'
import { toSi } from '../formulas/unit-scale.ts'

/** Columns: moved mass, acceleration or deceleration, speed (absolute), time. */
export const massPhases = rows({
  load: notNegative('kg'),
  acceleration: notNegative('m/s^2'),
  speed: notNegative('mm/s'),
  time: positive('s'),
})
export type MassPhaseParameters = RowOfParameter<typeof massPhases>

/**
 * @param phases from the request; empty without a spectrum
 * @returns the phases in SI
 */
export const massPhasesOf = (phases: readonly MassPhaseParameters[] = []): MassPhase[] =>
  phases.map(({ load, acceleration, speed, time }) => ({ mass: load, acceleration, speed: toSi(speed, 'mm/s'), time }))
