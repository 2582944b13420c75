/** Brent's method: bisection, secant and inverse quadratic interpolation. */

/** A point of a function: what goes in, and what comes out beyond what is wanted. */
export type Point = { readonly at: number; readonly gap: number }

const mostSteps = 100

/** The next guess between `best` and `other`: interpolated through the last three points. */
function interpolated(best: Point, last: Point, other: Point): number {
  const s = best.gap / last.gap
  if (last.at === other.at) return best.at + ((other.at - best.at) * s) / (s - 1)
  const [q, r] = [last.gap / other.gap, best.gap / other.gap]
  const p = s * ((other.at - best.at) * q * (q - r) - (best.at - last.at) * (r - 1))
  return best.at - p / ((q - 1) * (r - 1) * (s - 1))
}

/**
 * @param gapAt undefined where there is no value
 * @param bracket two points whose gaps have different signs
 * @param accuracy of the input, relative to its size
 * @returns an input at which the gap changes its sign; undefined where a value is missing on the way
 */
export function brent(
  gapAt: (at: number) => number | undefined,
  [first, second]: readonly [Point, Point],
  accuracy: number,
): number | undefined {
  let [other, best] = Math.abs(first.gap) < Math.abs(second.gap) ? [second, first] : [first, second]
  let last = other
  for (let step = 0; step < mostSteps && best.gap !== 0; step++) {
    const width = Math.abs(other.at - best.at)
    if (width <= accuracy * Math.max(Math.abs(best.at), accuracy)) break
    const guess = interpolated(best, last, other)
    const middle = (best.at + other.at) / 2
    const isBetween = Math.abs(guess - best.at) < width / 2 && (guess - best.at) * (other.at - best.at) > 0
    // Every third step halves the bracket, so that it shrinks whatever the function.
    const at = isBetween && step % 3 < 2 ? guess : middle
    if (at === best.at || at === other.at) break
    const gap = gapAt(at)
    if (gap === undefined) return undefined
    const next = { at, gap }
    last = best
    if (gap === 0 || gap * best.gap > 0) best = next
    else [other, best] = [best, next]
    if (Math.abs(other.gap) < Math.abs(best.gap)) [other, best] = [best, other]
  }
  return best.at
}
