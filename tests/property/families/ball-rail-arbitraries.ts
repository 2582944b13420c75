/** Random working conditions and guides over the whole range of the form, and the guides of the repository. */
import fc from 'fast-check'
import {
  equivalentLoadRules,
  guideLayouts,
  guidePostures,
  type BallRailCandidate,
  type GuideLayout,
} from '../../../families/ball-rail/wire/ball-rail.ts'
import { ballRailSizer } from '../../../families/ball-rail/sizer.ts'
import type { BallRailParameters } from '../../../families/ball-rail/parameters.ts'
import { ballRailTable } from '../../../families/ball-rail/table.ts'
import { layoutShapes } from '../../../families/ball-rail/sizing/layout.ts'
import { between, massPhases } from './arbitraries.ts'
import { indexed, modelsOf } from './real-catalogue.ts'

/** Spacings that a layout has. */
const spacingsOf = (
  layout: GuideLayout,
  sliderSpacing: number,
  railSpacing: number,
): Pick<BallRailParameters, 'SliderSpacing' | 'RailSpacing'> => ({
  ...(layoutShapes[layout].blocksPerRail > 1 && { SliderSpacing: sliderSpacing }),
  ...(layoutShapes[layout].rails > 1 && { RailSpacing: railSpacing }),
})

/** A form with both spacings: a layout may be put in afterwards. */
export const guideForms = fc.record({
  UseMethod: fc.constantFrom(...guidePostures),
  Layout: fc.constantFrom(...guideLayouts),
  SliderSpacing: between(50, 1000),
  RailSpacing: between(50, 1500),
  W: fc.oneof(between(1, 300), between(1, 20_000)),
  A: between(-500, 500),
  B: between(-500, 500),
  C: between(-500, 500),
  Speed: fc.oneof(between(1, 1000), between(1, 6000)),
  Acceleration: between(0.01, 30),
  Stroke: fc.oneof(between(50, 2500), between(50, 6000)),
})

export const ballRailParameters: fc.Arbitrary<BallRailParameters> = guideForms.map(({ SliderSpacing, RailSpacing, ...form }) => ({
  ...form,
  ...spacingsOf(form.Layout, SliderSpacing, RailSpacing),
}))

const offset = between(-500, 500)
const push = fc.oneof(fc.constant(0), between(-500, 500), between(-20_000, 20_000))

/** What the form's extended part asks, each of it now and then. */
export const furtherGuideInputs = fc.record(
  {
    Inclination: between(0, 90),
    DriveB: offset,
    DriveC: offset,
    ForceX: push,
    ForceY: push,
    ForceZ: push,
    ForceA: offset,
    ForceB: offset,
    ForceC: offset,
    ReturnLoad: fc.oneof(between(0, 50), between(0, 20_000)),
    Phases: massPhases(20_000),
  },
  { requiredKeys: [] },
)

/** Requests with what the form's extended part asks, too. */
export const extendedGuideParameters: fc.Arbitrary<BallRailParameters> = fc
  .tuple(ballRailParameters, furtherGuideInputs)
  .map(([form, further]) => ({ ...form, ...further }))

/** Conditions that some guides of the repository meet. */
export const easyGuideParameters: fc.Arbitrary<BallRailParameters> = ballRailParameters.map((form) => ({
  ...form,
  W: 1 + form.W / 100,
  A: form.A / 5,
  B: form.B / 5,
  C: form.C / 5,
  Speed: 1 + form.Speed / 8,
  Acceleration: form.Acceleration / 5,
  Stroke: 50 + form.Stroke / 6,
}))

const dimensions = fc.record(
  {
    heightMm: between(5, 120),
    widthMm: between(15, 220),
    lengthMm: between(20, 310),
    blockMassKg: between(0.01, 25),
    railMassKgPerM: between(0.2, 40),
    maxRailLengthMm: between(500, 6000),
    maxSpeedMmPerS: fc.oneof(fc.constant('none' as const), between(500, 10_000)),
  },
  { requiredKeys: [] },
)

export const guides: fc.Arbitrary<BallRailCandidate> = fc
  .tuple(
    dimensions,
    fc.record({
      railWidthMm: between(5, 90),
      dynamicLoadRatingKn: between(0.5, 300),
      staticFactor: between(1, 3),
      rollMomentKnm: between(0.003, 15),
      pitchMomentKnm: between(0.002, 15),
      yawMomentKnm: between(0.002, 15),
      ratingDistanceKm: fc.constantFrom(50, 100),
      equivalentLoadRule: fc.constantFrom(...equivalentLoadRules),
    }),
  )
  .map(([optional, { staticFactor, ...rest }]) => ({
    ...optional,
    ...rest,
    staticLoadRatingKn: rest.dynamicLoadRatingKn * staticFactor,
  }))

const guideModels = modelsOf(ballRailTable)
export const guideCatalogue = await indexed(ballRailSizer, guideModels)

/** A guide of the repository by its name. */
export function guideRow(name: string): BallRailCandidate {
  const row = guideModels.find(({ skuName }) => skuName === name)
  if (!row) throw new Error(`${name} is not in the catalogue`)
  return row.candidate
}
