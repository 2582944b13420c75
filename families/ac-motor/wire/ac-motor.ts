/** Three-phase motors: the technical part of a catalogue row. */
import * as z from 'zod/mini'

const positive = z.number().check(z.positive())
const figure = z.optional(positive)

/** A three-phase motor; its speed is that at full load. */
export const acMotorCandidate = z.object({
  ratedPowerKw: positive,
  poles: z.int(),
  ratedSpeedRpm: positive,
  /** IEC frame, e.g. `90L`. */
  frame: z.string(),
  /** Frame number used by adapters, e.g. 90. */
  frameSize: positive,
  efficiencyPercent: figure,
  powerFactor: figure,
  ratedCurrentA: figure,
  massKg: figure,
})
export type AcMotorCandidate = z.infer<typeof acMotorCandidate>
