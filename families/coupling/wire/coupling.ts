/** Shaft couplings: the technical part of a catalogue row. */
import * as z from 'zod/mini'

const positive = z.number().check(z.positive())
const figure = z.optional(positive)

const couplingKinds = ['bellows', 'jaw'] as const

/** How the hubs hold the shafts: by friction alone (`torqueNm` is then that of the clamped hubs), or with a key. */
const couplingHubs = ['clamped', 'keyed'] as const

/** A coupling of two shafts, with hubs that are bored to order within one range. */
export const couplingCandidate = z.object({
  kind: z.enum(couplingKinds),
  hub: z.enum(couplingHubs),
  /** Rated torque, or the transmissible torque if the maker prints only that. */
  torqueNm: positive,
  peakTorqueNm: figure,
  maxSpeedRpm: figure,
  /** Dynamic torsional stiffness of the whole coupling. */
  torsionalStiffnessNmPerRad: figure,
  /** Mass moment of inertia of the whole coupling with its largest bores. */
  inertiaKgM2: figure,
  /** Range of bores for which the torque holds. */
  minBoreMm: positive,
  maxBoreMm: positive,
  lengthMm: figure,
  diameterMm: figure,
  massKg: figure,
})
export type CouplingCandidate = z.infer<typeof couplingCandidate>
