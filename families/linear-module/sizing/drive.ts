/** Torque and power at the drive of a linear module, by screw or belt. */
import type { PhaseForces, StrokePhase } from '../../formulas/axial-force.ts'
import { accelerationSign } from './load.ts'
import { constantSpeedTimeOf, type StrokeProfile } from '../../formulas/motion-profile.ts'
import { forceIn, type Stretch } from '../../formulas/stroke-stretches.ts'
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

/** Parts that rotate with the drive: J of the screw (kg·m²), acceleration of the carriage (m/s²). */
export type TurningParts = { readonly inertia: number; readonly acceleration: number }

/**
 * Motor torque in a segment: the force through the drive, plus (in deceleration minus) the acceleration torque of the rotating
 * parts.
 * @param forces signed force per phase at the maximum acceleration, N
 * @param stretch phase, fraction of the maximum acceleration
 * @param driven travel per turn (m) and efficiency of the drive, its rotating parts
 * @returns N·m in the direction of travel
 * Source: IKO CAT-1580E III-17 (TP = TL + Ta, without the factor k), III-20; THK General Catalog A-718 eq. 43 (efficiency), A-719.
 */
export function torqueIn(
  forces: PhaseForces,
  stretch: Pick<Stretch, 'phase' | 'acceleration'>,
  { drive, parts }: { readonly drive: ModuleDrive; readonly parts: TurningParts },
): number {
  const along = direction(stretch.phase)
  const turning = along * accelerationSign[stretch.phase] * turningTorque(parts.inertia, drive.travelPerTurn, parts.acceleration)
  return effortTorque(along * forceIn(forces, stretch), drive) + stretch.acceleration * turning
}

/** Duration of each phase, s. */
export type PhaseTimes = Readonly<Record<'accelerate' | 'constant' | 'decelerate', number>>

/**
 * @param profile one stroke
 * @returns s
 */
export const phaseTimes = (profile: StrokeProfile): PhaseTimes => ({
  accelerate: profile.rampTime,
  constant: constantSpeedTimeOf(profile),
  decelerate: profile.rampTime,
})

/**
 * RMS torque of a cycle: both strokes, and dwell without motor torque (vertical axes are held by their brake).
 * @param torqueAt torque in a segment, N·m
 * @param stretches of one stroke and its return, s
 * @param cycleTime both strokes and both dwell times, s
 * @returns N·m
 * Source: THK General Catalog A-734; IKO CAT-1580E III-20.
 */
export const cycleTorque = <Part extends Pick<Stretch, 'phase' | 'time'>>(
  torqueAt: (stretch: Part) => number,
  stretches: readonly Part[],
  cycleTime: number,
): number =>
  effectiveTorque(
    stretches.map((stretch) => ({ torque: torqueAt(stretch), time: stretch.time })),
    cycleTime,
  )
