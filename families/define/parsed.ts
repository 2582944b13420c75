/** What reading a request gives: its values, or everything that is wrong with it. */
import type { WireIssue } from '../../contract/errors.ts'
import type { Cooperative } from '../../engine/base/cooperative.ts'

/** One value at fault, as data. */
export type Fault = Omit<WireIssue, 'message'>

/** Everything that is wrong with a request. */
export type Faulty = { readonly faults: readonly Fault[] }

/** What was read, or all its faults. */
export type Parsed<T> = { readonly values: T } | Faulty

/**
 * @param code what is wrong, a key of the texts of errors
 * @param path the value at fault
 * @param text what was sent, where the message shows it
 * @returns a reading that failed for one value
 */
export const refuse = (code: string, path: string, text?: string): Faulty => ({
  faults: [{ code, path, params: text === undefined ? {} : { text } }],
})

/** The faults of a reading; none where it succeeded. */
export const faultsOf = (read: Parsed<unknown>): readonly Fault[] => ('faults' in read ? read.faults : [])

/** Goes on with what was read; faults stay what they are. */
export const andThen = <From, To>(read: Parsed<From>, next: (values: From) => Parsed<To>): Parsed<To> =>
  'faults' in read ? read : next(read.values)

/** The same where the next step is a cooperative generator. */
export function* andThenCooperatively<From, To>(
  read: Parsed<From>,
  next: (values: From) => Cooperative<Parsed<To>>,
): Cooperative<Parsed<To>> {
  return 'faults' in read ? read : yield* next(read.values)
}

/** The faults of a part, with paths from the whole. */
export const inside = <T>(part: string, read: Parsed<T>): Parsed<T> =>
  'faults' in read ? { faults: read.faults.map((fault) => ({ ...fault, path: `${part}.${fault.path}` })) } : read
