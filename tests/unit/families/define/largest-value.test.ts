/** The largest value that passes, of utilisations whose limit can be told by hand. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { largestPassing } from '../../../../families/define/largest-value.ts'

/** A utilisation `(value / limit)^exponent`: it passes up to its limit. */
const power = fc.record({ limit: fc.double({ min: 1e-3, max: 1e6, noNaN: true }), exponent: fc.constantFrom(0.5, 1, 2, 3, 9) })

/** Above a value everything is used `factor` times as much. */
const jump = fc.record({ above: fc.double({ min: 1e-3, max: 1e6, noNaN: true }), factor: fc.double({ min: 1, max: 1000, noNaN: true }) })

const highestOf = fc.double({ min: 0, max: 1e7, noNaN: true })
const enteredOf = fc.double({ min: 1e-6, max: 1e7, noNaN: true })

describe('the largest value that passes', () => {
  test('is the least of the limits, wherever one jumps, told beforehand or not', () => {
    fc.assert(
      fc.property(
        fc.array(power, { minLength: 1, maxLength: 3 }),
        fc.option(jump, { nil: undefined }),
        fc.record({ entered: enteredOf, highest: highestOf, hasKnownJump: fc.boolean() }),
        (powers, jumping, { entered, highest, hasKnownJump }) => {
          const factorAt = (value: number) => (jumping && value > jumping.above ? jumping.factor : 1)
          const sharesOf = (value: number) => powers.map(({ limit, exponent }) => factorAt(value) * (value / limit) ** exponent)
          // By hand: without the jump; above it with every limit that much smaller.
          const least = (factor: number) => Math.min(...powers.map(({ limit, exponent }) => limit * factor ** (-1 / exponent)))
          const below = Math.min(least(1), jumping?.above ?? Infinity)
          const beyond = jumping && least(1) > jumping.above ? Math.max(below, least(jumping.factor)) : below
          const expected = Math.min(beyond, highest)
          const found = largestPassing({
            entered,
            atEntered: sharesOf(entered),
            highest,
            sharesOf,
            jumps: hasKnownJump && jumping ? [jumping.above] : [],
          })
          expect(found).toBeGreaterThanOrEqual(expected * (1 - 2e-8))
          expect(found).toBeLessThanOrEqual(expected * (1 + 1e-12))
        },
      ),
    )
  })

  test('is none where not even nothing passes, or nothing can be judged', () => {
    const range = { entered: 5, highest: 10 }
    expect(largestPassing({ ...range, atEntered: [2], sharesOf: () => [2] })).toBeUndefined()
    expect(largestPassing({ ...range, atEntered: [0, Infinity], sharesOf: () => [0, Infinity] })).toBeUndefined()
    expect(largestPassing({ ...range, atEntered: [2], highest: Number.NaN, sharesOf: () => [0] })).toBeUndefined()
  })

  test.each([
    ['a straight line', (value: number) => [value / 7], 3],
    ['the third power, as life has it', (value: number) => [(value / 7) ** 3], 3],
    ['the third power where a check that does not change governs below', (value: number) => [0.9, (value / 7) ** 3], 3],
    ['the power that is met first of several', (value: number) => [value / 20, (value / 7) ** 3, (value / 30) ** 9], 4],
  ])('of %s takes few looks', (_, sharesOf, most) => {
    let looks = 0
    const look = (value: number) => {
      looks += 1
      return sharesOf(value)
    }
    expect(largestPassing({ entered: 1, atEntered: sharesOf(1), highest: 1000, sharesOf: look })).toBeCloseTo(7, 8)
    expect(looks).toBeLessThanOrEqual(most)
  })

  test('where a table has another row is found with two looks there', () => {
    const looks: number[] = []
    const sharesOf = (value: number) => {
      looks.push(value)
      return [value > 250 ? 3 : 0.5]
    }
    expect(largestPassing({ entered: 10, atEntered: [0.5], highest: 5000, sharesOf, jumps: [250, 1000] })).toBe(250)
    expect(looks).toHaveLength(3)
  })
})
