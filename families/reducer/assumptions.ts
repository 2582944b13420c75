/** What the reducer forms leave open, with defaults and sources. All can be changed in a request. */
import type { HeatAssumptions, ManualAssumptions, OutputAssumptions, ServoAssumptions, ThreePhaseAssumptions } from './sizing/input.ts'
import type { AssumptionDefinitions } from '../define/assumption-set.ts'
import type { OutputParameters } from './parameters.ts'
import type { TransmissionElement } from './wire/reducer.ts'

/** Assumptions of the servo mode: those of the sizing, and the peak torque of a motor that states none. */
export type ReducerAssumptions = ServoAssumptions & {
  /** Peak torque over rated torque. */
  readonly peakTorqueFactor: number
}

/** The part of a request that defaults depend on. */
export type AssumptionDuty = Pick<OutputParameters, 'transmissionElement'>

/** f_z of each transmission element: the highest that the source has for it, as neither teeth nor tension are asked for. */
const transmissionFactors = { sprocket: 1.4, pinion: 1.25, toothedBelt: 2.5, vBelt: 1.75, flatBelt: 2.5 } as const satisfies Record<
  TransmissionElement,
  number
>

/** Of a demand on the output. */
const outputAssumptions: AssumptionDefinitions<AssumptionDuty, keyof OutputAssumptions> = {
  transmissionFactor: {
    unit: '',
    default: ({ transmissionElement }) => (transmissionElement === undefined ? 1 : transmissionFactors[transmissionElement]),
    minimum: 1,
    maximum: 5,
    source:
      'SEW, determining the overhung load: sprocket 1.4 (below 13 teeth; 1.25 below 20), pinion 1.15 (1.25 by Oriental Motor and Maki Shinko), toothed belt 1.5 to 2.5, V-belt 1.75, flat belt 2.5; on the safe side',
  },
}

/** Of heat. */
const heatAssumptions: AssumptionDefinitions<AssumptionDuty, keyof HeatAssumptions> = {
  ambientFactor: {
    unit: '',
    default: 0.8,
    minimum: 0.3,
    maximum: 1.2,
    source:
      'heat limits hold at 20 °C; 0.85 at 30 °C, 0.80 at 40 °C (the default, on the safe side), 1.15 at 10 °C: Bonfiglioli A series (alltorquetransmissions.com/how-hot-can-gearboxes-run), running without a pause',
  },
  dutyFactor: {
    unit: '',
    default: 1,
    minimum: 1,
    maximum: 2,
    source:
      'running without a pause, on the safe side; Bonfiglioli A series at 20 °C: 1.5 at 80 % of the time, 1.6 at 60 %, 1.8 at 40 %, 2.0 at 20 %',
  },
}

/** Assumptions of a reducer alone. */
export const manualAssumptions: AssumptionDefinitions<AssumptionDuty, keyof ManualAssumptions> = outputAssumptions

/** Assumptions of reducers for three-phase motors. */
export const threePhaseAssumptions: AssumptionDefinitions<AssumptionDuty, keyof ThreePhaseAssumptions> = {
  ...outputAssumptions,
  ...heatAssumptions,
  startTorqueFactor: {
    unit: '',
    default: 2.5,
    minimum: 1,
    maximum: 5,
    source: 'starting and breakdown torque of cage motors direct on line: 2 to 3 × rated torque; less with a soft starter or an inverter',
  },
}

/** Assumptions of reducers for servo motors. */
export const servoAssumptions: AssumptionDefinitions<AssumptionDuty, keyof ReducerAssumptions> = {
  ...outputAssumptions,
  ...heatAssumptions,
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
    source:
      'Machine Design, New rules for sizing servos (10:1); Yaskawa SGM7A-15 to -25 and Parker likewise; for fast cycles Apex Dynamics asks for 4, at best 1',
  },
}
