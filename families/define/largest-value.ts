/** The largest value of one input with which a component still passes, as shown on its card. */

/** Relative tolerance of the limit. */
const precision = 1e-9
/** Maximum number of iterations: sufficient for pure bisection down to the smallest realistic value. */
const steps = 120

/** Maximum number of doublings: sufficient from any start to the largest realistic value. */
const doublings = 60

/**
 * The largest value where no upper bound is known in advance: doubles the bound until it no longer passes.
 * @param largest largest value up to a bound
 * @param start first bound, > 0
 * @returns the value; undefined if not even 0 passes, or nothing limits it
 */
export function largestBeyond(largest: (highest: number) => number | undefined, start: number): number | undefined {
  let highest = start
  for (let step = 0; step < doublings; step += 1) {
    const value = largest(highest)
    if (value === undefined || value < highest) return value
    highest *= 2
  }
  return undefined
}

/** Number of square roots in the approximate logarithm, and of squarings in its inverse. */
const flattenings = 8
const flatness = 2 ** flattenings

/**
 * Approximate natural logarithm, in which power laws are straight lines: utilisation grows with the first to third power of the
 * load. Built from square roots, which are bit-identical on every machine.
 */
function flattened(x: number): number {
  let root = x
  for (let count = 0; count < flattenings; count += 1) root = Math.sqrt(root)
  return flatness * (root - 1)
}

function unflattened(flat: number): number {
  let x = 1 + flat / flatness
  for (let count = 0; count < flattenings; count += 1) x *= x
  return x
}

/**
 * An evaluated value: whether it passes, and its distance beyond the limit (0 at the limit, infinite if unknown). `place` and
 * `beyond` are flattened.
 */
type Point = { readonly at: number; readonly passes: boolean; readonly place: number; readonly beyond: number }

/** Secant step: where the line through both points meets the limit, from 0 (the newest) to 1; 0.5 if it does not. */
const byLine = (newest: Point, other: Point): number =>
  Number.isFinite(newest.beyond - other.beyond) ? newest.beyond / (newest.beyond - other.beyond) : 0.5

/** Inverse quadratic step through three points, on the same scale; 0.5 where it is not safe. */
function byParabola(newest: Point, other: Point, before: Point): number {
  const spread = (newest.place - other.place) / (before.place - other.place)
  const rise = (newest.beyond - other.beyond) / (before.beyond - other.beyond)
  if (!(rise * rise < spread && (1 - rise) * (1 - rise) < 1 - spread)) return 0.5
  const byOther = (newest.beyond / (other.beyond - newest.beyond)) * (before.beyond / (other.beyond - before.beyond))
  const byBefore = (newest.beyond / (before.beyond - newest.beyond)) * (other.beyond / (before.beyond - other.beyond))
  return byOther + ((before.place - newest.place) / (other.place - newest.place)) * byBefore
}

/** The largest passing value between a point that passes and one that does not. */
function between(ends: readonly [Point, Point], pointAt: (at: number) => Point): number {
  let [other, newest] = ends
  let before: Point | undefined
  for (let step = 0; step < steps; step += 1) {
    const width = Math.abs(other.place - newest.place)
    if (width <= precision) break
    const edge = Math.min(0.5, precision / 2 / width)
    const share = before ? byParabola(newest, other, before) : byLine(newest, other)
    const next = pointAt(unflattened(newest.place + Math.min(1 - edge, Math.max(edge, share)) * (other.place - newest.place)))
    if (next.passes === newest.passes) before = newest
    else [before, other] = [other, newest]
    newest = next
  }
  return newest.passes ? newest.at : other.at
}

/** Input of `largestPassing`. */
export type LargestQuestion = {
  /** The entered value of the input. */
  readonly entered: number
  /** The utilisation at the entered value. */
  readonly atEntered: number
  /** Upper bound of the search, >= 0: the smallest limit known in advance. */
  readonly highest: number
  /** Exact governing utilisation for another value of the input: <= 1 where it passes, infinite where it cannot be determined. */
  readonly utilisationOf: (value: number) => number
  /** Values, ascending, beyond which the utilisation may jump because a lookup table switches to another row. */
  readonly jumps?: readonly number[]
}

/**
 * Finds the largest value that passes. If the utilisation is not monotonic, the result is one of the limits: it passes, and a
 * value just above it does not.
 * @returns the value; undefined if not even 0 passes
 * Source: T. R. Chandrupatla, Advances in Engineering Software 28 (1997) 145-149 (bisection with inverse quadratic interpolation),
 * begun with a secant.
 */
export function largestPassing({ entered, atEntered, highest, utilisationOf, jumps = [] }: LargestQuestion): number | undefined {
  if (!(highest >= 0)) return undefined
  const point = (at: number, utilisation: number): Point => ({
    at,
    passes: utilisation <= 1,
    place: flattened(at),
    beyond: flattened(utilisation),
  })
  const pointAt = (at: number): Point => point(at, utilisationOf(at))
  let upper = pointAt(highest)
  if (upper.passes) return highest
  let lower = point(entered, atEntered)
  if (entered < highest && !lower.passes) upper = lower
  if (!(entered < highest && lower.passes)) lower = pointAt(0)
  if (!lower.passes) return undefined
  for (const jump of jumps) {
    if (jump < lower.at || jump >= upper.at) continue
    const at = jump === lower.at ? lower : pointAt(jump)
    if (!at.passes) return between([lower, at], pointAt)
    const above = pointAt(jump * (1 + precision / 2))
    if (!above.passes) return jump
    lower = above
  }
  return between([lower, upper], pointAt)
}
