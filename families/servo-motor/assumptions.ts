/** Assumptions for a servo motor on a screw with defaults and sources. A request can override all of them. */
import type { AssumptionDefinitions } from '../define/assumption-set.ts'
import type { ScrewMotorAssumptions } from './sizing/screw-motor.ts'

/** Assumptions for a servo motor on a screw: the same as for the motors of electric cylinders. */
export const screwMotorAssumptions: AssumptionDefinitions<unknown, keyof ScrewMotorAssumptions> = {
  motorTorqueShare: {
    unit: '',
    default: 0.8,
    minimum: 0.1,
    maximum: 1,
    source: 'Siemens V90, Weihong WISE; atMostOfTorques=80 %',
  },
  inertiaRatioLimit: {
    unit: '',
    default: 10,
    minimum: 0.1,
    maximum: 100,
    source: 'THK (3–10); Machine Design, New rules for sizing servos (10:1)',
  },
}
