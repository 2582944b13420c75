/** Schemas of the ball-rail calls (`YQWorking/api/BallRailWorking`). */
import * as z from 'zod/mini'
import { column } from '../../../contract/catalogue/column.ts'
import { limitFigure } from '../../../contract/catalogue/figure.ts'
import { initOption } from '../../../contract/results/selection.ts'

/** Orientation of the rails: on a floor, along a vertical travel, on a wall along a horizontal travel. */
export const guidePostures = ['horizontal', 'vertical', 'wall'] as const
export type GuidePosture = (typeof guidePostures)[number]

/** Rails × blocks per rail. */
export const guideLayouts = ['1x1', '1x2', '2x1', '2x2', '2x3', '2x4'] as const
export type GuideLayout = (typeof guideLayouts)[number]

/** `isSliderSpacing`, `isRailSpacing`: whether the layout has a spacing of blocks on a rail, and one of rails. */
export const ballRailInit = z.object({
  layoutList: z.array(
    z.extend(initOption, {
      layout: z.enum(guideLayouts),
      isSliderSpacing: z.boolean(),
      isRailSpacing: z.boolean(),
      rails: z.int(),
      blocksPerRail: z.int(),
    }),
  ),
  workingDescription: z.string(),
})
export type BallRailInit = z.infer<typeof ballRailInit>

/**
 * Rules that combine radial and lateral load of a block: the sum of both, or the larger plus half of the smaller. Makers differ,
 * so it is a column of the catalogue.
 */
export const equivalentLoadRules = ['sum', 'largerPlusHalfSmaller'] as const
export type EquivalentLoadRule = (typeof equivalentLoadRules)[number]

/**
 * A guide (block and rail) described by its figures: the `candidate` of a Check call and the technical part of a catalogue row.
 * Figures that the maker does not state are optional; checks that need them are reported as not known.
 */
export const ballRailCandidate = z.object({
  /** Block on its rail: total height H. */
  heightMm: z.optional(z.number().check(z.positive())),
  /** Block: width W. */
  widthMm: z.optional(z.number().check(z.positive())),
  /** Block: length L with end caps. */
  lengthMm: z.optional(z.number().check(z.positive())),
  /** Rail: width WR, the size of the guide. */
  railWidthMm: z.number().check(z.positive()),
  /** Block: height of its underside above the foot of the rail, H1. */
  blockClearanceMm: z.optional(z.number().check(z.positive())),
  /** Block: hole spacing across the travel, B. */
  blockHolesAcrossMm: z.optional(z.number().check(z.positive())),
  /** Block: hole spacing along the travel, C. Without it, a block has one row of two holes. */
  blockHolesAlongMm: z.optional(z.number().check(z.positive())),
  /** Block: nominal thread diameter of its tapped holes, 5 for M5. */
  blockThreadMm: z.optional(z.number().check(z.positive())),
  /** Block: depth of its tapped holes; not printed for flanges, which are tapped through. */
  blockThreadDepthMm: z.optional(z.number().check(z.positive())),
  /** Rail: height HR. */
  railHeightMm: z.optional(z.number().check(z.positive())),
  /** Rail: hole pitch along the travel, P. */
  railHolePitchMm: z.optional(z.number().check(z.positive())),
  /** Rail: spacing of the hole rows of a wide rail, WB; others have one row. */
  railHoleRowPitchMm: z.optional(z.number().check(z.positive())),
  /** Rail: diameter of its holes, d. */
  railHoleMm: z.optional(z.number().check(z.positive())),
  /** Rail: counterbore of its holes, D and h. */
  railCounterboreMm: z.optional(z.number().check(z.positive())),
  railCounterboreDepthMm: z.optional(z.number().check(z.positive())),
  /** Dynamic load rating C for the distance `ratingDistanceKm`. */
  dynamicLoadRatingKn: z.number().check(z.positive()),
  /** Static load rating C0. */
  staticLoadRatingKn: z.number().check(z.positive()),
  /** Static moments of one block: about the travel (MR), about the lateral axis (MP), about the normal (MY). */
  rollMomentKnm: z.number().check(z.positive()),
  pitchMomentKnm: z.number().check(z.positive()),
  yawMomentKnm: z.number().check(z.positive()),
  blockMassKg: z.optional(z.number().check(z.positive())),
  railMassKgPerM: z.optional(z.number().check(z.positive())),
  /** Longest rail in one piece. */
  maxRailLengthMm: column(z.optional(z.number().check(z.positive())), { choice: { type: 20, own: 'atLeast' } }),
  /** Speed limit of the maker; `none`: the document states none, and the general limit of ball guides applies. */
  maxSpeedMmPerS: limitFigure,
  /** Distance to which C refers: 50 km or 100 km. */
  ratingDistanceKm: z.number().check(z.positive()),
  equivalentLoadRule: z.enum(equivalentLoadRules),
})
export type BallRailCandidate = z.infer<typeof ballRailCandidate>
