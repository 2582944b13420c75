/** Drive torque of a screw over one stroke and its return: the demand on its motor. */
import { strokePhases, type PhaseForces, type StrokePhase } from './axial-force.ts'
import { spectrumPeaks, type DutyPhase } from './duty-spectrum.ts'
import type { StrokeProfile } from './motion-profile.ts'
import { forceIn, strokeStretches, type Stretch } from './stroke-stretches.ts'
import { driveTorque, effectiveTorque, shaftPower } from './torque.ts'

/** A screw as a load of its motor. */
export type DrivenScrew = {
  /** Ph, m. */
  readonly lead: number
  /** η, 0 to 1. */
  readonly efficiency: number
  /** J of the screw, kg·m². */
  readonly inertia: number
}

/** An emergency stop: force against and with the travel meanwhile (N, >= 0), and the deceleration (m/s²). */
type ScrewStop = { readonly push: number; readonly pull: number; readonly deceleration: number }

/** A move with its forces; acceleration a in m/s². */
export type DrivenMove = {
  readonly cases: readonly PhaseForces[]
  /** Total dwell of a stroke and its return: holding force at standstill (N, >= 0) and duration (s); undefined without dwell. */
  readonly dwell?: { readonly force: number; readonly time: number } | undefined
  /** Duty spectrum in addition to the move. */
  readonly phases?: readonly DutyPhase[] | undefined
  readonly profile: StrokeProfile
  readonly acceleration: number
  readonly emergency?: ScrewStop | undefined
}

/** Sign of speed and of acceleration in each phase; forward is positive. */
const signs = {
  forwardAccelerating: [1, 1],
  forwardConstant: [1, 0],
  forwardDecelerating: [1, -1],
  backwardAccelerating: [-1, -1],
  backwardConstant: [-1, 0],
  backwardDecelerating: [-1, 1],
} as const satisfies Record<StrokePhase, readonly [speed: 1 | -1, acceleration: 1 | 0 | -1]>

const rampPhases = strokePhases.filter((phase) => signs[phase][1] !== 0)
const evenPhases = strokePhases.filter((phase) => signs[phase][1] === 0)

/**
 * Torque of a force in a phase, N·m, without inertia: F Ph / (2π η) where the motor drives, F Ph η / (2π) where the load drives the motor.
 * Source: Mitsubishi MDS-B-SVJ2 manual (load torque down = −TU η²); THK General Catalog A-718 eq. 43, A-719 eq. 45.
 */
function screwTorque(force: number, phase: StrokePhase, { lead, efficiency }: Pick<DrivenScrew, 'lead' | 'efficiency'>): number {
  const drives = force * signs[phase][0] >= 0
  return driveTorque(force, lead, drives ? efficiency : 1 / efficiency)
}

/**
 * A segment of a move: torque without inertia (N·m), signed fraction of the maximum acceleration, sign of the speed (0 at
 * standstill), time (s; 0: only its torque counts), angle turned (rad).
 */
type TorqueSegment = {
  readonly torque: number
  readonly ramp: number
  readonly way: 1 | 0 | -1
  readonly time: number
  readonly angle: number
}

/** Torque of each move as a function of the inertia J: Ti = ti + ri × J × perInertia. */
export type TorqueLaw = {
  readonly moves: readonly (readonly TorqueSegment[])[]
  readonly perInertia: number
  /** Torques of a duty spectrum, without inertia. */
  readonly spectrum: TorqueDemand
  /** An emergency stop by the drive: torque without inertia, and the additional torque per kg·m². */
  readonly stop?: { readonly torque: number; readonly perInertia: number } | undefined
}

/** Largest torque of an emergency stop: the load drives the screw, so η counts on its side. */
export const stopTorqueFormula = 'Fe × Ph × η / 2π + J × 2π × ae / Ph'

const stopLaw = (stop: ScrewStop | undefined, { lead, efficiency }: DrivenScrew): TorqueLaw['stop'] =>
  stop && {
    torque: driveTorque(Math.max(stop.push, stop.pull), lead, 1 / efficiency),
    perInertia: (2 * Math.PI * stop.deceleration) / lead,
  }

/**
 * The segments of a move with non-zero duration. The lower the speed, the larger the fraction at constant speed; in the limit all
 * of it.
 */
function timedStretches(profile: StrokeProfile): Stretch[] {
  if (profile.peakSpeed > 0) return strokeStretches(profile).filter(({ time }) => time > 0)
  return evenPhases.map((phase) => ({ phase, acceleration: 0, distance: 0, time: 1 }))
}

/** The instants at which a curved ramp reaches its maximum acceleration. */
const instantsOf = ({ rampTime, shape }: StrokeProfile): Stretch[] =>
  rampTime > 0 && shape.points.length > 1 ? rampPhases.map((phase) => ({ phase, acceleration: 1, distance: 0, time: 0 })) : []

/**
 * Torques of a duty spectrum: Ti = |Fi| Ph / (2π η), including phases at standstill. Phases have no direction of travel, so the
 * motor is assumed to drive.
 * @param phases force (N) and time (s) of each
 * @param screw lead (m), efficiency
 * @returns largest and effective torque, N·m, without inertia; 0 without phases
 * Source: THK General Catalog A-718 eq. 43, A-734.
 */
function spectrumTorques(phases: readonly DutyPhase[], { lead, efficiency }: Pick<DrivenScrew, 'lead' | 'efficiency'>): TorqueDemand {
  const segments = phases.map(({ load, time }) => ({ torque: driveTorque(load, lead, efficiency), time }))
  const cycle = segments.reduce((sum, { time }) => sum + time, 0)
  return {
    peak: driveTorque(spectrumPeaks(phases).largestLoad, lead, efficiency),
    effective: cycle === 0 ? 0 : effectiveTorque(segments, cycle),
  }
}

/**
 * @param move forces, profile, acceleration, dwell
 * @param screw lead and efficiency; its inertia is added later
 * @returns the torques as a function of the total rotating inertia
 * Source: `screwTorque`; an axis at standstill is held without the help of friction (THK General Catalog A-718).
 */
export function torqueLaw({ cases, dwell, phases = [], profile, acceleration, emergency }: DrivenMove, screw: DrivenScrew): TorqueLaw {
  const stretches = [...timedStretches(profile), ...instantsOf(profile)]
  const pauses =
    dwell && dwell.time > 0
      ? [{ torque: driveTorque(dwell.force, screw.lead, 1), ramp: 0, way: 0 as const, time: dwell.time, angle: 0 }]
      : []
  const moves = cases.map((forces) => [
    ...stretches.map((stretch) => ({
      torque: screwTorque(forceIn(forces, stretch), stretch.phase, screw),
      ramp: signs[stretch.phase][1] * stretch.acceleration,
      way: signs[stretch.phase][0],
      time: stretch.time,
      angle: (2 * Math.PI * stretch.distance) / screw.lead,
    })),
    ...pauses,
  ])
  return {
    moves,
    perInertia: (2 * Math.PI * acceleration) / screw.lead,
    spectrum: spectrumTorques(phases, screw),
    stop: stopLaw(emergency, screw),
  }
}

/** Largest and effective torque, N·m. */
export type TorqueDemand = { readonly peak: number; readonly effective: number }

/**
 * @param law of the move
 * @param inertia total rotating inertia, kg·m²
 * @returns N·m; the larger of all moves and the spectrum, as its hardest phase may include a ramp
 * Source: THK General Catalog A-734; IKO CAT-1580E III-20.
 */
export function torquesWith({ moves, perInertia, spectrum, stop }: TorqueLaw, inertia: number): TorqueDemand {
  const inRamp = inertia * perInertia
  let peak = Math.max(stop ? stop.torque + inertia * stop.perInertia : 0, spectrum.peak > 0 ? spectrum.peak + inRamp : 0)
  let { effective } = spectrum
  for (const segments of moves) {
    const turned = segments.map(({ torque, ramp, time }) => ({ torque: torque + ramp * inRamp, time }))
    const cycle = turned.reduce((sum, { time }) => sum + time, 0)
    peak = Math.max(peak, ...turned.map(({ torque }) => Math.abs(torque)))
    effective = Math.max(effective, effectiveTorque(turned, cycle))
  }
  return { peak, effective }
}

/** Largest power that a motor gives and takes back, W. */
export type PowerDemand = { readonly driving: number; readonly braking: number }

/**
 * Power of the moves at their peak speed, which a ramp has at its end.
 * @param law of the moves
 * @param inertia total rotating inertia, kg·m²
 * @param speed peak speed, rev/s
 * @returns W
 * Source: THK General Catalog A-718, A-719 (torque of each phase); P = 2π n T.
 */
export function movePower({ moves, perInertia }: TorqueLaw, inertia: number, speed: number): PowerDemand {
  const along = moves.flat().map(({ torque, ramp, way }) => way * (torque + ramp * inertia * perInertia))
  return { driving: shaftPower(Math.max(0, ...along), speed), braking: shaftPower(Math.max(0, ...along.map((torque) => -torque)), speed) }
}

/**
 * Power of a duty spectrum: the largest of one phase, in whose time the screw may also be accelerated.
 * @param phases force (N) and speed (m/s) of each
 * @param law of the moves
 * @param screw lead (m), efficiency, total rotating inertia (kg·m²)
 * @returns W; 0 without phases
 * Source: P = F v (THK General Catalog A-718).
 */
export function spectrumPower(
  phases: readonly DutyPhase[],
  { perInertia }: TorqueLaw,
  { lead, efficiency, inertia }: DrivenScrew,
): PowerDemand {
  const most = (losses: number): number =>
    Math.max(
      0,
      ...phases.map(({ load, speed }) => shaftPower(driveTorque(Math.abs(load), lead, losses) + inertia * perInertia, speed / lead)),
    )
  return { driving: most(efficiency), braking: most(1 / efficiency) }
}
