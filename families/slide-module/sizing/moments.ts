/** Moments on the carriage of a slide module by posture: one table for the sizing, its formulas and the index. */
import type { SlidePosture } from '../wire/slide-module.ts'
import { strokePhases, type StrokePhase } from '../../formulas/axial-force.ts'
import { standardGravity } from '../../formulas/physical-constants.ts'
import type { SlideArms, SlideForce, SlideModuleDuty } from './input.ts'
import type { Stretch } from '../../formulas/stroke-stretches.ts'

/** Directions of a moment: about the travel axis, the lateral axis, the axis normal to the mounting plane. */
export const momentNames = ['roll', 'pitch', 'yaw'] as const
/** One of the three directions. */
export type MomentName = (typeof momentNames)[number]

/** A value per direction, N·m unless stated otherwise. */
export type Moments = Readonly<Record<MomentName, number>>

/** The lever arm of a moment by direction; an omitted direction has none. */
type Levers = Readonly<Partial<Record<MomentName, keyof SlideArms>>>

/**
 * Lever arms of the weight by posture. The weight presses on the guide (horizontal), acts on it laterally (wall) or acts along the
 * travel (vertical), in which case the arm along the travel has no effect.
 * Source: THK General Catalog A-403 to A-410 (KR5520A horizontal and vertical: the same arms meet the same factors); for the wall
 * the horizontal case with the lateral axis upright.
 */
const gravityLevers = {
  horizontal: { roll: 'lateral', pitch: 'along' },
  wall: { roll: 'height', yaw: 'along' },
  vertical: { pitch: 'height', yaw: 'lateral' },
} as const satisfies Record<SlidePosture, Levers>

/** Lever arms of the inertial force, which acts along the travel in every posture. Source: as `gravityLevers`. */
const inertiaLevers = { pitch: 'height', yaw: 'lateral' } as const satisfies Levers

/** Fraction of the weight that the guide carries, vertically or laterally. */
const supportedShare = { horizontal: 1, wall: 1, vertical: 0 } as const satisfies Record<SlidePosture, number>

/** Sign of the inertial force in each phase; forward is up when vertical. */
const inertiaSign = {
  forwardAccelerating: 1,
  forwardConstant: 0,
  forwardDecelerating: -1,
  backwardAccelerating: -1,
  backwardConstant: 0,
  backwardDecelerating: 1,
} as const satisfies Record<StrokePhase, number>

const leverOf = (levers: Levers, name: MomentName, arms: SlideArms): number => {
  const arm = levers[name]
  return arm === undefined ? 0 : Math.abs(arms[arm])
}

const momentsFrom = (of: (name: MomentName) => number): Moments => ({ roll: of('roll'), pitch: of('pitch'), yaw: of('yaw') })

/** Loads on the guide. */
export type SlideLoads = {
  /** Weight that the guide carries, N. */
  readonly support: number
  /** At standstill, N·m, >= 0. */
  readonly still: Moments
  /** In each phase, N·m, signed. */
  readonly phases: Readonly<Record<StrokePhase, Moments>>
  /** Maximum of the cycle, N·m, >= 0; all three act in the same phase. */
  readonly largest: Moments
}

/**
 * M = m g × lever arm of the weight ± m a × lever arm of the inertial force + |Fe| × lever arm of the external force. That force
 * acts along the travel and intermittently; signs of lever arms are not distinguished, so that it never reduces a moment.
 * @param duty mass (kg), lever arms (m), posture
 * @param acceleration a, m/s², >= 0
 * @param external force on the table, N and m
 * @returns weight on the guide and moments by phase
 * Source: THK General Catalog; see `gravityLevers`.
 */
export function slideLoads(
  duty: Pick<SlideModuleDuty, 'posture' | 'mass' | 'arms'>,
  acceleration: number,
  external?: SlideForce,
): SlideLoads {
  const { posture, mass, arms } = duty
  const pushed = (name: MomentName): number =>
    external ? Math.abs(external.force) * leverOf(inertiaLevers, name, { ...external, along: 0 }) : 0
  const weight = (name: MomentName): number => mass * standardGravity * leverOf(gravityLevers[posture], name, arms)
  const inertia = (name: MomentName): number => mass * acceleration * leverOf(inertiaLevers, name, arms)
  // The force is intermittent and of either effect: it increases the magnitude of the moment without it.
  const disturbed = (moment: number, name: MomentName): number => (external ? Math.abs(moment) + pushed(name) : moment)
  const inPhase = (phase: StrokePhase): Moments => momentsFrom((name) => disturbed(weight(name) + inertiaSign[phase] * inertia(name), name))
  // Every phase has its moments: the list of phases is the record's key set.
  const phases = Object.fromEntries(strokePhases.map((phase) => [phase, inPhase(phase)])) as Record<StrokePhase, Moments>
  return {
    support: supportedShare[posture] * mass * standardGravity,
    still: momentsFrom((name) => disturbed(weight(name), name)),
    phases,
    largest: momentsFrom((name) => disturbed(weight(name) + inertia(name), name)),
  }
}

/**
 * The moments in a segment of the cycle: inertial moments are proportional to the acceleration there.
 * @param loads moments per phase, at the maximum acceleration
 * @param stretch phase, fraction of that acceleration
 * @returns N·m, signed
 */
export const momentsIn = ({ still, phases }: SlideLoads, { phase, acceleration }: Pick<Stretch, 'phase' | 'acceleration'>): Moments =>
  acceleration === 1 ? phases[phase] : momentsFrom((name) => still[name] + acceleration * (phases[phase][name] - still[name]))

/** Letters of the lever arms in the request and the texts. */
const armLetters = { lateral: 'A', along: 'B', height: 'C' } as const satisfies Record<keyof SlideArms, string>

/**
 * The formula of a moment as text, generated from the same tables.
 * @param posture orientation of the axis
 * @param name direction
 * @param isPushed whether an external force acts on the table
 */
export function momentFormula(posture: SlidePosture, name: MomentName, isPushed = false): string {
  const letter = (levers: Levers): string | undefined => {
    const arm = levers[name]
    return arm && armLetters[arm]
  }
  const [weight, inertia] = [letter(gravityLevers[posture]), letter(inertiaLevers)]
  const external = isPushed ? letter(inertiaLevers) : undefined
  const terms = [
    ...(weight ? [`m × g × ${weight}`] : []),
    ...(inertia ? [`m × a × ${inertia}`] : []),
    ...(external ? [`|Fe| × ${external}e`] : []),
  ]
  return terms.length === 0 ? 'M = 0' : `M = ${terms.join(' + ')}`
}
