/** A motion cycle as displayed: its phases with the load in each. */
import type { Motion, MotionPhase } from '../../contract/results/motion.ts'
import type { SizedValue } from '../../contract/results/sizing.ts'
import type { PhaseForces, StrokePhase } from '../formulas/axial-force.ts'
import { cyclePhases, type CyclePhase, type StrokeProfile } from '../formulas/motion-profile.ts'
import type { MotionProfile } from '../formulas/ramp-shape.ts'
import { forceIn, type Stretch } from '../formulas/stroke-stretches.ts'
import { inUnit, type OutputUnit } from '../formulas/unit-scale.ts'

/** A phase, and the acceleration at an instant of it as a fraction of the maximum. */
type Instant = Pick<Stretch, 'phase' | 'acceleration'>

/** The displayed cycle: its motion (SI), the load in each phase and at standstill (SI), and values derived from the inputs. */
export type Cycle = {
  readonly profile: StrokeProfile
  /** The requested motion profile. */
  readonly motionProfile?: MotionProfile | undefined
  /** Pause after each stroke, s. */
  readonly dwell: number
  /** Load per phase, in SI of `load.unit`. */
  readonly loads: PhaseForces
  /** Load at an instant, for loads that are not the sum of a constant part and m × a. */
  readonly loadIn?: (stretch: Instant) => number
  /** Load at standstill. */
  readonly standing: number
  readonly load: { readonly name: string; readonly unit: OutputUnit }
  readonly values: readonly SizedValue[]
}

const nameOfPhase = {
  forward: { accelerate: 'forwardAccelerating', constant: 'forwardConstant', decelerate: 'forwardDecelerating' },
  backward: { accelerate: 'backwardAccelerating', constant: 'backwardConstant', decelerate: 'backwardDecelerating' },
} as const satisfies Record<CyclePhase['direction'], Record<Exclude<CyclePhase['kind'], 'dwell'>, StrokePhase>>

/** The curve of a ramp with varying acceleration, in s, mm/s and the unit of the load. */
function curveOf({ direction, kind, curve }: CyclePhase, { loads, loadIn, load }: Cycle): Pick<MotionPhase, 'curve'> {
  if (curve === undefined || kind === 'dwell') return {}
  const phase = nameOfPhase[direction][kind]
  return {
    curve: curve.map(({ time, speed, acceleration }) => ({
      time: inUnit(time, 's'),
      speed: inUnit(speed, 'mm/s'),
      load: inUnit(loadIn ? loadIn({ phase, acceleration }) : forceIn(loads, { phase, acceleration }), load.unit),
    })),
  }
}

/**
 * @param cycle motion and loads, SI
 * @returns the cycle in mm, mm/s, s and the unit of the load
 */
export function motionOf(cycle: Cycle): Motion {
  const { profile, motionProfile, dwell, loads, standing, load, values } = cycle
  return {
    ...(motionProfile && { profile: motionProfile }),
    phases: cyclePhases(profile, dwell).map((phase) => ({
      direction: phase.direction,
      kind: phase.kind,
      duration: inUnit(phase.duration, 's'),
      distance: inUnit(phase.distance, 'mm'),
      startSpeed: inUnit(phase.startSpeed, 'mm/s'),
      endSpeed: inUnit(phase.endSpeed, 'mm/s'),
      load: inUnit(phase.kind === 'dwell' ? standing : loads[nameOfPhase[phase.direction][phase.kind]], load.unit),
      ...curveOf(phase, cycle),
    })),
    load,
    values: [...values],
  }
}
