/** Schemas of the ball-screw calls (`YQWorking/api/BallScrewWorking`). */
import * as z from 'zod/mini'
import { figureTable } from '../../../contract/catalogue/figure-table.ts'
import { limitFigure } from '../../../contract/catalogue/figure.ts'
import { initOption } from '../../../contract/results/selection.ts'

/** `combined` marks an option such as "C7 or C10" that is displayed but never sent. */
export const ballScrewInit = z.object({
  usePrecisionList: z.array(z.extend(initOption, { combined: z.boolean() })),
  fixedMethodList: z.array(initOption),
  assemblyMethodList: z.array(initOption),
  workingDescription: z.string(),
})
export type BallScrewInit = z.infer<typeof ballScrewInit>

/**
 * A ball screw described by its figures: the `candidate` of a Check call and the technical part of a catalogue row.
 * `lengthByGrade`: longest shaft in mm for each available deviation e300 in µm (key = e300 as text).
 */
export const ballScrewCandidate = z.object({
  nominalDiameterMm: z.number().check(z.positive()),
  leadMm: z.number().check(z.positive()),
  rootDiameterMm: z.number().check(z.positive()),
  /** Ball-circle diameter; estimated from the nominal one if not stated. */
  ballCircleDiameterMm: z.optional(z.number().check(z.positive())),
  dynamicLoadRatingN: z.number().check(z.positive()),
  staticLoadRatingN: z.number().check(z.positive()),
  nutLengthMm: z.number().check(z.nonnegative()),
  /** Outside diameter of the nut behind its flange. */
  nutDiameterMm: z.optional(z.number().check(z.positive())),
  flangeDiameterMm: z.optional(z.number().check(z.positive())),
  flangeThicknessMm: z.optional(z.number().check(z.positive())),
  flangeBoltCircleMm: z.optional(z.number().check(z.positive())),
  /** Hole diameter on the bolt circle. */
  flangeHoleMm: z.optional(z.number().check(z.positive())),
  /** Permissible speed value n·D, mm/min. */
  dnLimit: z.number().check(z.positive()),
  /** `none`: the maker limits the speed only by n·D and by the critical speed. */
  maxSpeedRpm: limitFigure,
  lengthByGrade: z.optional(figureTable('{"52": 3000} (µm: mm)')),
  /** Axial rigidity of the nut without preload, N/µm, as its maker prints it. */
  nutRigidityNPerUm: z.optional(z.number().check(z.positive())),
  /** Axial load at which the printed rigidity applies, N: 0.3 Ca of THK, 0.28 Ca of HIWIN and NBS. */
  nutRigidityLoadN: z.optional(z.number().check(z.positive())),
})
export type BallScrewCandidate = z.infer<typeof ballScrewCandidate>
