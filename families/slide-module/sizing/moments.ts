/** Moments on the carriage of a slide module, by posture: one table for the sizing, its formulas and the index. */
import type { SlidePosture } from '../wire/slide-module.ts'
import { strokePhases, type StrokePhase } from '../../formulas/axial-force.ts'
import { standardGravity } from '../../formulas/physical-constants.ts'
import type { SlideArms, SlideForce, SlideModuleDuty } from './input.ts'
import type { Stretch } from '../../formulas/stroke-stretches.ts'

/** Directions of a moment: about the travel axis, the lateral axis, the axis normal to the mounting plane. */
export const momentNames = ['roll', 'pitch', 'yaw'] as const
/** One of the three. */
export type MomentName = (typeof momentNames)[number]

/** A value per direction, N·m where nothing else is said. */
export type Moments = Readonly<Record<MomentName, number>>

/** Which arm gives a moment its lever; a direction that is left out has none. */
type Levers = Readonly<Partial<Record<MomentName, keyof SlideArms>>>

/**
 * Levers of the weight by posture. The weight presses on the guide (horizontal), pulls it sideways (wall) or goes along the travel (vertical);
 * in the last case the arm along the travel never enters.
 * Source: THK General Catalog A-403 to A-410 (KR5520A horizontal and vertical: the same arms meet the same factors); for the wall the
 * horizontal case with the lateral axis upright.
 */
const gravityLevers = {
  horizontal: { roll: 'lateral', pitch: 'along' },
  wall: { roll: 'height', yaw: 'along' },
  vertical: { pitch: 'height', yaw: 'lateral' },
} as const satisfies Record<SlidePosture, Levers>

/** Levers of the inertia force, which goes along the travel in every posture. Source: as `gravityLevers`. */
const inertiaLevers = { pitch: 'height', yaw: 'lateral' } as const satisfies Levers

/** Share of the weight that presses on the guide or pulls it sideways. */
const supportedShare = { horizontal: 1, wall: 1, vertical: 0 } as const satisfies Record<SlidePosture, number>

/** Sign of the inertia force in each phase; forward is up when vertical. */
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

/** What a load does to the guide. */
export type SlideLoads = {
  /** Weight that the guide carries, N. */
  readonly support: number
  /** Standing still, N·m, >= 0. */
  readonly still: Moments
  /** In each phase, N·m, signed. */
  readonly phases: Readonly<Record<StrokePhase, Moments>>
  /** Largest of the cycle, N·m, >= 0; all three act in one phase. */
  readonly largest: Moments
}

/**
 * M = m g × lever of the weight ± m a × lever of the inertia force + |Fe| × lever of a force on the table. That force goes along the travel and
 * acts or not; the signs of arms are not told apart, so that with it no moment is less.
 * @param duty mass (kg), arms (m), posture
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
  // The force may help or not, and may be missing: it adds to the amount that is there without it.
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
 * The moments in a stretch of the cycle: those of inertia are as large as the acceleration there.
 * @param loads moments per phase, with the highest acceleration
 * @param stretch phase, share of that acceleration
 * @returns N·m, signed
 */
export const momentsIn = ({ still, phases }: SlideLoads, { phase, acceleration }: Pick<Stretch, 'phase' | 'acceleration'>): Moments =>
  acceleration === 1 ? phases[phase] : momentsFrom((name) => still[name] + acceleration * (phases[phase][name] - still[name]))

/** Letters of the arms in the request and the texts. */
const armLetters = { lateral: 'A', along: 'B', height: 'C' } as const satisfies Record<keyof SlideArms, string>

/**
 * The formula of a moment as text, made from the same tables.
 * @param posture how the axis lies
 * @param name direction
 * @param isPushed whether a force acts on the table
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
