/** Demands on any electric cylinder. */
import {
  axialForces,
  constantForces,
  largestAxialForce,
  strokePhases,
  type PhaseForces,
  type Posture,
  type StrokePhase,
} from '../../formulas/axial-force.ts'
import type { CylinderAssumptions, CylinderDuty, CylinderLoad, MovedMasses } from './input.ts'
import { spectrumSegments, type DutyPhase } from '../../formulas/duty-spectrum.ts'
import { cubicMeanLoad, strokeSegments } from '../../formulas/mean-load.ts'
import { speedForTotalTime, strokeProfile } from '../../formulas/motion-profile.ts'
import { powerDemand } from './power.ts'
import type { Setting } from '../../sizing/define-sizing.ts'
import { standardGravity } from '../../formulas/physical-constants.ts'

/** Demands, SI. */
export type CylinderDemand = ReturnType<typeof cylinderDemand>

/** Working conditions with the derived demand. */
export type CylinderSetting = Setting<CylinderDuty, CylinderAssumptions, CylinderDemand>

/**
 * Whether no speed covers the stroke in the requested time: T < 2 √(S / a), or its equivalent for another shape of the ramps.
 * @param duty time T (s), stroke S (m), acceleration a (m/s²), shape of the ramps
 * Source: IKO CAT-1580E III-16.
 */
export const isTimeTooShort = ({ time, ...move }: Pick<CylinderDuty, 'time' | 'stroke' | 'acceleration' | 'motionProfile'>): boolean =>
  time !== undefined && speedForTotalTime({ ...move, totalTime: time }) === undefined

/** Origin of the forces of a move; `out` and `back`: with the force against the forward or the return stroke. */
type MoveKind = 'thrust' | Posture | `${Posture}/out` | `${Posture}/back`

/** A move that the cylinder has to perform. */
export type CylinderMove = { readonly kind: MoveKind; readonly forces: PhaseForces }

/** Phases of the forward stroke. */
const outward: ReadonlySet<StrokePhase> = new Set(['forwardAccelerating', 'forwardConstant', 'forwardDecelerating'])

const withForces = (forces: PhaseForces, change: (force: number, phase: StrokePhase) => number): PhaseForces => ({
  forwardAccelerating: change(forces.forwardAccelerating, 'forwardAccelerating'),
  forwardConstant: change(forces.forwardConstant, 'forwardConstant'),
  forwardDecelerating: change(forces.forwardDecelerating, 'forwardDecelerating'),
  backwardAccelerating: change(forces.backwardAccelerating, 'backwardAccelerating'),
  backwardConstant: change(forces.backwardConstant, 'backwardConstant'),
  backwardDecelerating: change(forces.backwardDecelerating, 'backwardDecelerating'),
})

type MovedMass = { readonly mass: number; readonly acceleration: number; readonly frictionCoefficient: number }

/**
 * Moves of a mass without external forces, with that against the forward stroke, and with that against the return stroke. Each
 * force may be absent; on the return stroke, weight that would help is ignored.
 */
function movesOf(posture: Posture, moved: MovedMass, { externalForce, returnForce }: MovedMasses): CylinderMove[] {
  const forces = axialForces({ ...moved, posture, guideResistance: 0 })
  const weightless = axialForces({
    ...moved,
    posture: 'horizontal',
    frictionCoefficient: posture === 'vertical' ? 0 : moved.frictionCoefficient,
    guideResistance: 0,
  })
  const pushed = withForces(forces, (force, phase) => force + (outward.has(phase) ? externalForce : 0))
  const pulled = withForces(pushed, (force, phase) => (outward.has(phase) ? force : weightless[phase] - returnForce))
  return [
    { kind: posture, forces },
    ...(externalForce > 0 ? [{ kind: `${posture}/out` as const, forces: pushed }] : []),
    ...(returnForce > 0 ? [{ kind: `${posture}/back` as const, forces: pulled }] : []),
  ]
}

/** All moves that the cylinder has to perform: one for a thrust, those of each mass. */
function allMoves(load: CylinderLoad, acceleration: number, frictionCoefficient: number): CylinderMove[] {
  if ('thrust' in load) return [{ kind: 'thrust', forces: constantForces(load.thrust) }]
  const moved = { acceleration, frictionCoefficient }
  return [
    ...movesOf('horizontal', { ...moved, mass: load.horizontalMass }, load),
    ...movesOf('vertical', { ...moved, mass: load.verticalMass }, load),
  ]
}

/** Cubic mean over the distance of each phase, N; undefined if nothing moves. */
function meanOfPhases(phases: readonly DutyPhase[]): number | undefined {
  const segments = spectrumSegments(phases)
  return segments.some(({ weight }) => weight > 0) ? cubicMeanLoad(segments) : undefined
}

/** Forces of an emergency stop on the rod, N, >= 0, and its deceleration, m/s². */
export type EmergencyStop = { readonly push: number; readonly pull: number; readonly deceleration: number }

/**
 * Emergency stop: a carried mass pushes and pulls with m × ae; a lifted one pushes with m × (g + ae) on its way down and pulls
 * with m × (ae − g) on its way up. Friction and external forces that would help are ignored.
 * @param load masses (kg) and deceleration ae (m/s²)
 * @returns forces, N; undefined if no such stop is requested
 * Source: THK General Catalog A-702 eq. 14-25 with the deceleration of the stop and without friction.
 */
export function emergencyStop(load: CylinderLoad): EmergencyStop | undefined {
  if ('thrust' in load || load.emergencyDeceleration === undefined) return undefined
  const { horizontalMass, verticalMass, emergencyDeceleration: deceleration } = load
  const carried = horizontalMass * deceleration
  return {
    push: Math.max(carried, verticalMass * (standardGravity + deceleration)),
    pull: Math.max(carried, verticalMass * (deceleration - standardGravity), 0),
    deceleration,
  }
}

/** Force on the rod at standstill, N: thrust or weight, the forces that may act on it there, too, and the phases at rest. */
function standingForceOf({ load, phases }: Pick<CylinderDuty, 'load' | 'phases'>): number {
  const atRest = phases.filter(({ speed }) => speed === 0).map((phase) => Math.abs(phase.load))
  if ('thrust' in load) return Math.max(load.thrust, ...atRest)
  const { verticalMass, externalForce, returnForce } = load
  return Math.max(verticalMass * standardGravity + Math.max(externalForce, 0), returnForce, ...atRest)
}

const highest = (forces: PhaseForces, sign: 1 | -1): number => Math.max(0, ...strokePhases.map((phase) => sign * forces[phase]))

/**
 * Forces from mass: horizontal ±μ m g ± m a, vertical m g ± m a, each with the external force of its direction; mean load
 * Fm = (Σ |Fi|³ li / Σ li)^(1/3). If several moves are possible, the cylinder has to perform each of them, so each demand is the
 * maximum. With phases, the mean load is that of the phases: Fm = (Σ |Fi|³ vi ti / Σ vi ti)^(1/3);
 * their largest forces count in addition to those of the moves.
 * @param duty working conditions
 * @param assumptions resolved assumptions
 * @returns forces (N), profile and distances (m)
 * Source: Oriental Motor electric-cylinder sizing (Fa = m (a + g (sin θ + μ cos θ)) + Fext); THK General Catalog.
 */
export function cylinderDemand(duty: CylinderDuty, assumptions: CylinderAssumptions) {
  const moves = allMoves(duty.load, duty.acceleration, assumptions.frictionCoefficient)
  const ofPhases = duty.phases.map(({ load }) => load)
  const cases = moves.map(({ forces }) => forces)
  const profile = strokeProfile(duty)
  const means = cases.map((forces) => cubicMeanLoad(strokeSegments(forces, profile)))
  const largestOfMoves = Math.max(...cases.map(largestAxialForce))
  const emergency = emergencyStop(duty.load)
  const pushForce = Math.max(...ofPhases, ...cases.map((forces) => highest(forces, 1)))
  const pullForce = Math.max(...ofPhases.map((load) => -load), ...cases.map((forces) => highest(forces, -1)))
  return {
    cases,
    /** The displayed move: the one with the largest force. */
    shown: moves.find(({ forces }) => largestAxialForce(forces) === largestOfMoves) ?? { kind: 'thrust', forces: constantForces(0) },
    profile,
    /** Maximum absolute force of all moves and phases, N. */
    largestForce: Math.max(largestOfMoves, ...ofPhases.map(Math.abs)),
    pushForce,
    /** Largest compressive force on the rod, N, including an emergency stop. */
    compression: Math.max(pushForce, emergency?.push ?? 0),
    pullForce,
    mechanical: powerDemand(duty, { force: largestOfMoves, peakSpeed: profile.peakSpeed }),
    standingForce: standingForceOf(duty),
    ...(emergency && { emergency }),
    meanLoad: meanOfPhases(duty.phases) ?? Math.max(...means),
    freeLength: duty.stroke + assumptions.supportAllowance,
  }
}
