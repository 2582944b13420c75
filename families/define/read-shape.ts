/** Parses JSON values with the schemas of the contract. */
import type * as z from 'zod/mini'
import type { Fault, Parsed } from './parsed.ts'

type ZodIssue = z.core.$ZodIssue

const joinPath = (path: readonly PropertyKey[]) => (path.length === 0 ? 'body' : path.map(String).join('.'))

const textOf = (input: unknown) => (typeof input === 'string' ? input : (JSON.stringify(input) ?? ''))

const isFault = (value: unknown): value is Omit<Fault, 'path'> & { path: string } =>
  typeof value === 'object' && value !== null && 'code' in value && 'path' in value && 'params' in value

const sizeFault = (
  path: string,
  { origin, limit, inclusive }: { origin: string; limit: number; inclusive: boolean },
  side: 'below' | 'above',
): Fault => {
  if (origin !== 'number' && origin !== 'int') return { code: side === 'above' ? 'tooLong' : 'required', path, params: { limit } }
  const codes = side === 'below' ? { true: 'belowMinimum', false: 'notAbove' } : { true: 'aboveMaximum', false: 'notBelow' }
  return { code: inclusive ? codes.true : codes.false, path, params: { limit } }
}

const toFaults = (issue: ZodIssue): readonly Fault[] => {
  const path = joinPath(issue.path)
  switch (issue.code) {
    case 'invalid_type':
      return [{ code: issue.input === undefined ? 'required' : 'wrongType', path, params: { expected: issue.expected } }]
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ code: 'unknownKey', path: joinPath([...issue.path, key]), params: {} }))
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

/** Parses a JSON value with a schema of the contract; reports each mismatch with its path. */
export const readShape = <T>(shape: z.ZodMiniType<T>, value: unknown): Parsed<T> => {
  const read = shape.safeParse(value, { reportInput: true })
  return read.success ? { values: read.data } : { faults: read.error.issues.flatMap(toFaults) }
}
