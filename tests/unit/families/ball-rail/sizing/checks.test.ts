import { describe, expect, test } from 'vitest'
import type { BallRailCandidate } from '../../../../../families/ball-rail/wire/ball-rail.ts'
import type { AssumptionOverrides } from '../../../../../families/define/assumption-set.ts'
import { ballRailSizer } from '../../../../../families/ball-rail/sizer.ts'
import type { BallRailParameters } from '../../../../../families/ball-rail/parameters.ts'
import { orderCode } from '../../../../../families/define/order-code.ts'
import { ballRailOrderCodes } from '../../../../../families/ball-rail/order-codes.ts'

const parameters: BallRailParameters = {
  UseMethod: 'horizontal',
  Layout: '2x2',
  SliderSpacing: 200,
  RailSpacing: 200,
  W: 100,
  A: 0,
  B: 0,
  C: 0,
  Speed: 500,
  Acceleration: 3,
  Stroke: 1000,
}
/** HIWIN HGH25CA. */
const candidate: BallRailCandidate = {
  widthMm: 48,
  lengthMm: 84,
  railWidthMm: 23,
  dynamicLoadRatingKn: 34.9,
  staticLoadRatingKn: 52.82,
  rollMomentKnm: 0.42,
  pitchMomentKnm: 0.33,
  yawMomentKnm: 0.33,
  maxRailLengthMm: 4000,
  maxSpeedMmPerS: 'none',
  ratingDistanceKm: 50,
  equivalentLoadRule: 'sum',
}
const size = (changed: Partial<BallRailParameters>, guide: BallRailCandidate = candidate, overrides: AssumptionOverrides = {}) =>
  ballRailSizer.prepare({ ...parameters, ...changed }, overrides).size(guide)
const check = (name: string, ...input: Parameters<typeof size>) =>
  size(...input)
    .checks()
    .find((row) => row.name === name)

test('an order code has blocks per rail, rail length, rails', () => {
  const code = (series: string) => orderCode(ballRailOrderCodes, series, { name: 'N1', blocks: 2, length: 1400, rails: 2 })
  expect(['HSR', 'HG', 'BM'].map(code)).toEqual(['N12 +1400L-2', 'N12R1400-2', 'N1-2-1400-2'])
  expect(orderCode(ballRailOrderCodes, 'BM', { name: 'N1', blocks: 1 })).toBe('N1-1')
})

describe('lengths', () => {
  test('rail = stroke + (n − 1) × pitch + block + ends, in one piece', () => {
    expect(check('railLength', {})).toMatchObject({ required: 1000 + 200 + 84 + 40, available: 4000, unit: 'mm' })
    expect(check('railLength', { Layout: '2x4' })?.required).toBe(1000 + 600 + 84 + 40)
    expect(check('railLength', { Stroke: 4000 })?.passed).toBe(false)
  })

  test('blocks must not overlap on a rail or between rails; touching is allowed', () => {
    expect(check('sliderSpacing', { SliderSpacing: 84 })).toMatchObject({ utilisation: 1, passed: true })
    expect(check('sliderSpacing', { SliderSpacing: 83 })?.passed).toBe(false)
    expect(check('railSpacing', { RailSpacing: 47 })?.passed).toBe(false)
  })

  test('a spacing that the layout does not have is not checked', () => {
    expect(check('sliderSpacing', { Layout: '2x1' })).toBeUndefined()
    expect(check('railSpacing', { Layout: '1x2' })).toBeUndefined()
  })
})

test('without dimensions the checks of length and spacing are not made, and are named', () => {
  const { widthMm: _width, lengthMm: _length, maxRailLengthMm: _rail, ...ratings } = candidate
  expect(size({}, ratings).notKnown.map(({ name }) => name)).toEqual(['railLength', 'sliderSpacing', 'railSpacing'])
  expect(size({ Layout: '1x1' }, ratings).notKnown.map(({ name }) => name)).toEqual(['railLength'])
})

test('the speed limit is the maker’s, the assumed one where the maker has none, and not known where nothing is stated', () => {
  expect(check('maxSpeed', {})?.available).toBe(5000)
  expect(check('maxSpeed', {}, { ...candidate, maxSpeedMmPerS: 400 })).toMatchObject({ available: 400, passed: false })
  const { maxSpeedMmPerS: _speed, ...silent } = candidate
  expect(check('maxSpeed', {}, silent)).toBeUndefined()
  expect(size({}, silent).notKnown).toEqual([{ name: 'maxSpeed', needs: ['maxSpeedMmPerS'] }])
  expect(size({}, silent).verdict.verdict).toBe('notKnown')
})

test('the temperature lowers the life by its cube', () => {
  const life = (overrides: AssumptionOverrides) => check('life', {}, candidate, overrides)?.available ?? Number.NaN
  expect(life({ temperatureFactor: 0.9 }) / life({})).toBeCloseTo(0.9 ** 3, 9)
})

describe('blocks in close contact', () => {
  const life = (changed: Partial<BallRailParameters>, overrides: AssumptionOverrides = {}, guide = candidate) =>
    check('life', changed, guide, overrides)?.available ?? Number.NaN
  // Centred and without inertia the spacing changes nothing but the contact. LB = 84 mm, 1.5 × 84 = 126 mm.
  const centred = { Acceleration: 0 }

  test.each([
    ['2x2', 0.81],
    ['2x3', 0.72],
    ['2x4', 0.66],
  ] as const)('%s: fC %d by its cube, up to one and a half block lengths', (Layout, factor) => {
    const apart = life({ ...centred, Layout, SliderSpacing: 126.1 })
    expect(life({ ...centred, Layout, SliderSpacing: 126 }) / apart).toBeCloseTo(factor ** 3, 9)
    expect(life({ ...centred, Layout, SliderSpacing: 84 }) / apart).toBeCloseTo(factor ** 3, 9)
    expect(life({ ...centred, Layout, SliderSpacing: 84 }, { contactFactor: 1 })).toBeCloseTo(apart, 6)
    expect(life({ ...centred, Layout, SliderSpacing: 126 }, { contactSpacing: 1 })).toBeCloseTo(apart, 6)
  })

  // C and C0 are multiplied by fC. HGH25CA: C0 52.82 kN, C 34.9 kN; two blocks, 0.81: 42.784 kN and 0.5 × 28.269 = 14.1345 kN; each of four
  // carries 100 × 9.80665 / 4 = 245.166 N.
  test('carry less at rest as well', () => {
    const touching = { ...centred, SliderSpacing: 84 }
    expect(check('staticSafety', touching)?.available).toBeCloseTo(42_784.2 / 245.166_25, 6)
    expect(check('loadShare', touching)?.available).toBeCloseTo(14_134.5, 6)
    expect(check('staticSafety', { ...centred, SliderSpacing: 127 })?.available).toBeCloseTo(52_820 / 245.166_25, 6)
  })

  test('are presumed where their length is not stated', () => {
    const { lengthMm: _length, ...silent } = candidate
    expect(life({ SliderSpacing: 500 }, {}, silent) / life({ SliderSpacing: 500 })).toBeCloseTo(0.81 ** 3, 9)
  })

  test('one block has no other to touch', () => {
    expect(life({ Layout: '2x1' })).toBe(life({ Layout: '2x1' }, { contactFactor: 1 }))
  })
})

test('400 m/s² is more than the assumed limit of 50, whatever the load', () => {
  expect(check('acceleration', { Acceleration: 400, W: 1 })).toMatchObject({ required: 400, available: 50, utilisation: 8, passed: false })
  expect(check('acceleration', { Acceleration: 400, W: 1 }, candidate, { accelerationLimit: 500 })?.passed).toBe(true)
})

test('the phase at constant speed speaks for all where inertia tilts nothing', () => {
  expect(
    ballRailSizer
      .prepare(parameters, {})
      .size(candidate)
      .values()
      .find(({ name }) => name === 'governingBlock')?.value,
  ).toBe(1)
  const model = {
    skuID: 'x',
    skuName: 'HGH25CA',
    series: 'HG',
    maker: 'HIWIN',
    basis: 'published',
    source: 's',
    icon: 'guide',
    rank: 0,
  } as const
  const card = (changed: Partial<BallRailParameters>) =>
    ballRailSizer.prepare({ ...parameters, ...changed }, {}).card({ ...model, candidate })
  const phase = (changed: Partial<BallRailParameters>) => card(changed).furtherFigures.find(({ name }) => name === 'governingPhase')?.value
  expect(phase({})).toBe('forwardConstant')
  expect(phase({ C: 100 })).toBe('forwardAccelerating')
  expect(card({}).machineCode).toBe('HGH25CA2R1324-2')
  expect(card({ Layout: '1x1' }).machineCode).toBe('HGH25CA1R1124')
})

test('nothing on the blocks: unlimited, and no largest mass', () => {
  const sizing = size({ UseMethod: 'vertical' })
  expect(sizing.limits.find(({ name }) => name === 'staticSafety')).toMatchObject({ available: 1e30, utilisation: 0, passed: true })
  const model = {
    skuID: 'x',
    skuName: 'x',
    series: 'HG',
    maker: 'x',
    basis: 'published',
    source: 's',
    icon: 'guide',
    rank: 0,
    candidate,
  } as const
  expect(ballRailSizer.prepare({ ...parameters, UseMethod: 'vertical' }, {}).card(model).maxW).toBeUndefined()
})

test('the motion shows the worst block of each phase', () => {
  const motion = ballRailSizer.prepare({ ...parameters, C: 100 }, {}).motion?.()
  expect(motion?.load).toEqual({ name: 'blockLoad', unit: 'N' })
  const [accelerate, constant] = motion?.phases ?? []
  expect(constant?.load).toBeCloseTo((100 * 9.80665) / 4, 6)
  expect((accelerate?.load ?? 0) - (constant?.load ?? 0)).toBeCloseTo((100 * 3 * 0.1) / 0.4, 6)
})

test('the contact factor that acts is shown: two blocks of 84 mm touch up to 126 mm', () => {
  const shown = (SliderSpacing: number) =>
    size({ SliderSpacing })
      .values()
      .find(({ name }) => name === 'usedContactFactor')?.value
  expect([shown(126), shown(127)]).toEqual([0.81, 1])
})
