/** IEC frames: the technical part of a catalogue row. */
import * as z from 'zod/mini'
import { motorFlange } from '../../../contract/catalogue/motor-flange.ts'

const positive = z.number().check(z.positive())

/** Flange type of a motor: B5 with clearance holes outside the pilot, B14 with threaded holes. */
const motorFlangeTypes = ['B5', 'B14'] as const

/**
 * Shaft end and flange of an IEC frame, which a motor row names by `frameSize`. From frame 225 on, two-pole motors have a thinner
 * shaft: a row applies to motors with `minPoles` to `maxPoles` poles. `lz` of B14 is the nominal size of the thread.
 */
export const motorFrameCandidate = z.object({
  frameSize: positive,
  flange: z.enum(motorFlangeTypes),
  /** Name of the flange, e.g. `FF165`, `FT115`. */
  flangeCode: z.string().check(z.regex(/^F[FT]\d+$/)),
  minPoles: z.int().check(z.positive()),
  maxPoles: z.int().check(z.positive()),
  ...motorFlange.shape,
  /** Number of bolts. */
  holes: z.int().check(z.positive()),
  /** Outer diameter of the flange, mm. */
  outerDiameter: positive,
})
export type MotorFrameCandidate = z.infer<typeof motorFrameCandidate>
