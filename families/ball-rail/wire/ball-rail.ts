/** Shapes of the ball-rail calls (`YQWorking/api/BallRailWorking`). */
import * as z from 'zod/mini'
import { column } from '../../../contract/catalogue/column.ts'
import { limitFigure } from '../../../contract/catalogue/figure.ts'
import { initOption } from '../../../contract/results/selection.ts'

/** How the rails lie: on a floor, along a vertical travel, on a wall along a horizontal travel. */
export const guidePostures = ['horizontal', 'vertical', 'wall'] as const
export type GuidePosture = (typeof guidePostures)[number]

/** Rails × blocks per rail. */
export const guideLayouts = ['1x1', '1x2', '2x1', '2x2', '2x3', '2x4'] as const
export type GuideLayout = (typeof guideLayouts)[number]

/** `isSliderSpacing`, `isRailSpacing`: whether the layout has a distance between neighbours on a rail, and one between rails. */
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
 * How radial and lateral load of a block become one: the sum of both, or the larger one and half of the smaller one. The makers differ,
 * so it is a column of the catalogue.
 */
export const equivalentLoadRules = ['sum', 'largerPlusHalfSmaller'] as const
export type EquivalentLoadRule = (typeof equivalentLoadRules)[number]

/**
 * A guide (block and rail) described by its figures: the `candidate` of a Check call and the technical part of a catalogue row.
 * Optional figures the maker does not state: their check is not made and the answer says so.
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
  /** Block: its underside above the foot of the rail, H1. */
  blockClearanceMm: column(z.optional(z.number().check(z.positive())), { mayLack: true }),
  /** Block: from bolt to bolt across the travel, B. */
  blockHolesAcrossMm: column(z.optional(z.number().check(z.positive())), { mayLack: true }),
  /** Block: from bolt to bolt along the travel, C. Blocks without have one row of two. */
  blockHolesAlongMm: column(z.optional(z.number().check(z.positive())), { mayLack: true }),
  /** Block: nominal diameter of its tapped holes, 5 of M5. */
  blockThreadMm: column(z.optional(z.number().check(z.positive())), { mayLack: true }),
  /** Block: how deep they are; flanges are tapped through and have none printed. */
  blockThreadDepthMm: column(z.optional(z.number().check(z.positive())), { mayLack: true }),
  /** Rail: height HR. */
  railHeightMm: column(z.optional(z.number().check(z.positive())), { mayLack: true }),
  /** Rail: from hole to hole along the travel, P. */
  railHolePitchMm: column(z.optional(z.number().check(z.positive())), { mayLack: true }),
  /** Rail: between the rows of holes of a wide one, WB; others have one row. */
  railHoleRowPitchMm: column(z.optional(z.number().check(z.positive())), { mayLack: true }),
  /** Rail: diameter of its holes, d. */
  railHoleMm: column(z.optional(z.number().check(z.positive())), { mayLack: true }),
  /** Rail: counterbore of its holes, D and h. */
  railCounterboreMm: column(z.optional(z.number().check(z.positive())), { mayLack: true }),
  railCounterboreDepthMm: column(z.optional(z.number().check(z.positive())), { mayLack: true }),
  /** C for the distance `ratingDistanceKm`. */
  dynamicLoadRatingKn: z.number().check(z.positive()),
  /** C0. */
  staticLoadRatingKn: z.number().check(z.positive()),
  /** Static moments of one block: about the travel (MR), about the lateral axis (MP), about the normal (MY). */
  rollMomentKnm: z.number().check(z.positive()),
  pitchMomentKnm: z.number().check(z.positive()),
  yawMomentKnm: z.number().check(z.positive()),
  blockMassKg: z.optional(z.number().check(z.positive())),
  railMassKgPerM: z.optional(z.number().check(z.positive())),
  /** Longest rail in one piece. */
  maxRailLengthMm: column(z.optional(z.number().check(z.positive())), { choice: { type: 20, own: 'atLeast' } }),
  /** Speed limit of the maker; `none`: the document states none, and the general limit of ball guides counts. */
  maxSpeedMmPerS: limitFigure,
  /** Distance that C stands for: 50 km or 100 km. */
  ratingDistanceKm: z.number().check(z.positive()),
  equivalentLoadRule: z.enum(equivalentLoadRules),
})
export type BallRailCandidate = z.infer<typeof ballRailCandidate>
