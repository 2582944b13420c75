/** Speeds at which the usual motors drive a shaft without a gear stage. */
import { toSi } from '../formulas/unit-scale.ts'

/** Range of speeds, rev/s. */
export type DriveSpeeds = { readonly least: number; readonly most: number }

/**
 * Servo motors run at 2000 to 3000 min⁻¹. Below a sixth of that a lead is unnecessarily long: motor and brake have to provide a torque
 * that a shorter one would reduce.
 */
export const servoSpeeds: DriveSpeeds = { least: toSi(500, 'rpm'), most: toSi(3000, 'rpm') }

/** Motors of four poles at 50 Hz, down to a third of their speed with an inverter. */
export const fourPoleSpeeds: DriveSpeeds = { least: toSi(500, 'rpm'), most: toSi(1500, 'rpm') }

/**
 * @param range of speeds
 * @param speed rev/s
 * @returns whether a motor drives this shaft directly; a shaft at standstill needs none
 */
export const isDriven = ({ least, most }: DriveSpeeds, speed: number): boolean => speed === 0 || (speed >= least && speed <= most)

/**
 * How far a shaft runs beside the speeds of its motors: what a gear stage, or a motor other than usual, has to make up for.
 * @param range of speeds
 * @param speed rev/s
 * @returns 1 where a motor drives it directly, otherwise the ratio to the nearest speed of the range
 */
export const stageNeed = ({ least, most }: DriveSpeeds, speed: number): number =>
  isDriven({ least, most }, speed) ? 1 : Math.max(speed / most, least / speed)
