/** Largest mechanical power of an electric cylinder: of force and speed that occur together. */
import { spectrumPeaks, type DutyPhase } from '../../formulas/duty-spectrum.ts'
import type { CylinderDuty } from './input.ts'

/** What the largest power is taken from: the stroke, the phases, or the larger of both. */
type PowerOf = 'stroke' | 'phases' | 'both'

/** Largest mechanical power, W. */
export type PowerDemand = { readonly power: number; readonly of: PowerOf }

/** Whether the phases say at which speed the thrust acts, and with which force the rod travels at its highest speed. */
function phasesSayAll({ load, phases, speed }: Pick<CylinderDuty, 'load' | 'phases' | 'speed'>): boolean {
  if (!('thrust' in load)) return false
  const { largestLoad, largestSpeed } = spectrumPeaks(phases)
  return largestLoad >= load.thrust && largestSpeed >= speed
}

const powerOfPhases = (phases: readonly DutyPhase[]): number => Math.max(0, ...phases.map(({ load, speed }) => Math.abs(load) * speed))

/**
 * Stroke: the largest force at the peak speed, which it reaches at the end of its ramp. Phases: the largest product of one phase. A
 * thrust counts at the peak speed unless the phases contain both.
 * @param duty load, phases, highest speed
 * @param stroke largest force of its moves (N), peak speed (m/s)
 * @returns W
 * Source: P = F v (THK General Catalog A-718: torque of each phase).
 */
export function powerDemand(
  duty: Pick<CylinderDuty, 'load' | 'phases' | 'speed'>,
  stroke: { readonly force: number; readonly peakSpeed: number },
): PowerDemand {
  const ofPhases = powerOfPhases(duty.phases)
  if (phasesSayAll(duty)) return { power: ofPhases, of: 'phases' }
  return { power: Math.max(stroke.force * stroke.peakSpeed, ofPhases), of: duty.phases.length > 0 ? 'both' : 'stroke' }
}

const formulas = { stroke: 'Fmax × vp', phases: 'max |Fi| × vi', both: 'max(Fmax × vp, |Fi| × vi)' } as const satisfies Record<
  PowerOf,
  string
>

/** @returns the product that gives the power */
export const powerFormula = ({ of }: PowerDemand): string => formulas[of]
