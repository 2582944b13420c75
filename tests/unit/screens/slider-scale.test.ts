import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readableRange, sliderScale } from '../../../screens/results/what-if/slider-scale.ts'

describe('a slider', () => {
  it('has round steps and ends that hold its values', () => {
    const { min, max, step } = sliderScale({ lowest: 1, highest: 494.4 }, 'kg', 'metric')
    expect({ min, max, step }).toEqual({ min: 0, max: 495, step: 5 })
  })

  it('is in the units of the reader', () => {
    const scale = sliderScale({ lowest: 1, highest: 2000 }, 'mm/s', 'imperial')
    expect(scale.unit).toBe('in/s')
    expect(scale.fromShown(39.3700787401575)).toBeCloseTo(1000, 6)
  })

  it('never gives a value outside its bounds', () => {
    const scale = sliderScale({ lowest: 1, highest: 494.4 }, 'kg', 'metric')
    expect([scale.fromShown(0), scale.fromShown(495)]).toEqual([1, 494.4])
  })

  it('law: shows every value between its ends', () => {
    const bounds = fc.tuple(fc.double({ min: 0, max: 1e4, noNaN: true }), fc.double({ min: 1e-2, max: 1e5, noNaN: true }))
    fc.assert(
      fc.property(bounds, fc.constantFrom('metric', 'imperial'), ([lowest, span], system) => {
        const scale = sliderScale({ lowest, highest: lowest + span }, 'mm', system)
        const slack = 1e-6 * scale.step
        expect(scale.min).toBeLessThanOrEqual(scale.toShown(lowest) + slack)
        expect(scale.max).toBeGreaterThanOrEqual(scale.toShown(lowest + span) - slack)
        expect((scale.max - scale.min) / scale.step).toBeLessThanOrEqual(202)
      }),
    )
  })
})

describe('a limit for reading', () => {
  const metric = { toShown: (value: number) => value }

  it('is rounded inwards', () => {
    expect(readableRange({ from: 12.3451, to: 412.39 }, metric)).toEqual({ from: 12.35, to: 412.3 })
  })

  it('stays where it is round but for the noise of a search', () => {
    expect(readableRange({ from: 0, to: 400.0000000001 }, metric)).toEqual({ from: 0, to: 400 })
    expect(readableRange({ from: 0, to: 399.9999999999999 }, metric).to).toBe(400)
  })
})
