/** Phases of a duty spectrum in which a mass is moved, as a request has them. */
import type { MassPhase } from '../formulas/duty-spectrum.ts'
import { notNegative, positive, rows, type RowOfParameter } from './call-parameters.ts'
import { toSi } from '../formulas/unit-scale.ts'

/** Phases: moved mass, acceleration either way, speed whatever its direction, time. */
export const massPhases = rows({
  load: notNegative('kg'),
  acceleration: notNegative('m/s^2'),
  speed: notNegative('mm/s'),
  time: positive('s'),
})
export type MassPhaseParameters = RowOfParameter<typeof massPhases>

/**
 * @param phases as asked for; none without a spectrum
 * @returns SI
 */
export const massPhasesOf = (phases: readonly MassPhaseParameters[] = []): MassPhase[] =>
  phases.map(({ load, acceleration, speed, time }) => ({ mass: load, acceleration, speed: toSi(speed, 'mm/s'), time }))
