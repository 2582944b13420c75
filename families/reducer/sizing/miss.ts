/** How far a reducer is from fitting with a three-phase motor, and with which motor it is nearest. */
import type { IndexedMotor, ReducerIndex } from './gear-index.ts'
import type { Reducer, ThreePhaseDuty } from './input.ts'
import { gearUseFactor, outputSpeed, outputTorque } from './kernel.ts'
import { isInside, windowUse } from './window.ts'

/** Levels of the flange check, as its row has them: an adapter, none. */
const adapterUse = { found: 1, missing: 2 } as const

const flangeUse = ({ frames }: Reducer, frame: number): number =>
  frames === undefined ? 0 : frames.includes(frame) ? adapterUse.found : adapterUse.missing

/**
 * The highest utilisation among the checks of a pair, without making their rows.
 * @param duty what is asked for, SI
 * @param indexed motor with its torque
 * @param gear reducer
 * @returns dimensionless; above 1 where a check fails
 * Source: F1 to F6, F9, F19, as `threePhaseLimits` judges them.
 */
export function threePhaseMiss(duty: ThreePhaseDuty, { motor, torque }: IndexedMotor, gear: Reducer): number {
  const t2 = outputTorque(torque, gear.ratio, gear.efficiency)
  return Math.max(
    (duty.serviceFactor ?? 1) / gearUseFactor(gear.ratedTorque, t2),
    windowUse(motor.power, duty.power),
    windowUse(t2, duty.torque),
    windowUse(outputSpeed(motor.speed, gear.ratio), duty.outputSpeed),
    windowUse(gear.ratio, duty.ratio),
    motor.speed / gear.maxInputSpeed,
    flangeUse(gear, motor.frame),
    gear.thermalPower === undefined ? 0 : motor.power / gear.thermalPower,
  )
}

/** Motors inside the power window, all where none is or none is asked for; in the order of the skus, which decides ties. */
export function nearbyMotors({ power }: ThreePhaseDuty, { motors, motorOrder }: ReducerIndex): readonly IndexedMotor[] {
  const inside = motors.filter(({ motor }) => isInside(motor.power, power))
  const placeOf = ({ position }: IndexedMotor): number => motorOrder[position] ?? 0
  return (inside.length > 0 ? inside : motors).toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** A motor by its place in the catalogue, and how far the reducer is from fitting with it. */
export type Miss = { readonly motor: number; readonly utilisation: number }

/**
 * @param duty what is asked for, SI
 * @param motors motors to try, see `nearbyMotors`
 * @param gear reducer
 * @returns the motor with which the highest utilisation is lowest; nothing without motors
 */
export function nearestMotor(duty: ThreePhaseDuty, motors: readonly IndexedMotor[], gear: Reducer): Miss | undefined {
  let best: Miss | undefined
  for (const indexed of motors) {
    const utilisation = threePhaseMiss(duty, indexed, gear)
    if (best === undefined || utilisation < best.utilisation) best = { motor: indexed.position, utilisation }
  }
  return best
}
