/** The smallest change of one input that makes a model fit. */
import type { Fix } from '../../contract/results/selection.ts'
import type { Lever } from '../define/sizer.ts'

/** Steps of the search for the first value that fits, between the entered and the lowest value, in equal ratios. */
const searchSteps = 32
/** Halvings of the step that holds the limit: down to a billionth of it. */
const bisections = 30
/** Share of the change that must not be enough. */
const notEnough = 0.99
/** Largest share of the change, and of the value, that rounding to a readable number may add. */
const roundingShare = 0.005

/**
 * Between a value that fails and one that fits: the limit, on the side that fits.
 * @param failing a value that fails
 * @param fitting a value that fits, above or below
 * @param fits exact verdict
 * @returns a value that fits, next to one that fails within a billionth of the distance between the two given
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

/** Values with few digits at the limit: the nearest, which may be a hair above it, and the next one below. */
function readable(limit: number, from: number): number[] {
  const step = 10 ** Math.floor(Math.log10(Math.min(from - limit, limit) * roundingShare))
  return [Math.round(limit / step) * step, Math.floor(limit / step) * step].map((value) => Number(value.toPrecision(12)))
}

function firstFitting(
  lever: { readonly from: number; readonly lowest: number },
  fits: (value: number) => boolean,
): [number, number] | undefined {
  const ratio = (lever.lowest / lever.from) ** (1 / searchSteps)
  let failing = lever.from
  for (let step = 1; step <= searchSteps; step += 1) {
    const value = step === searchSteps ? lever.lowest : lever.from * ratio ** step
    if (fits(value)) return [failing, value]
    failing = value
  }
  return undefined
}

/**
 * Lowers one input until all checks pass, by search and bisection on the exact sizing, and verifies the result: the proposed value passes,
 * 99 % of the change does not.
 * @param lever the input, its unit and the lowest value worth proposing
 * @param from the entered value, in the lever's unit
 * @param fits exact verdict with another value of this input
 * @returns the change; nothing where this input alone does not help
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
