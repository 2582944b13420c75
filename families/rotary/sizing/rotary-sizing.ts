/**
 * The sizing of rotary platforms, with a separate or a built-in servo motor. The duty is the demand at the table; no further
 * demand is derived.
 */
import { defineSizing, type Sized } from '../../sizing/define-sizing.ts'
import { rotaryChecks } from './checks.ts'
import { rotaryFigures, type RotaryFigures } from './figures.ts'
import { rotaryValues } from './values.ts'

/** Checks of torque, speed, bearing loads, load inertia; speed, torques, inertia ratio and flange of the motor. */
export const rotarySizing = defineSizing({
  demand: () => undefined,
  figures: rotaryFigures,
  checks: rotaryChecks,
  demandValues: () => [],
  values: rotaryValues,
})

/** The verdict on one platform. */
export type SizedPlatform = Sized<undefined, RotaryFigures>
