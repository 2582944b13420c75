/** The smallest change of one input that makes a model pass. */
import type { Fix } from '../../contract/results/selection.ts'
import type { Lever } from '../define/sizer.ts'

/** Steps of the search for the first passing value between the entered and the lowest value, in equal ratios. */
const searchSteps = 32
/** Number of bisections of the step that contains the limit: down to a billionth of it. */
const bisections = 30
/** Fraction of the change that must not suffice. */
const notEnough = 0.99
/** Largest fraction of the change, and of the value, that rounding to a readable number may add. */
const roundingShare = 0.005

/**
 * Bisects between a failing and a passing value.
 * @param failing a value that fails
 * @param fitting a value that passes, above or below
 * @param fits exact verdict
 * @returns a passing value next to one that fails, within a billionth of the initial distance
 */
export function bisect(failing: number, fitting: number, fits: (value: number) => boolean): number {
  let [outside, inside] = [failing, fitting]
  for (let step = 0; step < bisections; step += 1) {
    const middle = (outside + inside) / 2
    if (fits(middle)) inside = middle
    else outside = middle
  }
  return inside
}

/** Values with few digits near the limit: the nearest, which may be slightly above it, and the next one below. */
function readable(limit: number, from: number): number[] {
  const step = 10 ** Math.floor(Math.log10(Math.min(from - limit, limit) * roundingShare))
  return [Math.round(limit / step) * step, Math.floor(limit / step) * step].map((value) => Number(value.toPrecision(12)))
}

type Range = { readonly from: number; readonly lowest: number }

/** The values to try below the entered one, in equal ratios down to the lowest; empty if the entered one is not above it. */
export const valuesBelow = ({ from, lowest }: Range): readonly number[] =>
  from > lowest
    ? Array.from({ length: searchSteps }, (_, index) =>
        index === searchSteps - 1 ? lowest : from * (lowest / from) ** ((index + 1) / searchSteps),
      )
    : []

function firstFitting(lever: Range, fits: (value: number) => boolean): [number, number] | undefined {
  let failing = lever.from
  for (const value of valuesBelow(lever)) {
    if (fits(value)) return [failing, value]
    failing = value
  }
  return undefined
}

/**
 * Lowers one input until all checks pass, by search and bisection on the exact sizing, and verifies the result: the proposed value
 * passes, 99 % of the change does not.
 * @param lever the input, its unit and the lowest value worth proposing
 * @param from the entered value, in the lever's unit
 * @param fits exact verdict with another value of this input
 * @returns the change; undefined if this input alone does not help
 */
export function smallestFix(lever: Lever, from: number, fits: (value: number) => boolean): Fix | undefined {
  if (!(from > lever.lowest) || fits(from)) return undefined
  const bracket = firstFitting({ from, lowest: lever.lowest }, fits)
  if (!bracket) return undefined
  const limit = bisect(bracket[0], bracket[1], fits)
  const isVerified = (to: number): boolean => fits(to) && !fits(from + notEnough * (to - from))
  const to = [...readable(limit, from), limit].find(isVerified)
  return to === undefined ? undefined : { parameter: lever.parameter, from, to, unit: lever.unit }
}
