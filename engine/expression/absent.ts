/** The states of a value other than known. */

/**
 * `empty`: shown, not demanded and not filled in. `missing`: not filled in though demanded. `invalid`: outside its range, or not finite.
 * `undecided`: hidden as long as its condition is not known. `masked`: hidden or inactive.
 */
export type AbsentState = 'empty' | 'missing' | 'invalid' | 'undecided' | 'masked'

const strength = { empty: 0, missing: 1, invalid: 2, undecided: 3, masked: 4 } as const satisfies Record<AbsentState, number>

/** The absence of a value, with the dotted names of the inputs responsible. Immutable. */
export class Absent {
  readonly state: AbsentState
  readonly because: readonly string[]

  constructor(state: AbsentState, because: readonly string[]) {
    this.state = state
    this.because = because
    Object.freeze(this)
  }
}

/** Not filled in yet. @param names the inputs that are empty */
export const missing = (...names: readonly string[]): Absent => new Absent('missing', names)

/** Not filled in, and nobody demands it. @param names the inputs that are empty */
export const empty = (...names: readonly string[]): Absent => new Absent('empty', names)

/** Hidden, or on the inactive branch of alternatives. @param names the inputs that are hidden */
export const masked = (...names: readonly string[]): Absent => new Absent('masked', names)

/** Out of range or not finite. @param names the inputs at fault; none if the expression alone is (1 / 0) */
export const invalid = (...names: readonly string[]): Absent => new Absent('invalid', names)

/** Whether a value is an `Absent`. */
export const isAbsent = (value: unknown): value is Absent => value instanceof Absent

/** Whether it is certain that there is no value: whatever is filled in or corrected elsewhere, there is none. Only then `??` takes its fallback. */
export const isBlank = ({ state }: Absent): boolean => state === 'masked' || state === 'empty'

/**
 * The absence of a result computed from both: the stronger state (masked over undecided, invalid, missing and empty) and the union of reasons.
 *
 * Returns `a` or `b` unchanged when it already covers both, so the common cases allocate nothing.
 */
export function joinAbsent(a: Absent, b: Absent): Absent {
  const [first, second] = strength[a.state] >= strength[b.state] ? [a, b] : [b, a]
  return withReasons(first, second)
}

/** The same of a result that either side alone may decide: what is not known yet goes before what is certain to be absent. */
export function joinDeciding(a: Absent, b: Absent): Absent {
  if (isBlank(a) === isBlank(b)) return joinAbsent(a, b)
  return isBlank(a) ? withReasons(b, a) : withReasons(a, b)
}

function withReasons(first: Absent, second: Absent): Absent {
  if (second.because.every((name) => first.because.includes(name))) return first
  return new Absent(first.state, [...new Set([...first.because, ...second.because])])
}
