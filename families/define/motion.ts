/** A cycle as the results show it: phases of the motion with the load that acts in each. */
import type { Motion } from '../../contract/selection.ts'
import type { SizedValue } from '../../contract/sizing.ts'
import type { PhaseForces, StrokePhase } from '../formulas/axial-force.ts'
import { cyclePhases, type CyclePhase, type StrokeProfile } from '../formulas/motion-profile.ts'
import { inUnit, type OutputUnit } from '../formulas/unit-scale.ts'

/** What is shown of a cycle: its motion (SI), the load in each phase and while it stands (SI), and what follows from the inputs. */
export type Cycle = {
  readonly profile: StrokeProfile
  /** m/s², >= 0. */
  readonly acceleration: number
  /** Pause after each stroke, s. */
  readonly dwell: number
  /** Load per phase, in SI of `load.unit`. */
  readonly loads: PhaseForces
  /** Load while standing still. */
  readonly standing: number
  readonly load: { readonly name: string; readonly unit: OutputUnit }
  readonly values: readonly SizedValue[]
}

const nameOfPhase = {
  forward: { accelerate: 'forwardAccelerating', constant: 'forwardConstant', decelerate: 'forwardDecelerating' },
  backward: { accelerate: 'backwardAccelerating', constant: 'backwardConstant', decelerate: 'backwardDecelerating' },
} as const satisfies Record<CyclePhase['direction'], Record<Exclude<CyclePhase['kind'], 'dwell'>, StrokePhase>>

/**
 * @param cycle motion and loads, SI
 * @returns the cycle in mm, mm/s, s and the unit of the load
 */
export const motionOf = ({ profile, acceleration, dwell, loads, standing, load, values }: Cycle): Motion => ({
  phases: cyclePhases(profile, acceleration, dwell).map((phase) => ({
    direction: phase.direction,
    kind: phase.kind,
    duration: inUnit(phase.duration, 's'),
    distance: inUnit(phase.distance, 'mm'),
    startSpeed: inUnit(phase.startSpeed, 'mm/s'),
    endSpeed: inUnit(phase.endSpeed, 'mm/s'),
    load: inUnit(phase.kind === 'dwell' ? standing : loads[nameOfPhase[phase.direction][phase.kind]], load.unit),
  })),
  load,
  values: [...values],
})
