/** Cycles as the service gives them. */
import type { CyclePhase } from '../../../families/rotary/wire/calls.ts'

/** The disc of the notes: most of the time it stands. */
export const discCycle: readonly CyclePhase[] = [
  { kind: 'accelerate', duration: 0.15, startSpeed: 0, endSpeed: 21.4286, torque: 3.5226 },
  { kind: 'constant', duration: 0.2, startSpeed: 21.4286, endSpeed: 21.4286, torque: 0.127 },
  { kind: 'decelerate', duration: 0.15, startSpeed: 21.4286, endSpeed: 0, torque: -3.2686 },
  { kind: 'dwell', duration: 1.5, startSpeed: 0, endSpeed: 0, torque: 0 },
]
export const discTorques = { requiredTorque: 5.284, rmsTorque: 1.317 }

/** Turns without end. */
export const endlessCycle: readonly CyclePhase[] = [
  { kind: 'accelerate', duration: 2, startSpeed: 0, endSpeed: 30, torque: 43.79 },
  { kind: 'constant', duration: 2, startSpeed: 30, endSpeed: 30, torque: 33.73 },
]
export const endlessTorques = { requiredTorque: 65.68, rmsTorque: 33.73 }
