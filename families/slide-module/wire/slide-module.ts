/** Schemas of the slide-module calls (`YQWorking/api/ModuleWorking`). */
import * as z from 'zod/mini'
import { outlineColumn } from '../../../contract/catalogue/outline-column.ts'
import { carriageOutline } from '../../../contract/catalogue/carriage-outline.ts'
import { figureTable } from '../../../contract/catalogue/figure-table.ts'
import { limitFigure } from '../../../contract/catalogue/figure.ts'
import { initOption } from '../../../contract/results/selection.ts'

/** Orientation of the axis: on a floor, along a horizontal travel on a wall, along a vertical travel. */
export const slidePostures = ['horizontal', 'wall', 'vertical'] as const
export type SlidePosture = (typeof slidePostures)[number]

/** Environments, the least demanding first. A module for a cleaner environment is also suitable for a less clean one. */
export const slideEnvironments = ['standard', 'clean'] as const
export type SlideEnvironment = (typeof slideEnvironments)[number]

/** Classes of positioning repeatability: ± mm as text, the finest first. */
export const repeatabilityClasses = ['0.001', '0.002', '0.005', '0.01', '0.025', '0.1'] as const

/**
 * `repeatabilityMm` is the ± value of a class. The limits are those of the request's parameters: W in kg, Stroke and the lever
 * arms A, B, C in mm, Speed in mm/s. An empty list means that the service does not offer that choice.
 */
export const slideModuleInit = z.object({
  assemblyMethodList: z.array(initOption),
  useEnvironmentList: z.array(initOption),
  positionAccuracyList: z.array(z.extend(initOption, { repeatabilityMm: z.number() })),
  mimW: z.number(),
  maxW: z.number(),
  minStroke: z.number(),
  maxStroke: z.number(),
  minSpeed: z.number(),
  maxSpeed: z.number(),
  maxA: z.number(),
  maxB: z.number(),
  maxC: z.number(),
  workingDescription: z.string(),
})
export type SlideModuleInit = z.infer<typeof slideModuleInit>

const positive = z.number().check(z.positive())
const byStroke = figureTable('{"100": 500} (mm: mm/s, mm)')
const atLeastOneStroke = byStroke.check(z.refine((speeds) => Object.keys(speeds).length > 0))

/**
 * A slide module described by its figures: the `candidate` of a Check call and the technical part of a catalogue row. An omitted
 * figure is not known, and checks that need it do not pass; `none`: the maker's document has no such limit.
 */
export const slideModuleCandidate = z.object({
  widthMm: positive,
  /** Travel per turn of the drive: lead of the screw, feed of the belt. */
  leadMm: positive,
  environment: z.enum(slideEnvironments),
  /** ± positioning repeatability. */
  repeatabilityMm: positive,
  /** Largest payload with its centre of gravity on the table, permitted by guide, drive and bearings. */
  payloadHorizontalKg: positive,
  /** The same for a vertical axis; `none`: not for vertical use. */
  payloadVerticalKg: limitFigure,
  /** Available strokes, each with its highest speed, mm/s (key = stroke in mm as text). */
  speedByStrokeMmS: atLeastOneStroke,
  /** Length of bed or rail for each stroke, mm. */
  bedByStrokeMm: z.optional(byStroke),
  /**
   * Ratings of the whole guide, as for one carriage: C, C0, static moments about the travel axis, the lateral axis, the vertical
   * axis.
   */
  dynamicLoadRatingN: z.optional(positive),
  staticLoadRatingN: z.optional(positive),
  rollMomentNm: z.optional(positive),
  pitchMomentNm: z.optional(positive),
  yawMomentNm: z.optional(positive),
  /** Permissible dynamic moment in any direction; `none`: the maker limits only the static moments. */
  allowableMomentNm: limitFigure,
  /** Largest force of the drive along the travel, N. */
  maxThrustN: z.optional(positive),
  outline: outlineColumn([...carriageOutline, 'width']),
})
export type SlideModuleCandidate = z.infer<typeof slideModuleCandidate>
