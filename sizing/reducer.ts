/** Sizes one reducer: with a three-phase motor, with a servo motor, or alone. */
import type { Check, SizedValue } from '../contract/sizing.ts'
import { toCheck, type JudgedLimit } from './check.ts'
import { manualLimits, threePhaseLimits } from './reducer-checks.ts'
import { isLimited, servoFigures, threePhaseFigures } from './reducer-figures.ts'
import type { AcMotor, ManualDuty, Reducer, ServoAssumptions, ServoDrive, ServoDuty, ThreePhaseDuty } from './reducer-input.ts'
import { gearUseFactor } from './reducer-kernel.ts'
import { servoLimits } from './reducer-servo-checks.ts'
import { manualValues, servoValues, threePhaseValues } from './reducer-values.ts'

/** A reducer with its motor, or alone, under a duty. */
export type ReducerCase =
  | { readonly mode: 'threePhase'; readonly duty: ThreePhaseDuty; readonly gear: Reducer; readonly motor: AcMotor }
  | {
      readonly mode: 'servo'
      readonly duty: ServoDuty
      readonly gear: Reducer
      readonly motor: ServoDrive
      readonly assumptions: ServoAssumptions
    }
  | { readonly mode: 'manual'; readonly duty: ManualDuty; readonly gear: Reducer }

/** The verdict on one reducer. */
export type ReducerSizing = {
  /** The checks in SI: enough for a verdict. */
  readonly limits: readonly JudgedLimit[]
  /** Names of the checks that the makers' figures do not allow. */
  readonly notMade: readonly string[]
  /** Names of failed checks that leave the pair in the answer: a use factor below 1 where no service factor was asked for. */
  readonly warnings: readonly string[]
  /** Whether the pair belongs in the answer: every check but those of `warnings` passes. */
  readonly fits: boolean
  /** fB; nothing where no torque is known. */
  readonly useFactor?: number
  /** Whether the drive has to be limited (peak torque or speed). */
  readonly isLimited: boolean
  readonly checks: () => Check[]
  readonly values: () => SizedValue[]
}

type Parts = {
  readonly judged: { readonly limits: readonly JudgedLimit[]; readonly notMade: readonly string[] }
  readonly values: () => SizedValue[]
  readonly useFactor?: number
  readonly isLimited?: boolean
  readonly tolerated?: readonly string[]
}

function sizingOf({
  judged: { limits, notMade },
  values,
  useFactor: factor,
  isLimited: limited = false,
  tolerated = [],
}: Parts): ReducerSizing {
  const failed = limits.filter(({ passed }) => !passed).map(({ name }) => name)
  return {
    limits,
    notMade,
    warnings: failed.filter((name) => tolerated.includes(name)),
    fits: failed.every((name) => tolerated.includes(name)),
    ...(factor === undefined ? {} : { useFactor: factor }),
    isLimited: limited,
    checks: () => limits.map(toCheck),
    values,
  }
}

const overload = ['torque']

/**
 * Use factor, windows, speed, flange, heat; servo: continuous, peak and emergency torque, speeds, mounting, inertia.
 * @param given mode, duty, gear, and motor and assumptions where the mode has them; SI
 * @returns limits (SI), verdict, and rows for people
 * Source: each check and value names its own.
 */
export function sizeReducer(given: ReducerCase): ReducerSizing {
  const { mode, duty, gear } = given
  if (mode === 'manual') {
    return sizingOf({
      judged: manualLimits(duty, gear),
      values: () => manualValues(duty, gear),
      ...(duty.torque === undefined ? {} : { useFactor: gearUseFactor(gear.ratedTorque, duty.torque.target) }),
      tolerated: overload,
    })
  }
  if (mode === 'threePhase') {
    const figures = threePhaseFigures(gear, given.motor)
    return sizingOf({
      judged: threePhaseLimits(duty, { gear, motor: given.motor, figures }),
      values: () => threePhaseValues(gear, figures),
      useFactor: figures.useFactor,
      tolerated: duty.serviceFactor === undefined ? overload : [],
    })
  }
  const { motor, assumptions } = given
  const figures = servoFigures(gear, motor, { duty, assumptions })
  return sizingOf({
    judged: servoLimits(duty, { gear, motor, figures, assumptions }),
    values: () => servoValues(gear, figures, { duty, motor }),
    useFactor: figures.useFactor,
    isLimited: isLimited(figures.limits, assumptions),
  })
}
