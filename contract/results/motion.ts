/** The motion of a calculation: one cycle of phases. */
import * as z from 'zod/mini'
import { sizedValue } from './sizing.ts'

/** A point of a ramp with varying acceleration: s from the start of the phase, mm/s, unit of the motion's load. */
const curvePoint = z.object({ time: z.number(), speed: z.number(), load: z.number() })

/**
 * A phase of the cycle. Times in s, distances in mm, speeds in mm/s unless the motion names other units; `load` is in the unit of
 * the motion's load. If the acceleration varies within the phase, `load` is the load at the highest acceleration, and `curve` gives
 * speed and load from the first to the last instant.
 */
export const motionPhase = z.object({
  direction: z.enum(['forward', 'backward']),
  kind: z.enum(['accelerate', 'constant', 'decelerate', 'dwell']),
  duration: z.number(),
  distance: z.number(),
  startSpeed: z.number(),
  endSpeed: z.number(),
  load: z.number(),
  curve: z.optional(z.array(curvePoint)),
})
export type MotionPhase = z.infer<typeof motionPhase>

/**
 * One cycle: a stroke, its return and the dwells. `profile` is the requested motion profile, trapezoidal if omitted. `load` names
 * the acting load (`axialForce`, a key of the values) and its unit; `values` are derived from the inputs, such as the speed for a
 * given time.
 */
export const motion = z.object({
  profile: z.optional(z.enum(['trapezoid', 'sCurve', 'modifiedSine'])),
  phases: z.array(motionPhase),
  /** Units of its distances and speeds, if not mm and mm/s. */
  units: z.optional(z.object({ distance: z.string(), speed: z.string() })),
  load: z.object({ name: z.string(), unit: z.string() }),
  values: z.array(sizedValue),
})
export type Motion = z.infer<typeof motion>
