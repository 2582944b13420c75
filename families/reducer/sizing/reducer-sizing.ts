/**
 * The sizing of reducers: with a three-phase motor, with a servo motor, or alone. No demand is derived from the duty without a
 * reducer.
 */
import { defineSizing, type Sized } from '../../sizing/define-sizing.ts'
import { manualChecks, threePhaseChecks, type ManualCase, type ThreePhaseCase } from './checks.ts'
import { manualFigures, sizedServoFigures, threePhaseFigures } from './figures.ts'
import { outputFigures, outputValues } from './output-checks.ts'
import { manualOutput, servoOutput, threePhaseOutput } from './output-drive.ts'
import { servoChecks, type ServoCase } from './servo-checks.ts'
import { spectrumValues } from './spectrum-checks.ts'
import { manualValues, servoValues, threePhaseValues } from './values.ts'

const noDemand = { demand: () => undefined, demandValues: () => [] }

/** Service factor, windows, speed, flange, heat. */
export const threePhaseSizing = defineSizing({
  ...noDemand,
  figures: ({ component: { gear, motor }, ...setting }: ThreePhaseCase) => {
    const figures = threePhaseFigures(gear, motor, setting)
    return { ...figures, output: outputFigures(setting, threePhaseOutput(setting.duty, figures)) }
  },
  checks: threePhaseChecks,
  values: (context) => [...threePhaseValues(context), ...outputValues(context)],
})

/** Continuous, peak and emergency torque, speeds, mounting, inertia, heat. */
export const servoSizing = defineSizing({
  ...noDemand,
  figures: ({ component: { gear, motor }, ...setting }: ServoCase) => {
    const figures = sizedServoFigures(gear, motor, setting)
    return { ...figures, output: outputFigures(setting, servoOutput(setting.duty, figures)) }
  },
  checks: servoChecks,
  values: (context) => [...servoValues(context), ...spectrumValues(context.duty), ...outputValues(context)],
})

/** Service factor, rated torque, ratio. */
export const manualSizing = defineSizing({
  ...noDemand,
  figures: ({ component: { gear }, ...setting }: ManualCase) => ({
    ...manualFigures(gear, setting.duty.torque?.target),
    output: outputFigures(setting, manualOutput(setting.duty, gear)),
  }),
  checks: manualChecks,
  values: (context) => [...manualValues(context), ...spectrumValues(context.duty), ...outputValues(context)],
})

/**
 * The verdict on one reducer: `useFactor` is fB, `isLimited` means that the drive has to be limited (peak torque or speed),
 * `isBelowRating` that it is limited to less than the motor's rated torque.
 */
export type SizedReducer = Sized<
  undefined,
  { readonly serviceFactor?: number; readonly isLimited?: boolean; readonly isBelowRating?: boolean }
>
