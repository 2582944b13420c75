/** Servo motors: the technical part of a catalogue row, and the ratings at the shaft. */
import * as z from 'zod/mini'
import { motorFlange } from '../../../contract/catalogue/motor-flange.ts'

const positive = z.number().check(z.positive())
const figure = z.optional(positive)

/** A servo motor. */
export const servoMotorCandidate = z.object({
  brand: z.string(),
  /** Motor type: the class of rotor inertia by which makers divide their series (`lowInertia`, `mediumInertia`, `highInertia`). */
  typeCode: z.string(),
  ratedPowerW: positive,
  ratedSpeedRpm: positive,
  maxSpeedRpm: positive,
  ratedTorqueNm: positive,
  peakTorqueNm: positive,
  /** Rotor inertia, kg·m² × 10⁻⁴. */
  rotorInertiaKgCm2: figure,
  flangeSizeMm: positive,
  ...motorFlange.shape,
})
export type ServoMotorCandidate = z.infer<typeof servoMotorCandidate>

/**
 * Ratings of a servo motor at its shaft: torques in N·m, speeds in rpm. For a motor of another brand the peak torque is assumed.
 */
export const servoMotorRatings = z.object({
  ratedTorqueNm: positive,
  peakTorqueNm: positive,
  ratedSpeedRpm: positive,
  maxSpeedRpm: positive,
})
export type ServoMotorRatings = z.infer<typeof servoMotorRatings>
