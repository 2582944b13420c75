/** What the working conditions of a motor on a screw leave open, with defaults and sources. All can be changed in a request. */
import type { AssumptionDefinitions } from '../define/assumption-set.ts'
import type { ScrewMotorAssumptions } from './sizing/screw-motor.ts'

/** Assumptions of a servo motor on a screw: the same as those of the motors of electric cylinders. */
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
