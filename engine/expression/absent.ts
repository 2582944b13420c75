/** The states of a value other than known. */

/** `missing`: not filled in. `masked`: hidden or inactive. `invalid`: outside its range, or not finite. */
export type AbsentState = 'missing' | 'masked' | 'invalid'

const strength = { missing: 0, invalid: 1, masked: 2 } as const satisfies Record<AbsentState, number>

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

/** Hidden, or on the inactive branch of alternatives. @param names the inputs that are hidden */
export const masked = (...names: readonly string[]): Absent => new Absent('masked', names)

/** Out of range or not finite. @param names the inputs at fault; none if the expression alone is (1 / 0) */
export const invalid = (...names: readonly string[]): Absent => new Absent('invalid', names)

/** Whether a value is an `Absent`. */
export const isAbsent = (value: unknown): value is Absent => value instanceof Absent

/**
 * The absence of a result computed from both: the stronger state (masked over invalid over missing) and the union of reasons.
 *
 * Returns `a` or `b` unchanged when it already covers both, so the common cases allocate nothing.
 */
export function joinAbsent(a: Absent, b: Absent): Absent {
  const [first, second] = strength[a.state] >= strength[b.state] ? [a, b] : [b, a]
  if (second.because.every((name) => first.because.includes(name))) return first
  return new Absent(first.state, [...new Set([...a.because, ...b.because])])
}
