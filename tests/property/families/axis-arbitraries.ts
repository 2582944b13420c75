/** Random working conditions of a linear axis: over the whole range of the form, and such as parts of the repository meet. */
import fc from 'fast-check'
import type { AxisConditions } from '../../../families/linear-axis/divide.ts'
import { layoutShapes } from '../../../families/ball-rail/sizing/layout.ts'
import { guideLayouts, guidePostures } from '../../../families/ball-rail/wire/ball-rail.ts'
import { endFixities } from '../../../families/formulas/screw-terms.ts'
import { onlyStated } from '../../../families/define/only-stated.ts'
import { between } from './arbitraries.ts'

const offset = between(-500, 500)
const push = fc.oneof(fc.constant(0), between(-500, 500), between(-20_000, 20_000))

/** What every axis says. */
const plain = fc.record({
  posture: fc.constantFrom(...guidePostures),
  mass: fc.oneof(between(1, 300), between(1, 20_000)),
  stroke: fc.oneof(between(50, 1500), between(50, 6000)),
  speed: fc.oneof(between(1, 500), between(1, 3000)),
  acceleration: between(0.01, 20),
  layout: fc.constantFrom(...guideLayouts),
  sliderSpacing: between(50, 1000),
  railSpacing: between(50, 1500),
  armA: offset,
  armB: offset,
  armC: offset,
  fixing: fc.constantFrom(...endFixities),
})

/** What an axis says now and then. */
const further = fc.record(
  {
    inclination: between(0, 90),
    overtravel: between(0, 200),
    motionProfile: fc.constantFrom('trapezoid', 'sCurve', 'modifiedSine'),
    dwell: between(0, 20),
    requiredLife: between(1, 100_000),
    driveB: offset,
    driveC: offset,
    processForce: push,
    forceY: push,
    forceZ: push,
    forceA: offset,
    forceB: offset,
    forceC: offset,
    precision: fc.constantFrom('C3', 'C5', 'C7', 'C10'),
    preload: between(0, 2000),
    travelDeviation: between(20, 1000),
  },
  { requiredKeys: [] },
)

/** Without what the posture and the layout do not have. */
const coherent = ({ inclination, sliderSpacing, railSpacing, ...rest }: AxisConditions): AxisConditions => ({
  ...rest,
  ...onlyStated({
    inclination: rest.posture === 'vertical' ? undefined : inclination,
    sliderSpacing: layoutShapes[rest.layout].blocksPerRail > 1 ? sliderSpacing : undefined,
    railSpacing: layoutShapes[rest.layout].rails > 1 ? railSpacing : undefined,
  }),
})

/** All over the range of the form. */
export const axisConditions: fc.Arbitrary<AxisConditions> = fc
  .tuple(plain, further)
  .map(([conditions, more]) => coherent({ ...conditions, ...more }))

/** Conditions that some parts of the repository meet. */
export const easyAxisConditions: fc.Arbitrary<AxisConditions> = fc
  .tuple(plain, between(0, 5))
  .map(([{ mass, armA, armB, armC, speed, stroke, acceleration, ...rest }, dwell]) =>
    coherent({
      ...rest,
      dwell,
      mass: 1 + mass / 100,
      armA: armA / 5,
      armB: armB / 5,
      armC: armC / 5,
      speed: 1 + speed / 8,
      stroke: 50 + stroke / 6,
      acceleration: acceleration / 5,
    }),
  )
