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

/** How far a utilisation is from the limit, from -1 (nothing is used) by 0 (just passes) to 1 (no figure for it). */
const beyondLimit = (utilisation: number): number => (Number.isFinite(utilisation) ? (utilisation - 1) / (utilisation + 1) : 1)

/** A value with how far it is from the limit. */
type Point = { readonly at: number; readonly beyond: number }

/** Where the next value lies between the newest point and the one on the other side, from 0 to 1: by a parabola through three where that is safe, else halfway. */
function share(newest: Point, other: Point, before: Point | undefined): number {
  if (!before) return 0.5
  const spread = (newest.at - other.at) / (before.at - other.at)
  const rise = (newest.beyond - other.beyond) / (before.beyond - other.beyond)
  if (!(rise * rise < spread && (1 - rise) * (1 - rise) < 1 - spread)) return 0.5
  const byOther = (newest.beyond / (other.beyond - newest.beyond)) * (before.beyond / (other.beyond - before.beyond))
  const byBefore = (newest.beyond / (before.beyond - newest.beyond)) * (other.beyond / (before.beyond - other.beyond))
  return byOther + ((before.at - newest.at) / (other.at - newest.at)) * byBefore
}

/**
 * Where more is never easier, the only limit; elsewhere one of them: the value passes, and one a hair above it does not.
 * @param entered the input as it was asked for
 * @param highest more than this cannot pass, >= 0: the least of the limits that can be told in advance
 * @param utilisationOf exact governing utilisation with another value of the input, at most 1 where it passes, infinite where it cannot be judged
 * @returns the value; undefined where not even nothing passes
 * Source: T. R. Chandrupatla, Advances in Engineering Software 28 (1997) 145-149 (bisection with inverse quadratic interpolation).
 */
export function largestPassing(entered: number, highest: number, utilisationOf: (value: number) => number): number | undefined {
  if (!(highest >= 0)) return undefined
  const pointAt = (at: number): Point => ({ at, beyond: beyondLimit(utilisationOf(at)) })
  const passes = ({ beyond }: Point): boolean => beyond <= 0
  let newest = pointAt(highest)
  if (passes(newest)) return highest
  let other = pointAt(entered < highest ? entered : 0)
  if (!passes(other)) other = pointAt(0)
  if (!passes(other)) return undefined
  let before: Point | undefined
  for (let step = 0; step < steps; step += 1) {
    const width = Math.abs(other.at - newest.at)
    const least = (precision * Math.max(newest.at, other.at)) / 2
    if (width <= 2 * least) break
    const edge = Math.min(0.5, least / width)
    const between = Math.min(1 - edge, Math.max(edge, share(newest, other, before)))
    const next = pointAt(newest.at + between * (other.at - newest.at))
    if (passes(next) === passes(newest)) before = newest
    else [before, other] = [other, newest]
    newest = next
  }
  return passes(newest) ? newest.at : other.at
}
