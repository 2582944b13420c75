/** The three states a value can be in other than known. */

/** `missing`: not filled in. `masked`: hidden or inactive. `invalid`: outside what it may be, or a result that is not finite. */
export type AbsentState = 'missing' | 'masked' | 'invalid'

const strength = { missing: 0, invalid: 1, masked: 2 } as const satisfies Record<AbsentState, number>

/** A value that is not there, and the dotted names of the inputs that are the reason. Immutable. */
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

/** Outside what it may be. @param names the inputs at fault; none where the expression alone is (1 / 0) */
export const invalid = (...names: readonly string[]): Absent => new Absent('invalid', names)

/** Whether there is no value. */
export const isAbsent = (value: unknown): value is Absent => value instanceof Absent

/**
 * The absence of something made from both: the stronger state (masked over invalid over missing) and all reasons.
 *
 * Gives `a` or `b` itself back where it says everything already, so that nothing is allocated in the common cases.
 */
export function joinAbsent(a: Absent, b: Absent): Absent {
  const [first, second] = strength[a.state] >= strength[b.state] ? [a, b] : [b, a]
  if (second.because.every((name) => first.because.includes(name))) return first
  return new Absent(first.state, [...new Set([...a.because, ...b.because])])
}
