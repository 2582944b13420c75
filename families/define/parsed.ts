/** The result of parsing a request: its values, or all its errors. */
import type { WireIssue } from '../../contract/errors.ts'
import type { Cooperative } from '../../engine/base/cooperative.ts'

/** One invalid value, as data. */
export type Fault = Omit<WireIssue, 'message'>

/** All errors of a request. */
export type Faulty = { readonly faults: readonly Fault[] }

/** The parsed values, or all errors. */
export type Parsed<T> = { readonly values: T } | Faulty

/**
 * @param code of the error, a text key
 * @param path of the invalid value
 * @param text the sent text, if the message quotes it
 * @returns a parse result with this one error
 */
export const refuse = (code: string, path: string, text?: string): Faulty => ({
  faults: [{ code, path, params: text === undefined ? {} : { text } }],
})

/** The errors of a parse result; empty if it succeeded. */
export const faultsOf = (read: Parsed<unknown>): readonly Fault[] => ('faults' in read ? read.faults : [])

/** Applies `next` to the parsed values; errors pass through. */
export const andThen = <From, To>(read: Parsed<From>, next: (values: From) => Parsed<To>): Parsed<To> =>
  'faults' in read ? read : next(read.values)

/** `andThen` for a next step that is a cooperative generator. */
export function* andThenCooperatively<From, To>(
  read: Parsed<From>,
  next: (values: From) => Cooperative<Parsed<To>>,
): Cooperative<Parsed<To>> {
  return 'faults' in read ? read : yield* next(read.values)
}

/** Prefixes the error paths of a part with its name. */
export const inside = <T>(part: string, read: Parsed<T>): Parsed<T> =>
  'faults' in read ? { faults: read.faults.map((fault) => ({ ...fault, path: `${part}.${fault.path}` })) } : read
