/** What the reducer forms leave open, with defaults and sources. All can be changed in a Check. */
import type { ServoAssumptions, ThreePhaseAssumptions } from './sizing/input.ts'
import type { AssumptionDefinitions } from '../define/assumption-set.ts'

/** Assumptions of the servo mode: those of the sizing, and the peak torque of a motor that states none. */
export type ReducerAssumptions = ServoAssumptions & {
  /** Peak torque over rated torque. */
  readonly peakTorqueFactor: number
}

/** Assumptions of reducers for three-phase motors. */
export const threePhaseAssumptions: AssumptionDefinitions<unknown, keyof ThreePhaseAssumptions> = {
  startTorqueFactor: {
    unit: '',
    default: 2.5,
    minimum: 1,
    maximum: 5,
    source: 'starting and breakdown torque of cage motors direct on line: 2 to 3 × rated torque; less with a soft starter or an inverter',
  },
}

/** Assumptions of reducers for servo motors. */
export const servoAssumptions: AssumptionDefinitions<unknown, keyof ReducerAssumptions> = {
  peakTorqueFactor: {
    unit: '',
    default: 3,
    minimum: 1,
    maximum: 10,
    source: 'motors of other brands only: peak torque = 3 × rated torque; catalogue motors have 2.0 to 3.6',
  },
  meanSpeedShare: {
    unit: '',
    default: 1,
    minimum: 0.01,
    maximum: 1,
    source: 'mean input speed = rated speed of the motor (continuous running, on the safe side)',
  },
  inertiaRatioLimit: {
    unit: '',
    default: 10,
    minimum: 0.1,
    maximum: 100,
    source: 'Machine Design, New rules for sizing servos (10:1); Yaskawa SGM7A-15 to -25 likewise',
  },
}
