/** Published worked examples of ball-rail guides, and the computed table of the load kernel. Each test names its source and its tolerance. */
import { describe, expect, test } from 'vitest'
import type { BallRailCandidate, GuideLayout, GuidePosture } from '../../families/ball-rail/wire/ball-rail.ts'
import { checkCandidate } from '../../families/selection/check-candidate.ts'
import { ballRailSizer } from '../../families/ball-rail/sizer.ts'
import type { BallRailParameters } from '../../families/ball-rail/parameters.ts'
import { distributeLoad, equivalentLoads, transverseLoad } from '../../families/ball-rail/sizing/block-load.ts'
import { resultantOf } from '../../families/ball-rail/sizing/forces.ts'
import type { PointLoad, Vector } from '../../families/ball-rail/sizing/vector.ts'
import type { BlockRatings } from '../../families/ball-rail/sizing/input.ts'
import { blockPositions } from '../../families/ball-rail/sizing/layout.ts'
import { guideLife } from '../../families/ball-rail/sizing/life.ts'
import { cubicMeanLoad } from '../../families/formulas/mean-load.ts'
import { staticSafety } from '../../families/formulas/static-safety.ts'
import { guideRow } from '../property/families/ball-rail-arbitraries.ts'
import { expectWithin } from './within.ts'

const mm = 1e-3
const km = 1000
/** The catalogues of the examples calculate with this. */
const gravity = 9.8

const life = (kilonewtons: number, meanLoad: number, loadFactor = 1): number =>
  guideLife({
    dynamicLoadRating: kilonewtons * 1000,
    ratingDistance: 50 * km,
    meanLoad,
    loadFactor,
    temperatureFactor: 1,
    contactFactor: 1,
  }) / km

const millimetres = (x: number, y: number, z: number): Vector => ({ x: x * mm, y: y * mm, z: z * mm })
const blocksUnder = (loads: readonly PointLoad[], layout: Parameters<typeof blockPositions>[0], drive?: Pick<Vector, 'y' | 'z'>) =>
  distributeLoad(resultantOf(loads, drive), blockPositions(layout))

function check(parameters: BallRailParameters, candidate: BallRailCandidate, overrides: Record<string, number>) {
  const checked = checkCandidate(ballRailSizer, { parameters, candidate, overrides })
  if ('issues' in checked) throw new Error('the guide was refused')
  const { values } = checked.answer
  return { answer: checked.answer, value: (name: string) => values.find((value) => value.name === name)?.value ?? Number.NaN }
}

describe('W21 THK General Catalog A-103..A-107: HSR35LA, 2 rails × 2 blocks, two masses', () => {
  const layout = { layout: '2x2' as const, sliderSpacing: 600 * mm, railSpacing: 400 * mm }
  const masses = [
    { mass: 800, point: millimetres(120, 50, 350) },
    { mass: 500, point: millimetres(0, 0, 200) },
  ]
  /** Loads of the blocks in the source's order (around the rectangle) while the carriage accelerates with `a`, m/s². */
  const loadsAt = (a: number) => {
    const loads = masses.map(({ mass, point }) => ({ force: { x: mass * a, y: 0, z: mass * gravity }, point }))
    const [first, second, fourth, third] = blocksUnder(loads, layout).blocks
    return [first, second, third, fourth]
  }
  const printed = [
    ['uniform', 0, [2891, 4459, 3479, 1911], 0],
    ['left, accelerating', 10, [-275.6, 7625.6, 6645.6, -1255.6], 333.3],
    ['left, decelerating', -10 / 3, [3946.6, 3403.4, 2423.4, 2966.6], 111.1],
    ['right, accelerating', -10, [6057.6, 1292.4, 312.4, 5077.6], 333.3],
    ['right, decelerating', 10 / 3, [1835.4, 5514.6, 4534.6, 855.4], 111.1],
  ] as const

  test.each(printed)('%s: radial and lateral loads of all blocks (0.1 N)', (_, a, radial, lateral) => {
    const loads = loadsAt(a)
    radial.forEach((force, index) => expect(Math.abs((loads[index]?.radial ?? 0) - force)).toBeLessThan(0.1))
    loads.forEach((load) => expect(Math.abs(Math.abs(load?.lateral ?? 0) - lateral)).toBeLessThan(0.1))
  })

  test('mean loads 2940.1, 4492.2, 3520.4, 1985.5 N (0.1 %), lives 73 700, 20 600, 43 000, 239 000 km (1 %)', () => {
    const distances = [12.5, 1400, 37.5]
    const cycle = [10, 0, -10 / 3, -10, 0, 10 / 3].map((a, index) => ({ loads: loadsAt(a), weight: distances[index % 3] ?? 0 }))
    const expected = [
      [2940.1, 73_700],
      [4492.2, 20_600],
      [3520.4, 43_000],
      [1985.5, 239_000],
    ] as const
    expected.forEach(([mean, distance], block) => {
      const segments = cycle.map(({ loads, weight }) => {
        const load = loads[block]
        return { load: load ? transverseLoad(load, 'sum') : Number.NaN, weight }
      })
      expectWithin(cubicMeanLoad(segments), mean, 0.001)
      expectWithin(life(50.2, cubicMeanLoad(segments), 1.5), distance, 0.01)
    })
  })

  test('static safety: block 2 carries 7958.9 N, fs 10.2 (0.3 %)', () => {
    const load = loadsAt(10)[1]
    expectWithin(load ? transverseLoad(load, 'sum') : 0, 7958.9, 1e-4)
    expectWithin(staticSafety(81_400, 7958.9), 10.2, 0.003)
  })

  test('as the form asks it, with one mass of 1300 kg: block 2, 7958.9 N, fs 10.23 (0.1 %), 20 480 km (0.3 %; g 9.80665 instead of 9.8)', () => {
    const parameters: BallRailParameters = {
      UseMethod: 'horizontal',
      Layout: '2x2',
      SliderSpacing: 600,
      RailSpacing: 400,
      W: 1300,
      A: 73.846,
      B: 30.769,
      C: 292.308,
      Speed: 500,
      Acceleration: 10,
      Stroke: 1450,
    }
    const { answer, value } = check(parameters, { ...guideRow('HSR35LA'), staticLoadRatingKn: 81.4 }, { requiredLife: 10_000 })
    expectWithin(value('largestBlockLoad'), 7958.9, 0.001)
    expect(value('governingBlock')).toBe(2)
    expectWithin(value('staticSafety'), 10.23, 0.001)
    expectWithin(value('lifeDistance'), 20_480, 0.003)
    expect(value('lifeBasis')).toBe(50)
    expect(answer.passed).toBe(true)
  })
})

test('W23 THK General Catalog A-87: SSR20XV1, the worst corner of one block carries 6752 N (0.01 %)', () => {
  // The factors K = C0/M0 of the worst corner, in 1/m; the source gives smaller ones for the corners that are lifted.
  const ratings: BlockRatings = { staticLoadRating: 1, pitchMoment: 1 / 275, rollMoment: 1 / 129, yawMoment: 1, rule: 'sum' }
  const distribution = blocksUnder([{ force: { x: 0, y: 0, z: 10 * gravity }, point: millimetres(200, 100, 0) }], {
    layout: '1x1',
    sliderSpacing: 1,
    railSpacing: 1,
  })
  expectWithin(equivalentLoads(distribution, ratings)[0] ?? 0, 6752, 1e-4)
})

describe('W25 HIWIN G99TE20-1808 table 1-6 p. 9: HGH30CA, vertical axis (older ratings C 38.74, C0 52.19 kN)', () => {
  const spacing = { layout: '2x2' as const, sliderSpacing: 0.6, railSpacing: 0.4 }

  test('with the cutting force: 2.29 kN (0.1 %), 30 258 km (0.3 %, the source rounds the load)', () => {
    const loads = [
      { force: { x: 15_000, y: 0, z: 0 }, point: millimetres(0, 0, 200) },
      { force: { x: -1000, y: 0, z: 0 }, point: millimetres(0, 0, 250) },
    ]
    const load = Math.max(...blocksUnder(loads, spacing).blocks.map(({ radial }) => radial))
    expectWithin(load, 2290, 0.001)
    expectWithin(life(38.74, load, 2), 30_258, 0.003)
  })

  test('as the form asks it, without that force: 2.5 kN, 23 256 km, fs 20.9 (0.2 %)', () => {
    const parameters: BallRailParameters = {
      UseMethod: 'vertical',
      Layout: '2x2',
      SliderSpacing: 600,
      RailSpacing: 400,
      W: 1530.6,
      A: 0,
      B: 0,
      C: 200,
      Speed: 100,
      Acceleration: 0,
      Stroke: 1000,
    }
    const candidate = { ...guideRow('HGH30CA'), dynamicLoadRatingKn: 38.74, staticLoadRatingKn: 52.19 }
    const { value } = check(parameters, candidate, { loadFactor: 2 })
    expectWithin(value('largestBlockLoad'), 2500, 0.001)
    expectWithin(value('lifeDistance'), 23_256, 0.003)
    expectWithin(value('staticSafety'), 20.9, 0.002)
  })
})

test('W27 IKO CAT-1578E III-15, ME25 with three forces and a drive beside the centre: moments and block loads (0.4 %, the source rounds)', () => {
  const loads = [
    { force: { x: 1000, y: 2000, z: 1000 }, point: millimetres(60, 50, 83) },
    { force: { x: 0, y: 0, z: 10 * gravity }, point: millimetres(0, 0, 43) },
    { force: { x: 0, y: 0, z: 10 * gravity }, point: millimetres(75, 80, 68) },
  ]
  const drive = { y: 150 * mm, z: 10 * mm }
  const { roll, pitch, yaw } = resultantOf(loads, drive)
  expectWithin(roll, 224, 0.004)
  expectWithin(pitch, 140, 0.004)
  expectWithin(yaw, 220, 0.004)
  const { blocks } = blocksUnder(loads, { layout: '2x2', sliderSpacing: 0.1, railSpacing: 0.15 }, drive)
  const printed = [
    [1750, 1600],
    [346, -600],
    [252, 1600],
    [-1150, -600],
  ] as const
  // The source counts each rail from the far end.
  const [second, first, fourth, third] = blocks
  printed.forEach(([radial, lateral], index) => {
    const load = [first, second, third, fourth][index]
    expect(Math.abs((load?.radial ?? 0) - radial)).toBeLessThan(5)
    expect(Math.abs((load?.lateral ?? 0) - lateral)).toBeLessThan(5)
  })
  const worst = Math.max(...blocks.map((load) => transverseLoad(load, 'sum')))
  expectWithin(worst, 3350, 0.002)
  expectWithin(life(18.1, worst, 1.5), 2337, 0.01)
})

test('W29 IKO CAT-1578E I-21: MHG45, 10 kN on C 95.2 kN, about 43 000 km (0.5 %)', () => {
  expectWithin(life(95.2, 10_000), 43_000, 0.005)
})

test('W31 THK General Catalog A-408..A-410: KR5520A, guide part: mean load 5947 N, fs 8.4, 7610 km (0.3 %)', () => {
  const phases = [
    { radial: 4900, lateral: 1016, weight: 1095 },
    { radial: 6100, lateral: 1264, weight: 52.5 },
    { radial: 3701, lateral: 767, weight: 52.5 },
  ].map(({ weight, ...load }) => ({ load: transverseLoad(load, 'sum'), weight }))
  expect(phases.map(({ load }) => load)).toEqual([5916, 7364, 4468])
  expectWithin(cubicMeanLoad(phases), 5947, 1e-4)
  expectWithin(staticSafety(61_900, 7364), 8.4, 0.003)
  expectWithin(life(38.1, cubicMeanLoad(phases), 1.2), 7610, 0.003)
})

describe('the load kernel for 200 kg on HGH25CA, spacing 200 mm, arms 50, 30, 80 mm, g 9.8, at constant speed (computed table)', () => {
  const ratings: BlockRatings = { staticLoadRating: 52_820, rollMoment: 420, pitchMoment: 330, yawMoment: 330, rule: 'sum' }
  const weight = 200 * gravity
  const forces: Record<GuidePosture, Vector> = {
    horizontal: { x: 0, y: 0, z: weight },
    vertical: { x: weight, y: 0, z: 0 },
    wall: { x: 0, y: weight, z: 0 },
  }
  /** The table counts each rail from +X. */
  const table: Record<GuideLayout, Record<GuidePosture, readonly number[]>> = {
    '1x1': { horizontal: [25_041], vertical: [34_509], wall: [37_365] },
    '1x2': { horizontal: [5167, 4187], vertical: [1078, 1078], wall: [11_330, 10_350] },
    '2x1': { horizontal: [9117, 8529], vertical: [17_255, 17_255], wall: [9607, 9607] },
    '2x2': { horizontal: [882, 392, 588, 98], vertical: [539, 539, 539, 539], wall: [1127, 637, 1127, 637] },
    '2x3': {
      horizontal: [669.7, 424.7, 179.7, 473.7, 228.7, 16.3],
      vertical: [539, 0, 539, 539, 0, 539],
      wall: [833, 588, 343, 833, 588, 343],
    },
    '2x4': {
      horizontal: [539, 392, 245, 98, 392, 245, 98, 49],
      vertical: [485.1, 161.7, 161.7, 485.1, 485.1, 161.7, 161.7, 485.1],
      wall: [661.5, 514.5, 367.5, 220.5, 661.5, 514.5, 367.5, 220.5],
    },
  }
  const cells = Object.entries(table).flatMap(([layout, row]) =>
    // Keys of the two records above.
    Object.entries(row).map(([posture, loads]) => [layout as GuideLayout, posture as GuidePosture, loads] as const),
  )

  test.each(cells)('%s %s', (layout, posture, loads) => {
    const perRail = Number(layout.at(-1))
    const positions = blockPositions({ layout, sliderSpacing: perRail > 1 ? 0.2 / (perRail - 1) : 0.2, railSpacing: 0.2 })
    const distribution = distributeLoad(resultantOf([{ force: forces[posture], point: millimetres(50, 30, 80) }]), positions)
    const found = equivalentLoads(distribution, ratings)
    const fromFront = positions
      .map(({ x, y }, index) => ({ x, y, load: found[index] ?? Number.NaN }))
      .toSorted((a, b) => b.y - a.y || b.x - a.x)
      .map(({ load }) => load)
    expect(fromFront).toHaveLength(loads.length)
    fromFront.forEach((load, index) => expect(Math.abs(load - (loads[index] ?? 0))).toBeLessThan(load > 1000 ? 0.6 : 0.06))
  })
})
