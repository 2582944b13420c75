/** Torque and power at the drive of a linear module, by screw or belt. */
import { strokePhases, type PhaseForces, type StrokePhase } from '../../formulas/axial-force.ts'
import { accelerationSign } from './load.ts'
import type { StrokeProfile } from '../../formulas/motion-profile.ts'
import { effectiveTorque, turningTorque } from '../../formulas/torque.ts'

/** A drive: travel per turn U or lead (m), efficiency η (0 to 1). */
export type ModuleDrive = { readonly travelPerTurn: number; readonly efficiency: number }

/**
 * Torque for an effort along the travel: T = F U / (2π η) where the motor drives, T = F U η / 2π where the load drives the motor.
 * @param effort force in the direction of travel, N; negative where the load pulls
 * @param drive travel per turn (m), efficiency
 * @returns N·m, negative where the motor brakes
 * Source: THK General Catalog A-718 eq. 43; Mitsubishi MDS-B-SVJ2 p. 275 (down: η²).
 */
export const effortTorque = (effort: number, { travelPerTurn, efficiency }: ModuleDrive): number =>
  (effort * travelPerTurn * (effort >= 0 ? 1 / efficiency : efficiency)) / (2 * Math.PI)

/** Direction of travel per phase. */
const direction = (phase: StrokePhase): 1 | -1 => (phase.startsWith('forward') ? 1 : -1)

/** What turns with the drive and speeds up: J of the screw (kg·m²), acceleration of the carriage (m/s²). */
export type TurningParts = { readonly inertia: number; readonly acceleration: number }

/**
 * Motor torque per phase: the force of the phase through the drive, with the torque that speeds up what turns added (slows it down: taken away).
 * @param forces signed force per phase, that of the acceleration among them, N
 * @param drive travel per turn (m), efficiency
 * @param parts what turns
 * @returns N·m in the direction of travel
 * Source: IKO CAT-1580E III-17 (TP = TL + Ta, without the factor k), III-20; THK General Catalog A-718 eq. 43 (efficiency), A-719.
 */
export function phaseTorques(forces: PhaseForces, drive: ModuleDrive, parts: TurningParts): PhaseForces {
  const turning = turningTorque(parts.inertia, drive.travelPerTurn, parts.acceleration)
  const one = (phase: StrokePhase): number => {
    const along = direction(phase)
    return effortTorque(along * forces[phase], drive) + along * accelerationSign[phase] * turning
  }
  // The phases of a record of exactly these phases.
  return Object.fromEntries(strokePhases.map((phase) => [phase, one(phase)])) as PhaseForces
}

/** Duration of each phase, s. */
export type PhaseTimes = Readonly<Record<'accelerate' | 'constant' | 'decelerate', number>>

/**
 * @param profile one stroke
 * @param acceleration a, m/s², > 0
 * @returns s
 */
export const phaseTimes = (profile: StrokeProfile, acceleration: number): PhaseTimes => ({
  accelerate: profile.peakSpeed / acceleration,
  constant: profile.peakSpeed === 0 ? 0 : profile.constantDistance / profile.peakSpeed,
  decelerate: profile.peakSpeed / acceleration,
})

/**
 * RMS torque of a cycle: both strokes, and pauses in which the motor holds nothing (upright axes rest on their brake).
 * @param torques torque per phase, N·m
 * @param times duration of each phase of one stroke, s
 * @param cycleTime both strokes and both pauses, s
 * @returns N·m
 * Source: THK General Catalog A-734; IKO CAT-1580E III-20.
 */
export function cycleTorque(torques: PhaseForces, times: PhaseTimes, cycleTime: number): number {
  const inOrder = [times.accelerate, times.constant, times.decelerate]
  const segments = strokePhases.map((phase, index) => ({ torque: torques[phase], time: inOrder[index % inOrder.length] ?? 0 }))
  return effectiveTorque(segments, cycleTime)
}
