import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextPercent, type ProgressOptions } from '../../../screens/ui/progress-steps.ts'

const afterTicks = (count: number, options: ProgressOptions = {}): number => {
  let percent = 0
  for (let tick = 0; tick < count; tick++) percent = nextPercent(percent, options)
  return percent
}

describe('a progress bar', () => {
  test.each([
    [1, 2],
    [24, 48],
    [25, 50],
    [26, 53],
    [41, 98],
    [42, 98],
    [1000, 98],
  ])('after %i ticks stands at %i percent', (ticks, percent) => expect(afterTicks(ticks)).toBe(percent))

  test('goes by its own step above 50', () => {
    expect([afterTicks(25, { step: 10 }), afterTicks(26, { step: 10 }), afterTicks(30, { step: 10 })]).toEqual([50, 60, 98])
  })

  test('never goes back, is never full by itself, and never shows less than is known', () => {
    const optionsOf = fc.record({
      step: fc.integer({ min: 1, max: 20 }),
      real: fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 80 }),
    })
    fc.assert(
      fc.property(optionsOf, ({ step, real }) => {
        let percent = 0
        let known = 0
        for (const one of real) {
          known = Math.max(known, one)
          const next = nextPercent(percent, { step, real: known })
          expect(next).toBeGreaterThanOrEqual(percent)
          expect(next).toBeGreaterThanOrEqual(known)
          expect(next).toBeLessThanOrEqual(Math.max(98, known))
          percent = next
        }
      }),
    )
  })

  test('without knowledge keeps to the rule from wherever it stands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (percent) => {
        const rule = percent < 50 ? Math.min(percent + 2, 50) : percent >= 98 ? percent : Math.min(percent + 3, 98)
        expect(nextPercent(percent)).toBe(rule)
      }),
    )
  })
})
