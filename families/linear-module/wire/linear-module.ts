/**
 * Schemas of the linear-module calls (`YQWorking/api/ModuleLinear`, `ModuleLinearTwo`). The wire's own spellings stay in this
 * folder.
 */
import * as z from 'zod/mini'
import { outlineColumn } from '../../../contract/catalogue/outline-column.ts'
import { carriageOutline } from '../../../contract/catalogue/carriage-outline.ts'
import { column } from '../../../contract/catalogue/column.ts'
import { figureTable } from '../../../contract/catalogue/figure-table.ts'
import { limitFigure } from '../../../contract/catalogue/figure.ts'
import { assumption } from '../../../contract/results/sizing.ts'
import { figureUnits, initOption, recommendedModel, resultRow } from '../../../contract/results/selection.ts'
import { motion } from '../../../contract/results/motion.ts'

/** Orientation of the axis: on its base, on its side, upright. */
export const modulePostures = ['horizontal', 'wall', 'vertical'] as const
export type ModulePosture = (typeof modulePostures)[number]

/** Ranges: speed mm/s, stroke and lever arms mm, mass (`mimM` is the wire's spelling) kg, time s. */
export const linearModuleInit = z.object({
  assemblyMethodList: z.array(initOption),
  minSpeed: z.number(),
  maxSpeed: z.number(),
  minStroke: z.number(),
  maxStroke: z.number(),
  mimM: z.number(),
  maxM: z.number(),
  maxA: z.number(),
  maxB: z.number(),
  maxC: z.number(),
  minTime: z.number(),
  maxTime: z.number(),
  workingDescription: z.string(),
})
export type LinearModuleInit = z.infer<typeof linearModuleInit>

/** Answer of `ModuleLinearTwo/Calculation`: the result table (for the best model) and the models in rank order. */
export const moduleCalculation = z.object({
  calResDtos: z.array(resultRow),
  moduleLinearWorkingResDto: z.array(recommendedModel),
  units: z.optional(figureUnits),
  motion: z.optional(motion),
  assumptions: z.optional(z.array(assumption)),
  /** Number of matching models, and of models in the family. */
  matched: z.int(),
  total: z.int(),
  catalogueVersion: z.string(),
})

const figure = z.optional(z.number().check(z.positive()))

/**
 * A linear module described by its figures: the `candidate` of a Check call and the technical part of a catalogue row.
 * One variant = one lead, grade and number of blocks. An omitted figure is not known, and checks that need it do not pass; `none`:
 * the maker's document has no such limit.
 */
export const linearModuleCandidate = z.object({
  driveKind: column(z.enum(['screw', 'belt']), { choice: { type: 6, icons: { screw: 'linear-module', belt: 'belt-module' } } }),
  /** Size in the model's name: the width in some series, the height or the rail size in others. */
  sizeMm: z.number().check(z.positive()),
  /** Width, if the maker states it. */
  moduleWidthMm: figure,
  /** Travel per turn: lead of the screw, feed of the belt. */
  leadMm: z.number().check(z.positive()),
  /** Number of blocks that share the load. */
  blocks: z.int().check(z.positive()),
  /** Rail length (mm) → stroke (mm). */
  railStrokeMm: z.optional(figureTable('{"340": 100} (mm: mm)')),
  /** Rail length (mm) → highest speed (mm/s). */
  railSpeedMmS: z.optional(figureTable('{"340": 250} (mm: mm/s)')),
  maxStrokeMm: figure,
  /** Maximum speed in addition to those by rail length. */
  maxSpeedMmS: limitFigure,
  maxAccelerationMS2: limitFigure,
  /** Upper end of a speed band (mm/s) → permissible force of the belt (N). */
  beltForceN: z.optional(figureTable('{"1000": 650} (mm/s: N)')),
  /** Heaviest load on a vertical axis, kg. */
  verticalMassKg: figure,
  verticalUse: z.optional(z.enum(['operable', 'notOperable'])),
  rootDiameterMm: figure,
  ballCircleDiameterMm: figure,
  /** Permissible speed value n·D, mm/min. */
  dnLimit: limitFigure,
  maxScrewSpeedRpm: limitFigure,
  screwDynamicRatingN: figure,
  screwStaticRatingN: figure,
  bearingDynamicRatingN: figure,
  bearingStaticRatingN: figure,
  /** Ratings C and C0 of one block, and the distance to which C refers. */
  guideDynamicRatingN: figure,
  guideStaticRatingN: figure,
  guideLifeBasisKm: figure,
  /** Permissible static moments of the carriage. */
  pitchMomentNm: figure,
  yawMomentNm: figure,
  rollMomentNm: figure,
  /** Equivalent factors K (load of one block per moment), 1/mm: pitch and yaw, roll. */
  pitchFactorPerMm: figure,
  rollFactorPerMm: figure,
  /** Resistance of the seals of a screw drive, N. */
  resistanceN: z.optional(z.number().check(z.nonnegative())),
  /** No-load torque of a belt drive, N·m. */
  noLoadTorqueNm: z.optional(z.number().check(z.nonnegative())),
  /** Efficiency of the drive at the shaft, 0 to 1. */
  efficiency: z.optional(z.number().check(z.positive(), z.lte(1))),
  /** Inertia of the drive at its shaft without load: screw, or pulleys and belt; kg·m² × 10⁻⁴. */
  inertiaKgCm2: figure,
  /** Repeatability ±, mm. */
  repeatabilityMm: figure,
  outline: outlineColumn(carriageOutline),
})
export type LinearModuleCandidate = z.infer<typeof linearModuleCandidate>
