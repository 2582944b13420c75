/** Assumptions of the reducer modes with defaults and sources. A request can override all of them. */
import type { HeatAssumptions, ManualAssumptions, OutputAssumptions, ServoAssumptions, ThreePhaseAssumptions } from './sizing/input.ts'
import type { AssumptionDefinitions } from '../define/assumption-set.ts'
import type { OutputParameters } from './parameters.ts'
import type { TransmissionElement } from './wire/reducer.ts'

/** Assumptions of the servo mode: those of the sizing, and the peak torque of a motor that states none. */
export type ReducerAssumptions = ServoAssumptions & {
  /** Ratio of peak torque to rated torque. */
  readonly peakTorqueFactor: number
}

/** The part of a request that defaults depend on. */
export type AssumptionDuty = Pick<OutputParameters, 'transmissionElement'>

/** f_z by transmission element: the highest value of the source, as neither teeth nor tension are entered. */
const transmissionFactors = { sprocket: 1.4, pinion: 1.25, toothedBelt: 2.5, vBelt: 1.75, flatBelt: 2.5 } as const satisfies Record<
  TransmissionElement,
  number
>

/** Assumptions for demands on the output. */
const outputAssumptions: AssumptionDefinitions<AssumptionDuty, keyof OutputAssumptions> = {
  transmissionFactor: {
    unit: '',
    default: ({ transmissionElement }) => (transmissionElement === undefined ? 1 : transmissionFactors[transmissionElement]),
    minimum: 1,
    maximum: 5,
    source: 'SEW; overhungLoadFactors; Oriental Motor, Maki Shinko',
  },
}

/** Assumptions for heat. */
const heatAssumptions: AssumptionDefinitions<AssumptionDuty, keyof HeatAssumptions> = {
  ambientFactor: {
    unit: '',
    default: 0.8,
    minimum: 0.3,
    maximum: 1.2,
    source: 'heatAt20; Bonfiglioli A (alltorquetransmissions.com/how-hot-can-gearboxes-run)',
  },
  dutyFactor: {
    unit: '',
    default: 1,
    minimum: 1,
    maximum: 2,
    source: 'dutyFactorsOfHeat; Bonfiglioli A',
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
    source: 'cageMotors',
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
    source: 'otherBrandsPeak',
  },
  meanSpeedShare: {
    unit: '',
    default: 1,
    minimum: 0.01,
    maximum: 1,
    source: 'meanInputSpeed',
  },
  inertiaRatioLimit: {
    unit: '',
    default: 10,
    minimum: 0.1,
    maximum: 100,
    source: 'Machine Design, New rules for sizing servos (10:1); Yaskawa SGM7A-15 – SGM7A-25, Parker (10:1); Apex Dynamics; fastCycles',
  },
}
