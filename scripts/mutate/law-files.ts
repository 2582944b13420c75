/** Runs law tests in a thread without a test runner: implements `describe`, `it` and the few matchers they use. */
import { isDeepStrictEqual } from 'node:util'

type Body = (...args: never[]) => unknown
type Test = { readonly name: string; readonly run: () => unknown }

const collected: Test[] = []

/** @returns the tests of the imported files, in order */
export const tests = (): readonly Test[] => collected

/** Cases that are lists are spread over the parameters, as in test runners. */
const listOf = (one: unknown): readonly unknown[] => (Array.isArray(one) ? one : [one])

/** Calls a test body with a case; their types match by construction. */
const call = (body: Body, args: readonly unknown[]): unknown => body(...(args as never[]))

const group = (_name: string, body: Body): void => void call(body, [])
const collect = (name: string, body: Body): void => void collected.push({ name, run: () => call(body, []) })

export const describe = Object.assign(group, {
  each: (cases: readonly unknown[]) => (_name: string, body: Body) => {
    for (const one of cases) call(body, listOf(one))
  },
})

export const it = Object.assign(collect, {
  each: (cases: readonly unknown[]) => (name: string, body: Body) => {
    for (const one of cases) collected.push({ name, run: () => call(body, listOf(one)) })
  },
})

/** Law files use either name. */
export const test = Object.assign((name: string, body: Body): void => it(name, body), { each: it.each })

/** Removes undefined members, so that values that differ only by these are equal. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null || value instanceof Map || value instanceof Set) return value
  return Object.fromEntries(Object.entries(value).flatMap(([key, one]) => (one === undefined ? [] : [[key, plain(one)]])))
}

const isEqual = (one: unknown, other: unknown): boolean => isDeepStrictEqual(plain(one), plain(other))

/** Whether a value contains all expected members, and possibly more. */
const holdsAll = (found: unknown, expected: unknown): boolean => {
  if (typeof expected !== 'object' || expected === null) return Object.is(found, expected)
  if (Array.isArray(expected) && (!Array.isArray(found) || found.length !== expected.length)) return false
  if (typeof found !== 'object' || found === null) return false
  return Object.entries(expected).every(([key, one]) => holdsAll(Reflect.get(found, key), one))
}

const throws = (body: unknown): boolean => {
  try {
    // Only functions are expected to throw.
    ;(body as () => unknown)()
    return false
  } catch {
    return true
  }
}

const has = (found: unknown, one: unknown): boolean =>
  typeof found === 'string' ? found.includes(String(one)) : Array.isArray(found) && found.includes(one)

const isClose = (found: unknown, expected: unknown, digits: unknown): boolean =>
  Math.abs(Number(found) - Number(expected)) < 10 ** -Number(digits ?? 2) / 2

type Matcher = (found: unknown, expected?: unknown, more?: unknown) => boolean

const matchers = {
  toBe: Object.is,
  toEqual: isEqual,
  toMatchObject: holdsAll,
  toContain: has,
  toBeUndefined: (found) => found === undefined,
  toBeDefined: (found) => found !== undefined,
  toBeCloseTo: isClose,
  toBeGreaterThan: (found, expected) => Number(found) > Number(expected),
  toBeGreaterThanOrEqual: (found, expected) => Number(found) >= Number(expected),
  toBeLessThan: (found, expected) => Number(found) < Number(expected),
  toBeLessThanOrEqual: (found, expected) => Number(found) <= Number(expected),
  toHaveLength: (found, expected) => Array.isArray(found) && found.length === expected,
  toHaveProperty: (found, key) => typeof found === 'object' && found !== null && Object.hasOwn(found, String(key)),
  toMatch: (found, pattern) => pattern instanceof RegExp && pattern.test(String(found)),
  toThrow: throws,
} as const satisfies Record<string, Matcher>

type Matchers = { readonly [Name in keyof typeof matchers]: (expected?: unknown, more?: unknown) => void }

const matching = (found: unknown, holds: boolean): Matchers => {
  const entries = Object.entries<Matcher>(matchers).map(([name, matcher]) => [
    name,
    (expected?: unknown, more?: unknown): void => {
      if (matcher(found, expected, more) !== holds) throw new Error(`${name}: ${String(found)}, wanted ${String(expected)}`)
    },
  ])
  // One entry for each matcher.
  return Object.fromEntries(entries) as Matchers
}

/** Matchers on the rejection of a promise: whether its message matches. */
const rejects = (found: unknown) => ({
  toThrow: async (pattern: unknown): Promise<void> => {
    const cause: unknown = await Promise.resolve(found).then(
      () => undefined,
      (one: unknown) => one,
    )
    const isLike = cause instanceof Error && pattern instanceof RegExp && pattern.test(cause.message)
    if (!isLike) throw new Error(`it does not throw ${String(pattern)}`)
  },
})

export const expect = (found: unknown) => ({ ...matching(found, true), not: matching(found, false), rejects: rejects(found) })
