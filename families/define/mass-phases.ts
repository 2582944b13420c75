/** Phases of a duty spectrum in which a mass is moved, as a request has them. */
import type { MassPhase } from '../formulas/duty-spectrum.ts'
import { toSi } from '../formulas/unit-scale.ts'

/** A phase: moved mass (kg), acceleration either way (m/s²), speed whatever its direction (mm/s), time (s). */
export type MassPhaseParameters = {
  readonly load: number
  readonly acceleration: number
  readonly speed: number
  readonly time: number
}

/**
 * @param phases as asked for; none without a spectrum
 * @returns SI
 */
export const massPhasesOf = (phases: readonly MassPhaseParameters[] = []): MassPhase[] =>
  phases.map(({ load, acceleration, speed, time }) => ({ mass: load, acceleration, speed: toSi(speed, 'mm/s'), time }))
