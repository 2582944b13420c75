/** The sizing of rotary platforms, with a servo motor or with their own. The working conditions are the demand at the table, which nothing is added to. */
import { defineSizing, type Sized } from '../../sizing/define-sizing.ts'
import { rotaryChecks } from './checks.ts'
import { rotaryFigures, type RotaryFigures } from './figures.ts'
import { rotaryValues } from './values.ts'

/** Torque, speed, loads of the bearing, inertia of the load; speed, torques and inertia ratio of the motor, and its flange. */
export const rotarySizing = defineSizing({
  demand: () => undefined,
  figures: rotaryFigures,
  checks: rotaryChecks,
  demandValues: () => [],
  values: rotaryValues,
})

/** The verdict on one platform. */
export type SizedPlatform = Sized<undefined, RotaryFigures>
