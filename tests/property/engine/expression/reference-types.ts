/** Types and units of formulas, in the obvious way: for the checker that the real one is compared with. */
import { measure } from '../../../../engine/testing/reference/units.ts'

/** Symbols and their exponents: `mm/s^2` is `{ mm: 1, s: -2 }`. */
export type Factors = Readonly<Record<string, number>>
/** What a piece of a formula is. A bare number has not met a unit yet. */
export type Type =
  | { readonly kind: 'number'; readonly factors: Factors; readonly bare?: boolean }
  | { readonly kind: 'text'; readonly options?: readonly string[] }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'list' | 'column'; readonly of: Type }
  | { readonly kind: 'record'; readonly members: Readonly<Record<string, Type>>; readonly self?: Type; readonly rest?: Type }
/** What a piece with a mistake in it may not have. */
export type MaybeType = Type | undefined
/** A number. */
export type NumberType = Extract<Type, { kind: 'number' }>
/** A record. */
export type RecordType = Extract<Type, { kind: 'record' }>
/** What a piece can be. */
export type Kind = Type['kind']

/** The factors of a unit as it is written. */
export const factorsOf = (unit: string): Factors => {
  const found: Record<string, number> = {}
  for (const [, sign, name = '', power = '1'] of (unit || '1').matchAll(/([*/]?)([^*/^]+)(?:\^(\d+))?/g)) {
    if (name !== '1') found[name] = (found[name] ?? 0) + Number(power) * (sign === '/' ? -1 : 1)
  }
  return found
}
/** One spelling of a unit: symbols in their order. */
export const spelled = (factors: Factors): string =>
  Object.entries(factors)
    .filter(([, exponent]) => exponent !== 0)
    .map(([symbol, exponent]) => symbol + exponent)
    .toSorted()
    .join('.')
/** A unit as it is written. */
export const written = (factors: Factors): string => {
  const powers = (sign: number) =>
    Object.entries(factors).flatMap(([name, exponent]) =>
      exponent * sign > 0 ? [exponent * sign === 1 ? name : `${name}^${exponent * sign}`] : [],
    )
  return [powers(1).join('*') || '1', ...powers(-1)].join('/')
}
/** What a unit is in base units. */
export const measured = (factors: Factors) => measure(written(factors)) ?? { factor: Number.NaN, dimension: '?' }
/** Whether a number means the same in both units. */
export const alike = (a: Factors, b: Factors): boolean => {
  const [one, other] = [measured(a), measured(b)]
  return one.dimension === other.dimension && Math.abs(one.factor / other.factor - 1) <= 1e-12
}
/** The factors of a product (power 1) or a quotient (-1). */
export const product = (a: Factors, b: Factors, power: number): Factors =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])]
      .map((key) => [key, (a[key] ?? 0) + power * (b[key] ?? 0)] as const)
      .filter(([, one]) => one !== 0),
  )

/** A number in a unit. */
export const number = (unit: string): Type => ({ kind: 'number', factors: factorsOf(unit) })
/** A number without one. */
export const bare: Type = { kind: 'number', factors: {}, bare: true }
/** True or false. */
export const truth: Type = { kind: 'boolean' }

/** A type in words, its unit in one spelling. */
export const words = (type: Type): string => {
  if (type.kind === 'number') return type.bare || spelled(type.factors) === '' ? 'a number' : `a number in [${spelled(type.factors)}]`
  if (type.kind === 'column') return `a column (${words(type.of)} in each row)`
  if (type.kind === 'record') return type.self ? words(type.self) : 'a record'
  return { text: 'a text', boolean: 'true or false', list: 'a list' }[type.kind]
}
/** What is wanted, in words. */
export const expectedWords: Readonly<Record<Kind, string>> = {
  number: 'a number',
  text: 'a text',
  boolean: 'true or false',
  list: 'a list',
  record: 'a record',
  column: 'a column',
}

const counted = new Map<string, number>()
const countEdits = (a: string, b: string): number => {
  if (a === '' || b === '') return a.length + b.length
  const [x, y] = [a.slice(1), b.slice(1)]
  if (a[0] === b[0]) return edits(x, y)
  const swapped = a.length > 1 && a[0] === b[1] && a[1] === b[0] ? edits(a.slice(2), b.slice(2)) : Number.POSITIVE_INFINITY
  return 1 + Math.min(edits(x, b), edits(a, y), edits(x, y), swapped)
}
/** Fewest edits from one word to another: insert, delete, replace, swap neighbours. */
export function edits(a: string, b: string): number {
  const key = `${a} ${b}`
  const count = counted.get(key) ?? countEdits(a, b)
  counted.set(key, count)
  return count
}
/** The first of the nearest, if one is near: an edit per three letters, at least one. */
export const closest = (word: string, known: readonly string[]): { readonly suggestion?: string } => {
  const [first] = known
    .map((one) => [edits(word, one), one] as const)
    .filter(([distance]) => distance <= Math.max(1, Math.floor(word.length / 3)))
    .toSorted(([one], [other]) => one - other)
  return first ? { suggestion: first[1] } : {}
}

/** A choice stands for its option where a value is wanted. */
export const plain = (type: Type): Type => (type.kind === 'record' ? (type.self ?? type) : type)
