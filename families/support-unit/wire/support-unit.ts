/** Support units of screw ends: the technical part of a catalogue row. */
import * as z from 'zod/mini'

const positive = z.number().check(z.positive())
const figure = z.optional(positive)

/** `fixed` holds the end along the screw, `supported` only across it. */
const supportedEnds = ['fixed', 'supported'] as const

/** Which screws a series of units takes: any, or only the maker's own with finished ends. */
const supportedScrews = ['any', 'finishedEnds'] as const

/** A bearing unit for an end of a ball screw. */
export const supportUnitCandidate = z.object({
  end: z.enum(supportedEnds),
  screws: z.enum(supportedScrews),
  /** Diameter of the journal. */
  boreMm: positive,
  /** Basic dynamic load rating along the screw. */
  dynamicAxialRatingN: figure,
  /** Permissible static load along the screw. */
  permissibleAxialN: figure,
  axialRigidityNPerUm: figure,
  /** Basic load ratings across the screw. */
  dynamicRadialRatingN: figure,
  staticRadialRatingN: figure,
})
export type SupportUnitCandidate = z.infer<typeof supportUnitCandidate>
