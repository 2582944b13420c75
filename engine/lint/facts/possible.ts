/**
 * The possible values of an expression with unknown inputs: intervals, sets of texts, truth values. An over-approximation: it may
 * include impossible values but never omits a possible one.
 */
import type { Interval } from '../../expression/index.ts'

/** `masked`: it may be hidden. `none`: it never has a value. Inputs that are merely not filled in yet count as filled in. */
export type Possible = { readonly masked: boolean } & (
  | { readonly kind: 'number'; readonly interval: Interval }
  | { readonly kind: 'text'; readonly options: readonly string[] | undefined }
  | { readonly kind: 'truth'; readonly truths: readonly boolean[] }
  | { readonly kind: 'any' }
  | { readonly kind: 'none' }
)

/** Every number. */
export const unbounded: Interval = [-Infinity, Infinity]
/** Any value. */
export const anything: Possible = { kind: 'any', masked: false }

/** A number in an interval. */
export const numberIn = (interval: Interval, masked = false): Possible => ({ kind: 'number', interval, masked })
/** One of these texts; any text if `options` is undefined. */
export const textOf = (options: readonly string[] | undefined, masked = false): Possible => ({ kind: 'text', options, masked })
/** True, false or either; an empty list means it never has a value. */
export const truth = (truths: readonly boolean[], masked = false): Possible =>
  truths.length > 0 ? { kind: 'truth', truths, masked } : { kind: 'none', masked }

/** The interval of a number; unbounded for anything else. */
export const intervalIn = (possible: Possible): Interval => (possible.kind === 'number' ? possible.interval : unbounded)

/** Whether a condition can evaluate to `value`. */
export const mayBe = (possible: Possible, value: boolean): boolean =>
  possible.kind === 'any' || (possible.kind === 'truth' && possible.truths.includes(value))

/** Whether a condition can never be hidden or false. */
export const mustHold = (possible: Possible): boolean => !possible.masked && !mayBe(possible, false) && mayBe(possible, true)

/** The union of two sets of possible values. */
export function either(a: Possible, b: Possible): Possible {
  const masked = a.masked || b.masked
  if (a.kind === 'none') return { ...b, masked }
  if (b.kind === 'none') return { ...a, masked }
  if (a.kind === 'number' && b.kind === 'number') {
    return numberIn([Math.min(a.interval[0], b.interval[0]), Math.max(a.interval[1], b.interval[1])], masked)
  }
  if (a.kind === 'text' && b.kind === 'text') return textOf(a.options && b.options && [...new Set([...a.options, ...b.options])], masked)
  if (a.kind === 'truth' && b.kind === 'truth') return truth([...new Set([...a.truths, ...b.truths])], masked)
  return { kind: 'any', masked }
}

/** Whether two values can be equal, and whether they can differ. */
export function equality(a: Possible, b: Possible): { readonly equal: boolean; readonly different: boolean } {
  if (a.kind === 'number' && b.kind === 'number') {
    const [[low, high], [otherLow, otherHigh]] = [a.interval, b.interval]
    return { equal: low <= otherHigh && otherLow <= high, different: !(low === high && otherLow === otherHigh && low === otherLow) }
  }
  if (a.kind === 'text' && b.kind === 'text' && a.options && b.options) {
    const shared = a.options.filter((option) => b.options?.includes(option))
    return { equal: shared.length > 0, different: !(a.options.length === 1 && b.options.length === 1 && shared.length === 1) }
  }
  if (a.kind === 'truth' && b.kind === 'truth') {
    const [one, other] = [a.truths, b.truths]
    return { equal: one.some((value) => other.includes(value)), different: one.some((value) => other.includes(!value)) }
  }
  return { equal: true, different: true }
}
