/** The largest value of one input with which a component still passes, as shown on its card. */
import { exponential, logarithm } from '../formulas/portable-math.ts'

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

/** Stands for 0, which has no logarithm. */
const tiny = 1e-300

/** On the scale on which powers are straight lines: shares grow with the first to third power of a load. */
const flattened = (x: number): number => logarithm(Math.max(x, tiny))

/** An evaluated value with the share used of each check. `place` is flattened. */
type Point = { readonly at: number; readonly passes: boolean; readonly place: number; readonly shares: readonly number[] }

/** Distance of a check beyond its limit: 0 at the limit, infinite if it is not known. */
const beyond = (point: Point, check: number): number => flattened(point.shares[check] ?? Infinity)

/** Secant step of a check: where the line through both points meets the limit, from 0 (the newest) to 1; 0.5 if it does not. */
function byLine(newest: Point, other: Point, check: number): number {
  const [near, far] = [beyond(newest, check), beyond(other, check)]
  return Number.isFinite(near - far) ? near / (near - far) : 0.5
}

/** Inverse quadratic step of a check through three points, on the same scale; 0.5 where it is not safe. */
function byParabola([newest, other, before]: readonly [Point, Point, Point], check: number): number {
  const [near, far, last] = [beyond(newest, check), beyond(other, check), beyond(before, check)]
  const spread = (newest.place - other.place) / (before.place - other.place)
  const rise = (near - far) / (last - far)
  if (!(rise * rise < spread && (1 - rise) * (1 - rise) < 1 - spread)) return 0.5
  const byOther = (near / (far - near)) * (last / (far - last))
  const byBefore = (near / (last - near)) * (far / (last - far))
  return byOther + ((before.place - newest.place) / (other.place - newest.place)) * byBefore
}

/**
 * The next step between a point that passes and one that does not, from 0 (the newest) to 1: to where the first check meets its
 * limit. Each check is followed by itself: a power of the value is met at once, although another one governs below.
 */
function nextStep(newest: Point, other: Point, before: Point | undefined): number {
  const failing = newest.passes ? other : newest
  let [step, first] = [newest.passes ? Infinity : -Infinity, -1]
  for (const [check, share] of failing.shares.entries()) {
    if (share <= 1) continue
    const line = byLine(newest, other, check)
    if (newest.passes ? line < step : line > step) [step, first] = [line, check]
  }
  return before ? byParabola([newest, other, before], first) : step
}

/** The largest passing value between a point that passes and one that does not. */
function between(ends: readonly [Point, Point], pointAt: (at: number) => Point): number {
  let [other, newest] = ends
  let before: Point | undefined
  for (let step = 0; step < steps; step += 1) {
    const width = Math.abs(other.place - newest.place)
    if (width <= precision) break
    const edge = Math.min(0.5, precision / 2 / width)
    const share = nextStep(newest, other, before)
    const next = pointAt(exponential(newest.place + Math.min(1 - edge, Math.max(edge, share)) * (other.place - newest.place)))
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
  /** The shares at the entered value. */
  readonly atEntered: readonly number[]
  /** Upper bound of the search, >= 0: the smallest limit known in advance. */
  readonly highest: number
  /** Exact share used of each check for another value of the input: all <= 1 where it passes, infinite where one is not known. */
  readonly sharesOf: (value: number) => readonly number[]
  /** Values, ascending, beyond which a share may jump because a lookup table switches to another row. */
  readonly jumps?: readonly number[]
}

/**
 * Finds the largest value that passes. If a share is not monotonic, the result is one of the limits: it passes, and a
 * value just above it does not.
 * @returns the value; undefined if not even 0 passes
 * Source: T. R. Chandrupatla, Advances in Engineering Software 28 (1997) 145-149 (bisection with inverse quadratic interpolation),
 * begun with a secant, for the check that is met first.
 */
export function largestPassing({ entered, atEntered, highest, sharesOf, jumps = [] }: LargestQuestion): number | undefined {
  if (!(highest >= 0)) return undefined
  const point = (at: number, shares: readonly number[]): Point => ({
    at,
    passes: shares.every((share) => share <= 1),
    place: flattened(at),
    shares,
  })
  const pointAt = (at: number): Point => point(at, sharesOf(at))
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
