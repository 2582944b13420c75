/** The largest value of one input with which a component still passes: what a card says that can be asked for. */

/** The limit is told to this share of it. */
const precision = 1e-9
/** Steps at most: by halving alone, down to the smallest value that anybody could ask for. */
const steps = 120

/** Doublings at most: from any start to more than anybody could ask for. */
const doublings = 60

/**
 * The largest value where no limit of it can be told in advance: the bound is doubled until it no longer passes.
 * @param largest largest value up to a bound
 * @param start first bound, > 0
 * @returns the value; undefined where not even nothing passes, or nothing limits it
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

/** Square roots that make a logarithm, and as many squares that undo it. */
const flattenings = 8
const flatness = 2 ** flattenings

/**
 * Nearly the natural logarithm, in which every power is a straight line: loads count with their first to third power. Made of roots, whose last bit is
 * the same on every machine.
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

/** A value, whether it passes, and how far it is beyond the limit: 0 just passes, infinite where there is no figure for it. Both flattened. */
type Point = { readonly at: number; readonly passes: boolean; readonly place: number; readonly beyond: number }

/** Where a straight line through both points meets the limit, from 0 (the newest) to 1; halfway where there is none. */
const byLine = (newest: Point, other: Point): number =>
  Number.isFinite(newest.beyond - other.beyond) ? newest.beyond / (newest.beyond - other.beyond) : 0.5

/** The same of a parabola through three points; halfway where that is not safe. */
function byParabola(newest: Point, other: Point, before: Point): number {
  const spread = (newest.place - other.place) / (before.place - other.place)
  const rise = (newest.beyond - other.beyond) / (before.beyond - other.beyond)
  if (!(rise * rise < spread && (1 - rise) * (1 - rise) < 1 - spread)) return 0.5
  const byOther = (newest.beyond / (other.beyond - newest.beyond)) * (before.beyond / (other.beyond - before.beyond))
  const byBefore = (newest.beyond / (before.beyond - newest.beyond)) * (other.beyond / (before.beyond - other.beyond))
  return byOther + ((before.place - newest.place) / (other.place - newest.place)) * byBefore
}

/** Between a value that passes and one that does not: the largest that passes. */
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

/** What is asked of `largestPassing`. */
export type LargestQuestion = {
  /** The input as it was asked for. */
  readonly entered: number
  /** Its utilisation, which is known already. */
  readonly atEntered: number
  /** More than this cannot pass, >= 0: the least of the limits that can be told in advance. */
  readonly highest: number
  /** Exact governing utilisation with another value of the input, at most 1 where it passes, infinite where it cannot be judged. */
  readonly utilisationOf: (value: number) => number
  /** Values, rising, above which the utilisation may jump: a table has another row there. */
  readonly jumps?: readonly number[]
}

/**
 * Where more is never easier, the only limit; elsewhere one of them: the value passes, and one a hair above it does not.
 * @returns the value; undefined where not even nothing passes
 * Source: T. R. Chandrupatla, Advances in Engineering Software 28 (1997) 145-149 (bisection with inverse quadratic interpolation), begun with a secant.
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
