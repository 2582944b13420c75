/** The sizing of reducers: with a three-phase motor, with a servo motor, or alone. Nothing follows from a duty without a reducer. */
import { defineSizing, type Sized } from '../../sizing/define-sizing.ts'
import { manualChecks, threePhaseChecks, type ManualCase, type ThreePhaseCase } from './checks.ts'
import { manualFigures, sizedServoFigures, threePhaseFigures } from './figures.ts'
import { servoChecks, type ServoCase } from './servo-checks.ts'
import { manualValues, servoValues, threePhaseValues } from './values.ts'

const nothing = { demand: () => undefined, demandValues: () => [] }

/** Use factor, windows, speed, flange, heat. */
export const threePhaseSizing = defineSizing({
  ...nothing,
  figures: ({ component: { gear, motor }, ...setting }: ThreePhaseCase) => threePhaseFigures(gear, motor, setting),
  checks: threePhaseChecks,
  values: threePhaseValues,
})

/** Continuous, peak and emergency torque, speeds, mounting, inertia, heat. */
export const servoSizing = defineSizing({
  ...nothing,
  figures: ({ component: { gear, motor }, ...setting }: ServoCase) => sizedServoFigures(gear, motor, setting),
  checks: servoChecks,
  values: servoValues,
})

/** Use factor, rated torque, ratio. */
export const manualSizing = defineSizing({
  ...nothing,
  figures: ({ duty, component: { gear } }: ManualCase) => manualFigures(gear, duty.torque?.target),
  checks: manualChecks,
  values: manualValues,
})

/** The verdict on one reducer: `useFactor` is fB, `isLimited` says that the drive has to be limited (peak torque or speed). */
export type SizedReducer = Sized<undefined, { readonly useFactor?: number; readonly isLimited?: boolean }>
