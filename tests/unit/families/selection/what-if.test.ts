import type { Sizer } from '../../../../families/define/sizer.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BallScrewCandidate } from '../../../../families/ball-screw/wire/ball-screw.ts'
import type { CatalogueModel } from '../../../../contract/catalogue/model.ts'
import { ballScrewSizer } from '../../../../families/ball-screw/sizer.ts'
import {
  assuming,
  fitRange,
  fitsUnder,
  leversOf,
  searchBounds,
  sliderBounds,
  tryConditions,
} from '../../../../families/selection/what-if.ts'
import { scaledRuns } from '../../../setup/runs.ts'

/** THK WTF2040-3 (General Catalog A-819), horizontal as in A-722. */
const candidate: BallScrewCandidate = {
  nominalDiameterMm: 20,
  leadMm: 40,
  rootDiameterMm: 17.5,
  ballCircleDiameterMm: 20.75,
  dynamicLoadRatingN: 5400,
  staticLoadRatingN: 13_600,
  nutLengthMm: 82,
  dnLimit: 70_000,
  maxSpeedRpm: 'none',
  lengthByGrade: { 50: 1500, 210: 2200 },
}
const model: CatalogueModel<unknown> = {
  skuID: 'WTF2040-3',
  skuName: 'WTF2040-3',
  series: 'WTF',
  maker: 'THK',
  basis: 'published',
  source: 'THK General Catalog A-819',
  icon: 'ball-screw',
  rank: 0,
  candidate,
}
const conditions = { AssemblyMethod: 'horizontal', W: 80, Speed: 1000, Acceleration: 6.667, Stroke: 1000, FixedMethod: 'fixed-supported' }
const family: Sizer = ballScrewSizer

const bounds = { lowest: 1, highest: 10_000 }

describe('the range in which a model fits', () => {
  test('reaches the bounds where nothing stops it', () => {
    expect(fitRange(80, bounds, () => true)).toEqual({ from: 1, to: 10_000 })
  })

  test('is nothing where no value fits', () => {
    expect(fitRange(80, bounds, () => false)).toBeUndefined()
  })

  test('ends at the first failure, even where larger values fit again', () => {
    const range = fitRange(80, bounds, (value) => value <= 412 || value >= 500)
    expect(range?.to).toBeCloseTo(412, 6)
  })

  test('is the next one below a value that fails, else the next above', () => {
    const below = fitRange(700, bounds, (value) => value >= 100 && value <= 412)
    expect(below?.from).toBeCloseTo(100, 6)
    expect(below?.to).toBeCloseTo(412, 6)
    expect(fitRange(80, bounds, (value) => value >= 100)?.from).toBeCloseTo(100, 6)
  })

  test('is found from zero', () => {
    expect(fitRange(0, { lowest: 0, highest: 500 }, (value) => value <= 3)?.to).toBeCloseTo(3, 6)
  })

  test('is found among numbers too small to tell apart', () => {
    expect(fitRange(0, { lowest: 0, highest: 5e-321 }, () => true)).toEqual({ from: 0, to: 5e-321 })
    expect(fitRange(5e-324, { lowest: 0, highest: 1e-320 }, (value) => value <= 5e-324)?.to).toBe(5e-324)
  })

  test('law: both ends fit, and a thousandth beyond an end that is no bound does not', () => {
    const cases = fc.record({
      start: fc.double({ min: 1, max: 10_000, noNaN: true }),
      low: fc.double({ min: 1, max: 5000, noNaN: true }),
      width: fc.double({ min: 1.3, max: 100, noNaN: true }),
    })
    fc.assert(
      fc.property(cases, ({ start, low, width }) => {
        const fits = (value: number): boolean => value >= low && value <= low * width
        const range = fitRange(start, bounds, fits)
        expect(range !== undefined && fits(range.from) && fits(range.to)).toBe(true)
        const { from, to } = range ?? { from: bounds.lowest, to: bounds.highest }
        expect([to < bounds.highest && fits(to * 1.001), from > bounds.lowest && fits(from / 1.001)]).toEqual([false, false])
      }),
    )
  })

  test('law: of a ball screw under any conditions, each end fits and a thousandth beyond it does not', () => {
    const other = fc.record({
      W: fc.double({ min: 1, max: 2000, noNaN: true }),
      Speed: fc.double({ min: 10, max: 1500, noNaN: true }),
      Stroke: fc.double({ min: 50, max: 1500, noNaN: true }),
      AssemblyMethod: fc.constantFrom('horizontal', 'vertical'),
    })
    fc.assert(
      fc.property(other, fc.constantFrom('W', 'Speed', 'Stroke'), (changed, parameter) => {
        const entered = { ...conditions, ...changed }
        const fits = (value: number): boolean => fitsUnder(family, candidate, { ...entered, [parameter]: value })
        const range = fitRange(entered[parameter], { lowest: 1, highest: 100_000 }, fits)
        const ends = range && [fits(range.from), fits(range.to), range.to < 100_000 && fits(range.to * 1.001)]
        expect(ends ?? [true, true, false]).toEqual([true, true, false])
      }),
      scaledRuns(25),
    )
  })
})

describe('a lever', () => {
  test('is offered where the request has its parameter as a number', () => {
    expect(leversOf(family, { W: 80, Speed: '1000' })).toEqual([{ parameter: 'W', unit: 'kg', lowest: 1, entered: 80 }])
  })

  test('is searched up to what the form takes, or to a thousand times the entered value', () => {
    const lever = { parameter: 'W', unit: 'kg', lowest: 1, entered: 80 }
    expect(searchBounds(lever, { lowest: 10, highest: 20_000 })).toEqual({ lowest: 10, highest: 20_000 })
    expect(searchBounds(lever, {})).toEqual({ lowest: 1, highest: 80_000 })
    expect(searchBounds({ ...lever, lowest: 0, entered: 0 }, {})).toEqual({ lowest: 0, highest: 1000 })
    expect(searchBounds(lever, { lowest: 100, highest: 50 })).toEqual({ lowest: 80, highest: 80 })
  })

  test('has a slider to twice the entered value or a fifth beyond the limit', () => {
    expect(sliderBounds(80, bounds, { from: 1, to: 412 })).toEqual({ lowest: 1, highest: 494.4 })
    expect(sliderBounds(80, bounds, { from: 1, to: 100 })).toEqual({ lowest: 1, highest: 160 })
    expect(sliderBounds(80, bounds, { from: 1, to: 10_000 })).toEqual({ lowest: 1, highest: 160 })
    expect(sliderBounds(8000, bounds, undefined)).toEqual({ lowest: 1, highest: 10_000 })
    expect(sliderBounds(0, { lowest: 0, highest: 50 }, undefined)).toEqual({ lowest: 0, highest: 50 })
  })
})

describe('a trial', () => {
  test('has the verdict, the checks and the card of the exact sizing', () => {
    const trial = tryConditions(family, model, conditions)
    expect(trial.checks.map(({ name }) => name)).toContain(trial.verdict.governing)
    expect(trial.verdict.passed).toBe(trial.checks.every(({ passed }) => passed))
    expect(trial.card.lead).toBe(40)
  })

  test('of a slower stroke loads the model less', () => {
    const [slow, fast] = [500, 1000].map((Speed) => tryConditions(family, model, { ...conditions, Speed }))
    expect(slow?.verdict.utilisation).toBeLessThan(fast?.verdict.utilisation ?? 0)
  })
})

describe('a model under changed assumptions', () => {
  test('is judged as the family judges it with the same overrides', () => {
    const overrides = { requiredLife: 200_000, loadFactor: 2 }
    const { checks, card } = tryConditions(assuming(family, overrides), model, conditions)
    const prepared = family.prepare(conditions, overrides)
    expect(checks).toEqual(prepared.size(candidate).checks())
    expect(card).toEqual(prepared.card(model))
    expect(checks).not.toEqual(tryConditions(family, model, conditions).checks)
  })

  test('is judged as before without any', () => {
    expect(tryConditions(assuming(family, {}), model, conditions)).toEqual(tryConditions(family, model, conditions))
  })
})
