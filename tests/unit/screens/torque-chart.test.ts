import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayUnit } from '../../../engine/units/index.ts'
import { type TorqueCurveInput, torqueAt, torqueCurvesOf, torqueRows } from '../../../families/reducer/sizing/torque-curves.ts'
import { areaBelow, pathThrough, torqueChartOf } from '../../../screens/results/torque-chart/torque-chart-geometry.ts'
import { labelBox, labelWidth, markBox, overlap, type Point } from '../../../screens/results/torque-chart/torque-chart-labels.ts'
import { scaledRuns } from '../../setup/runs.ts'

/** A gear unit that bears whatever a motor gives. */
const anything = { gearRatedTorque: Infinity, gearPeakTorque: Infinity, gearMaxSpeed: Infinity }

/** A 400 W servo motor with a planetary gear 10 : 1. */
const motor = { ratedTorque: 1.27, peakTorque: 3.82, ratedSpeed: 3000, maxSpeed: 6000 }
const pair: TorqueCurveInput = { ...motor, ...anything, ratio: 10, efficiency: 0.95 }
const size = { width: 480, height: 260 }
const labels = { continuous: 130, peak: 110, demand: 120 }
const demandOf = (input: TorqueCurveInput) => torqueCurvesOf(input, 'N*m').demand?.verdict

describe('the curves at the output', () => {
  it('have the motor’s torque times ratio and efficiency, and its speeds divided by the ratio', () => {
    const { continuous, peak, maxSpeed, ratedSpeed } = torqueCurvesOf(pair, 'N*m')
    expect(continuous.flat).toBeCloseTo(12.065, 10)
    expect(peak.flat).toBeCloseTo(36.29, 10)
    expect([ratedSpeed, maxSpeed]).toEqual([300, 600])
    expect(torqueAt(continuous, 600)).toBeCloseTo(12.065 / 2, 10)
  })

  it('are cut off at the ratings of the gear, and stay flat until the motor gives less', () => {
    const { continuous, peak } = torqueCurvesOf({ ...pair, gearRatedTorque: 10, gearPeakTorque: 100 }, 'N*m')
    expect(continuous).toMatchObject({ flat: 10, isGearLimited: true })
    expect(continuous.knee).toBeCloseTo(361.95, 10)
    expect(peak.isGearLimited).toBe(false)
    // A gear unit that bears what the motor gives, 1.25 × 8 × 1 N·m, limits nothing.
    const equal = torqueCurvesOf({ ...pair, ratedTorque: 1.25, ratio: 8, efficiency: 1, gearRatedTorque: 10 }, 'N*m')
    expect(equal.continuous).toMatchObject({ flat: 10, isGearLimited: false })
  })

  it('end where the drive is limited for the gear unit: by torque, also below the motor’s rating, and by speed', () => {
    const { continuous, peak, maxSpeed } = torqueCurvesOf({ ...pair, gearRatedTorque: 20, gearPeakTorque: 8, gearMaxSpeed: 4000 }, 'N*m')
    expect([continuous.flat, peak.flat, continuous.isGearLimited, peak.end, maxSpeed]).toEqual([8, 8, true, 400, 400])
    const limited = { ...pair, gearPeakTorque: 8, gearMaxSpeed: 4000 }
    expect([
      demandOf({ ...limited, demand: { torque: 9, speed: 100 } }),
      demandOf({ ...limited, demand: { torque: 1, speed: 401 } }),
    ]).toEqual(['torqueTooHigh', 'speedTooHigh'])
  })

  it('are in the units of the reader', () => {
    const { continuous, units } = torqueCurvesOf(pair, displayUnit('N*m', 'imperial'))
    expect(units).toEqual({ torque: 'lbf*ft', speed: 'rpm' })
    expect(continuous.flat).toBeCloseTo(8.8987, 3)
  })

  it.each([
    ['continuous', 12, 300],
    ['continuous', 12.065, 300],
    ['peak', 30, 300],
    ['torqueTooHigh', 36, 400],
    ['speedTooHigh', 1, 601],
  ])('say %s for %d N·m at %d rpm', (verdict, torque, speed) => {
    expect(demandOf({ ...pair, demand: { torque, speed } })).toBe(verdict)
  })
})

describe('the rows of the table', () => {
  it('are the speeds at which something happens, each once, with the demand marked', () => {
    const rows = torqueRows(torqueCurvesOf({ ...pair, demand: { torque: 5, speed: 150 } }, 'N*m'))
    expect(rows.map(({ speed, isDemand }) => [speed, isDemand])).toEqual([
      [0, false],
      [150, true],
      [300, false],
      [600, false],
    ])
  })

  it('have no torque beyond the highest speed', () => {
    const last = torqueRows(torqueCurvesOf({ ...pair, demand: { torque: 5, speed: 900 } }, 'N*m')).at(-1)
    expect(last).toEqual({ speed: 900, continuous: undefined, peak: undefined, isDemand: true })
  })
})

describe('a chart', () => {
  it('begins at standstill and comes down to the axis at the highest speed', () => {
    const { box, peak } = torqueChartOf(torqueCurvesOf(pair, 'N*m'), size, labels)
    expect(peak.points[0]?.x).toBe(box.x)
    expect(peak.points.at(-1)?.y).toBe(box.y + box.height)
  })

  it('has paths in tenths of a pixel', () => {
    const points = [
      { x: 0, y: 10.04 },
      { x: 5.06, y: 10 },
    ]
    expect(pathThrough(points)).toBe('M0 10L5.1 10')
    expect(areaBelow(points, { x: 0, y: 0, width: 10, height: 20 })).toBe('M0 10L5.1 10L0 20Z')
  })

  it('knows that Chinese characters are wider', () => {
    // As wide as they are high, 12 px; others are 6.8 px on average.
    expect(labelWidth('峰值')).toBe(24)
    expect(labelWidth('ab 峰')).toBeCloseTo(3 * 6.8 + 12, 10)
  })

  it('moves the label of the demand out of the way of the others', () => {
    const demand = { torque: 12.5, speed: 20 }
    const chart = torqueChartOf(torqueCurvesOf({ ...pair, demand }, 'N*m'), size, labels)
    const own = labelBox(chart.demand?.label ?? chart.continuous.label, labels.demand)
    const others = [labelBox(chart.continuous.label, labels.continuous), labelBox(chart.peak.label, labels.peak)]
    expect(others.some((other) => overlap(own, other))).toBe(false)
  })
})

const figure = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const inputs: fc.Arbitrary<TorqueCurveInput> = fc
  .record({
    ratedTorque: figure(0.05, 200),
    overload: figure(1, 5),
    ratedSpeed: figure(500, 6000),
    beyond: figure(1, 3),
    ratio: figure(1, 500),
    efficiency: figure(0.3, 1),
    gearRatedTorque: fc.option(figure(0.1, 50_000), { nil: Infinity }),
    gearPeakTorque: fc.option(figure(0.1, 50_000), { nil: Infinity }),
    gearMaxSpeed: fc.option(figure(100, 20_000), { nil: Infinity }),
    demand: fc.option(fc.record({ torque: figure(0, 100_000), speed: figure(0, 10_000) }), { nil: undefined }),
  })
  .map(({ overload, beyond, ...rest }) => ({ ...rest, peakTorque: rest.ratedTorque * overload, maxSpeed: rest.ratedSpeed * beyond }))
const sizes = fc.record({ width: fc.integer({ min: 200, max: 1600 }), height: fc.integer({ min: 150, max: 600 }) })
const tenth = 0.1

describe('laws of the chart', () => {
  it('law: every point lies in the box of the axes', () => {
    fc.assert(
      fc.property(inputs, sizes, (input, box) => {
        const chart = torqueChartOf(torqueCurvesOf(input, 'N*m'), box, labels)
        const points: readonly Point[] = [...chart.continuous.points, ...chart.peak.points, ...(chart.demand ? [chart.demand] : [])]
        const { x, y, width, height } = chart.box
        for (const point of points) {
          expect(point.x).toBeGreaterThanOrEqual(x - tenth)
          expect(point.x).toBeLessThanOrEqual(x + width + tenth)
          expect(point.y).toBeGreaterThanOrEqual(y - tenth)
          expect(point.y).toBeLessThanOrEqual(y + height + tenth)
        }
      }),
    )
  })

  it('law: torque never rises with speed, and no curve is above the rating of the gear', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { continuous, peak, maxSpeed } = torqueCurvesOf(input, 'N*m')
        for (const [curve, limit] of [
          [continuous, input.gearRatedTorque],
          [peak, input.gearPeakTorque],
        ] as const) {
          const along = Array.from({ length: 20 }, (_, index) => torqueAt(curve, (maxSpeed * index) / 19))
          expect(along.every((torque, index) => index === 0 || torque <= (along[index - 1] ?? 0))).toBe(true)
          expect(curve.flat).toBeLessThanOrEqual(limit)
          expect(curve.end).toBeLessThanOrEqual(input.gearMaxSpeed / input.ratio)
        }
      }),
    )
  })

  it('law: a demand within the limits is drawn on or under the curve that it is within', () => {
    fc.assert(
      fc.property(inputs, figure(0, 1), figure(0, 1), (input, along, share) => {
        const { continuous, maxSpeed } = torqueCurvesOf(input, 'N*m')
        const speed = maxSpeed * along
        const demand = { speed, torque: torqueAt(continuous, speed) * share }
        const curves = torqueCurvesOf({ ...input, demand }, 'N*m')
        expect(curves.demand?.verdict).toBe('continuous')
        const chart = torqueChartOf(curves, size, labels)
        const { points } = chart.continuous
        const mark = chart.demand ?? { x: Infinity, y: Infinity }
        const next = points.findIndex(({ x }) => x >= mark.x - 1e-9)
        const [a, b] = [points[Math.max(0, next - 1)], points[next]]
        // The chord of a bend is above the bend: the demand is under it in any case.
        expect(mark.y).toBeGreaterThanOrEqual(Math.min(a?.y ?? Infinity, b?.y ?? Infinity) - tenth)
      }),
    )
  })

  it('law: labels are in the view, and none covers another or the demanded point', () => {
    const narrow = fc.record({ width: fc.integer({ min: 328, max: 1000 }), height: fc.integer({ min: 200, max: 400 }) })
    fc.assert(
      fc.property(inputs, narrow, (input, view) => {
        const chart = torqueChartOf(torqueCurvesOf(input, 'N*m'), view, labels)
        const { continuous, peak, demand } = chart
        const curves = [labelBox(continuous.label, labels.continuous), labelBox(peak.label, labels.peak)]
        const own = demand ? [labelBox(demand.label, labels.demand)] : []
        const boxes = [...curves, ...own]
        for (const { x, y, width, height } of boxes) {
          expect(x).toBeGreaterThanOrEqual(chart.box.x)
          expect(y).toBeGreaterThanOrEqual(0)
          expect(x + width).toBeLessThanOrEqual(view.width)
          expect(y + height).toBeLessThanOrEqual(chart.box.y + chart.box.height)
        }
        expect(boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => overlap(one, other)))).toEqual([])
        expect(demand ? curves.filter((one) => overlap(one, markBox(demand))) : []).toEqual([])
      }),
      scaledRuns(1000),
    )
  })
})
