/** Runs tests that say laws in a thread of their own, without a test runner: `describe`, `it` and the few matchers that they use. */
import { isDeepStrictEqual } from 'node:util'

type Body = (...args: never[]) => unknown
type Test = { readonly name: string; readonly run: () => unknown }

const collected: Test[] = []

/** @returns what the files that were imported say, in their order */
export const tests = (): readonly Test[] => collected

/** Cases that are lists are spread over the parameters, as test runners do. */
const listOf = (one: unknown): readonly unknown[] => (Array.isArray(one) ? one : [one])

/** A body takes what its cases hold; which that is, is known to who wrote both. */
const call = (body: Body, args: readonly unknown[]): unknown => body(...(args as never[]))

const group = (_name: string, body: Body): void => void call(body, [])
const test = (name: string, body: Body): void => void collected.push({ name, run: () => call(body, []) })

export const describe = Object.assign(group, {
  each: (cases: readonly unknown[]) => (_name: string, body: Body) => {
    for (const one of cases) call(body, listOf(one))
  },
})

export const it = Object.assign(test, {
  each: (cases: readonly unknown[]) => (name: string, body: Body) => {
    for (const one of cases) collected.push({ name, run: () => call(body, listOf(one)) })
  },
})

/** Without what is undefined: two things that differ by that alone are equal. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null || value instanceof Map || value instanceof Set) return value
  return Object.fromEntries(Object.entries(value).flatMap(([key, one]) => (one === undefined ? [] : [[key, plain(one)]])))
}

const isEqual = (one: unknown, other: unknown): boolean => isDeepStrictEqual(plain(one), plain(other))

/** Whether it has all that is wanted, and perhaps more. */
const holdsAll = (found: unknown, expected: unknown): boolean => {
  if (typeof expected !== 'object' || expected === null) return Object.is(found, expected)
  if (Array.isArray(expected) && (!Array.isArray(found) || found.length !== expected.length)) return false
  if (typeof found !== 'object' || found === null) return false
  return Object.entries(expected).every(([key, one]) => holdsAll(Reflect.get(found, key), one))
}

const throws = (body: unknown): boolean => {
  try {
    // Only what is called is said to throw.
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

/** Of what is promised and does not come: whether the words of its fault are like that. */
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
