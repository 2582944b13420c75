/** Parses JSON values with the schemas of the contract. */
import type * as z from 'zod/mini'
import { formOf } from '../../contract/catalogue/stated-form.ts'
import type { Fault, Parsed } from './parsed.ts'

type ZodIssue = z.core.$ZodIssue

const joinPath = (path: readonly PropertyKey[]) => (path.length === 0 ? 'body' : path.map(String).join('.'))

/** Faults of a body that are reported: a hostile one may have a million. */
export const mostFaults = 10
/** Characters of a wrong value that are repeated. */
const longestText = 200

/** A wrong value in a message; the content of arrays and objects is not repeated. */
const textOf = (input: unknown): string => {
  if (typeof input === 'string') return input.slice(0, longestText)
  if (typeof input !== 'object' || input === null) return String(input)
  return Array.isArray(input) ? '[…]' : '{…}'
}

const isFault = (value: unknown): value is Omit<Fault, 'path'> & { path: string } =>
  typeof value === 'object' && value !== null && 'code' in value && 'path' in value && 'params' in value

const sizeFault = (
  path: string,
  { origin, limit, inclusive }: { origin: string; limit: number; inclusive: boolean },
  side: 'below' | 'above',
): Fault => {
  if (origin !== 'number' && origin !== 'int') return { code: side === 'above' ? 'tooLong' : 'required', path, params: { limit } }
  // A bound of the number format itself, not of the member.
  if (Math.abs(limit) >= Number.MAX_SAFE_INTEGER) return { code: 'tooLarge', path, params: {} }
  const codes = side === 'below' ? { true: 'belowMinimum', false: 'notAbove' } : { true: 'aboveMaximum', false: 'notBelow' }
  return { code: inclusive ? codes.true : codes.false, path, params: { limit } }
}

const formFault = (path: string, form: string | undefined): Fault =>
  form === undefined ? { code: 'wrongType', path, params: {} } : { code: 'wrongForm', path, params: { expected: form } }

/** Of a figure or a table: the wrong keys of the table, if it is one. */
function keyFaults({ errors, path }: z.core.$ZodIssueInvalidUnion): readonly Fault[] {
  const keys = errors.flat().filter(({ code }) => code === 'invalid_key')
  if (keys.length === 0) return [{ code: 'wrongType', path: joinPath(path), params: {} }]
  return keys.flatMap((key) => toFaults({ ...key, path: [...path, ...key.path] }))
}

const toFaults = (issue: ZodIssue): readonly Fault[] => {
  const path = joinPath(issue.path)
  switch (issue.code) {
    case 'invalid_type':
      return [{ code: issue.input === undefined ? 'required' : 'wrongType', path, params: { expected: issue.expected } }]
    case 'unrecognized_keys':
      return issue.keys.slice(0, mostFaults).map((key) => ({ code: 'unknownKey', path: joinPath([...issue.path, key]), params: {} }))
    case 'invalid_value':
      return [
        issue.input === undefined
          ? { code: 'required', path, params: {} }
          : { code: 'notAnOption', path, params: { text: textOf(issue.input) } },
      ]
    case 'too_small':
      return [sizeFault(path, { origin: issue.origin, limit: Number(issue.minimum), inclusive: issue.inclusive ?? true }, 'below')]
    case 'too_big':
      return [sizeFault(path, { origin: issue.origin, limit: Number(issue.maximum), inclusive: issue.inclusive ?? true }, 'above')]
    case 'invalid_format':
      return [formFault(path, formOf(issue))]
    case 'invalid_key':
      return [formFault(path, formOf(issue.issues[0]))]
    case 'invalid_union':
      return keyFaults(issue)
    case 'custom': {
      const found: unknown = issue.params?.issue
      return isFault(found)
        ? [{ code: found.code, path: joinPath([...issue.path.slice(0, -1), found.path]), params: found.params }]
        : [{ code: 'wrongType', path, params: {} }]
    }
    default:
      return [{ code: 'wrongType', path, params: {} }]
  }
}

/** Undefined for a value that is nested too deeply, or has too many faults, for the parser's stack. */
const parsed = <T>(shape: z.ZodMiniType<T>, value: unknown) => {
  try {
    return shape.safeParse(value, { reportInput: true })
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const memberOf = (value: unknown, name: PropertyKey | undefined): unknown =>
  typeof value === 'object' && value !== null && name !== undefined ? Reflect.get(value, name) : undefined

/** A copy without the members at these paths; elements of arrays stay. */
const without = (value: unknown, paths: readonly (readonly PropertyKey[])[]): unknown => {
  const copy: unknown = structuredClone(value)
  for (const path of paths) {
    const name = path.at(-1)
    const owner = path.slice(0, -1).reduce(memberOf, copy)
    if (name !== undefined && typeof owner === 'object' && owner !== null && !Array.isArray(owner)) Reflect.deleteProperty(owner, name)
  }
  return copy
}

/** The issues of a value whose nulls were left out: of a member that may not be absent, that it is null. */
const issuesWithout = (issues: readonly ZodIssue[], nulls: readonly ZodIssue[]): readonly ZodIssue[] => {
  const byPath = new Map(nulls.map((issue) => [joinPath(issue.path), issue]))
  return issues.map((issue) => byPath.get(joinPath(issue.path)) ?? issue)
}

/**
 * Parses a JSON value with a schema of the contract; reports the first ten mismatches, each with its path. A member that may be
 * absent may be null as well, as many clients write it, unless the schema gives null a meaning.
 */
export const readShape = <T>(shape: z.ZodMiniType<T>, value: unknown): Parsed<T> => {
  const read = parsed(shape, value)
  if (!read) return { faults: [{ code: 'wrongType', path: 'body', params: {} }] }
  if (read.success) return { values: read.data }
  const nulls = read.error.issues.filter((issue) => issue.input === null && issue.path.length > 0)
  const again =
    nulls.length === 0
      ? read
      : (parsed(
          shape,
          without(
            value,
            nulls.map(({ path }) => path),
          ),
        ) ?? read)
  if (again.success) return { values: again.data }
  const issues = issuesWithout(again.error.issues, nulls)
  return { faults: issues.slice(0, mostFaults).flatMap(toFaults).slice(0, mostFaults) }
}
