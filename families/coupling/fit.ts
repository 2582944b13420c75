/** Checks a coupling between two shafts. */
import type { JointCheck } from '../../engine/assembly/assembly.ts'
import { boreCheck, keyCheck, limitCheck, resonanceCheck, torsionalFrequency } from '../../engine/assembly/joint-checks.ts'
import { couplingInertia } from './inertia.ts'
import type { CouplingCandidate } from './wire/coupling.ts'

/** What a coupling has to take; a figure that is missing is not known. */
export type CouplingDuty = {
  /** Required rated torque, N·m. */
  readonly torque: number | undefined
  /** rpm. */
  readonly speed: number | undefined
  /** Diameters of the shafts, mm. */
  readonly driving: number | undefined
  readonly driven: number | undefined
  /** Moments of inertia on both sides without the coupling, kg·m². */
  readonly inertias: { readonly driving: number | undefined; readonly driven: number | undefined }
  /** Frequency of the excitation, Hz; undefined if resonance is not to be checked. */
  readonly excitation?: number | undefined
}

const plus = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? undefined : one + other

/**
 * The coupling counts half on either side. Source: R+W, sizing of bellows couplings.
 * @returns the torsional natural frequency of motor, coupling and load, Hz; undefined if a figure is not known
 */
export const couplingFrequency = (coupling: CouplingCandidate, { driving, driven }: CouplingDuty['inertias']): number | undefined => {
  const own = couplingInertia(coupling)
  const half = own === undefined ? undefined : own / 2
  return torsionalFrequency({ stiffness: coupling.torsionalStiffnessNmPerRad, driving: plus(driving, half), driven: plus(driven, half) })
}

/** Checks of both joints of a coupling. */
export type CouplingFit = { readonly driving: readonly JointCheck[]; readonly driven: readonly JointCheck[] }

/** @returns the checks on the driving side, with torque, speed and resonance, and on the driven side */
export function couplingFit(coupling: CouplingCandidate, duty: CouplingDuty): CouplingFit {
  const { hub, minBoreMm: least, maxBoreMm: most, torqueNm, maxSpeedRpm } = coupling
  // Rows of motors and screws do not state whether their shafts have keys.
  const key = keyCheck(hub, undefined)
  const resonance = resonanceCheck(duty.excitation, couplingFrequency(coupling, duty.inertias))
  return {
    driving: [
      boreCheck('shaft', duty.driving, { least, most }),
      limitCheck(['torque', 'N*m'], duty.torque, torqueNm),
      limitCheck(['speed', 'rpm'], duty.speed, maxSpeedRpm),
      ...(key ? [key] : []),
      ...(resonance ? [resonance] : []),
    ],
    driven: [boreCheck('shaft', duty.driven, { least, most }), ...(key ? [key] : [])],
  }
}
