/** How far a reducer fails with three-phase motors, and the motor with which it is nearest. */
import { at } from '../../../engine/base/at.ts'
import { threePhaseFigures } from './figures.ts'
import type { IndexedMotor, ReducerIndex } from './gear-index.ts'
import type { Reducer, ThreePhaseAssumptions, ThreePhaseDuty } from './input.ts'
import { gearServiceFactor, outputSpeed, outputTorque, torqueAtSpeed } from './kernel.ts'
import { outputUse } from './output-checks.ts'
import { threePhaseOutput } from './output-drive.ts'
import { demandedTorque, isInside, windowUse } from './window.ts'

/** Values of the flange check as in its row: adapter found, missing. */
const adapterUse = { found: 1, missing: 2 } as const

const flangeUse = ({ frames }: Reducer, frame: number): number =>
  frames === undefined ? 0 : frames.includes(frame) ? adapterUse.found : adapterUse.missing

/** Duty and assumptions. */
export type ThreePhaseSetting = { readonly duty: ThreePhaseDuty; readonly assumptions: ThreePhaseAssumptions }

/** Utilisation of a limit; 0 if the limit is not known or does not exist. */
const shareUsed = (demand: number, limit: number | 'none' | undefined): number => (typeof limit === 'number' ? demand / limit : 0)

/**
 * The governing utilisation of a pair, without its rows.
 * @param setting duty, SI
 * @param motor three-phase motor
 * @param gear reducer
 * @returns dimensionless; above 1 if a check fails
 * Source: F1 to F6, F9, F13, F19, as in `threePhaseChecks`.
 */
export function threePhaseMiss(setting: ThreePhaseSetting, { motor }: Pick<IndexedMotor, 'motor'>, gear: Reducer): number {
  const { duty, assumptions } = setting
  const figures = threePhaseFigures(gear, motor, setting)
  const { startTorque, serviceFactor } = figures
  const { ambientFactor, dutyFactor } = assumptions
  return Math.max(
    shareUsed(duty.serviceFactor ?? 1, serviceFactor),
    shareUsed(startTorque, gear.peakTorque),
    shareUsed(startTorque, gear.stopTorque),
    windowUse(motor.power, duty.power),
    windowUse(figures.outputTorque, duty.torque),
    windowUse(figures.outputSpeed, duty.outputSpeed),
    windowUse(gear.ratio, duty.ratio),
    motor.speed / gear.maxInputSpeed,
    flangeUse(gear, motor.frame),
    shareUsed(motor.power, gear.thermalPower) / (ambientFactor * dutyFactor),
    outputUse(setting, gear, threePhaseOutput(duty, figures)),
  )
}

/** A cheap lower bound of `threePhaseMiss`. */
function leastMiss({ duty }: ThreePhaseSetting, { motor, torque }: IndexedMotor, gear: Reducer): number {
  const t2 = outputTorque(torque, gear.ratio, gear.efficiency)
  const { ratedInputSpeed } = gear
  const permitted = ratedInputSpeed === undefined ? undefined : torqueAtSpeed(gear.ratedTorque, ratedInputSpeed, motor.speed)
  return Math.max(
    permitted === undefined ? 0 : (duty.serviceFactor ?? 1) / gearServiceFactor(permitted, demandedTorque(duty.torque, t2)),
    windowUse(motor.power, duty.power),
    windowUse(t2, duty.torque),
    windowUse(outputSpeed(motor.speed, gear.ratio), duty.outputSpeed),
    windowUse(gear.ratio, duty.ratio),
    motor.speed / gear.maxInputSpeed,
    flangeUse(gear, motor.frame),
  )
}

/** Motors inside the power window, or all if there is no window or no motor inside; ordered by sku, which breaks ties. */
export function nearbyMotors({ power }: ThreePhaseDuty, { motors, motorOrder }: ReducerIndex): readonly IndexedMotor[] {
  const inside = motors.filter(({ motor }) => isInside(motor.power, power))
  const placeOf = ({ position }: IndexedMotor): number => at(motorOrder, position)
  return (inside.length > 0 ? inside : motors).toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** A motor by its position in the catalogue, and the utilisation of the reducer with it. */
export type Miss = { readonly motor: number; readonly utilisation: number }

/**
 * @param setting duty, SI
 * @param motors motors to try, see `nearbyMotors`
 * @param gear reducer
 * @returns the motor with the lowest governing utilisation; undefined without motors
 */
export function nearestMotor(setting: ThreePhaseSetting, motors: readonly IndexedMotor[], gear: Reducer): Miss | undefined {
  const bounds = motors.map((indexed) => leastMiss(setting, indexed, gear))
  const least = Math.min(...bounds)
  const promising = motors[bounds.indexOf(least)]
  // A motor whose lower bound exceeds this cannot be the nearest; nor does any precede one that reaches the smallest of all bounds.
  const reached = promising ? threePhaseMiss(setting, promising, gear) : Infinity
  let best: Miss | undefined
  for (const [place, indexed] of motors.entries()) {
    if (at(bounds, place) > reached) continue
    const utilisation = threePhaseMiss(setting, indexed, gear)
    if (best === undefined || utilisation < best.utilisation) best = { motor: indexed.position, utilisation }
    if (utilisation <= least) break
  }
  return best
}
