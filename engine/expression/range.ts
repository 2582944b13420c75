/** Interval arithmetic: between which bounds the result of a number expression lies. */
import { pathOf } from './expression.ts'
import type { Binary, Call, Expression } from './expression.ts'
import { binaryFunctions, isUnaryFunction, unaryFunctions } from './functions.ts'

/** Both ends belong to it; an end may be ±Infinity. */
export type Interval = readonly [least: number, most: number]

type IntervalOf = (path: string) => Interval | undefined

/**
 * The bounds of a number expression. They hold for every finite result; they need not be the tightest (x - x is not 0).
 *
 * Of `?:` both branches count. A divisor that can be 0 makes the result unbounded.
 *
 * @param intervalOf the bounds of a static path; undefined where it is no number or unbounded
 * @returns undefined where the expression is no number, looks something up by a text, or uses a path without bounds
 */
export function range(expression: Expression, intervalOf: IntervalOf): Interval | undefined {
  const path = pathOf(expression)
  if (path !== undefined) return intervalOf(path)
  switch (expression.kind) {
    case 'number':
      return [expression.value, expression.value]
    case 'unary':
      return expression.operator === '-' ? negate(range(expression.operand, intervalOf)) : undefined
    case 'binary':
      return rangeOfBinary(expression, intervalOf)
    case 'conditional':
      return both(range(expression.whenTrue, intervalOf), range(expression.whenFalse, intervalOf), (a, b) => hull([...a, ...b]))
    case 'call':
      return rangeOfCall(expression, intervalOf)
    default:
      return undefined
  }
}

type Combine = (a: Interval, b: Interval) => Interval | undefined

function both(a: Interval | undefined, b: Interval | undefined, combine: Combine): Interval | undefined {
  return a && b && combine(a, b)
}

const unbounded: Interval = [-Infinity, Infinity]

/** 0 · ∞ and ∞ / ∞ stand for limits that the other corners reach; 0 lies among them. */
const hull = (corners: readonly number[]): Interval => {
  const numbers = corners.map((corner) => (Number.isNaN(corner) ? 0 : corner + 0))
  return [Math.min(...numbers), Math.max(...numbers)]
}

const negate = (a: Interval | undefined): Interval | undefined => a && hull([-a[0], -a[1]])
/** An end that is ∞ − ∞ is not known: it opens on its own side. */
const widened = (low: number, high: number): Interval => [Number.isNaN(low) ? -Infinity : low, Number.isNaN(high) ? Infinity : high]
const add: Combine = (a, b) => widened(a[0] + b[0], a[1] + b[1])
const subtract: Combine = (a, b) => widened(a[0] - b[1], a[1] - b[0])
const corners = (a: Interval, b: Interval, apply: (a: number, b: number) => number) =>
  hull([apply(a[0], b[0]), apply(a[0], b[1]), apply(a[1], b[0]), apply(a[1], b[1])])

function divide(a: Interval, b: Interval): Interval {
  const holdsZero = b[0] <= 0 && b[1] >= 0
  return holdsZero ? unbounded : corners(a, b, (x, y) => x / y)
}

const arithmetic: Readonly<Record<string, Combine>> = {
  '+': add,
  '-': subtract,
  '*': (a, b) => corners(a, b, (x, y) => x * y),
  '/': divide,
}

function rangeOfBinary({ operator, left, right }: Binary, intervalOf: IntervalOf): Interval | undefined {
  if (operator === '??') return both(range(left, intervalOf), range(right, intervalOf), (a, b) => hull([...a, ...b]))
  const combine = arithmetic[operator]
  return combine && both(range(left, intervalOf), range(right, intervalOf), combine)
}

const same = (interval: Interval): Interval => interval
const ofTurn = (): Interval => [-1, 1]
/** What of an interval lies within the numbers that a function takes. */
const within = ([least, most]: Interval, [low, high]: Interval): Interval => [
  Math.min(high, Math.max(low, least)),
  Math.min(high, Math.max(low, most)),
]

/** Of the first argument, where the ends of the result are not those of its ends. */
const ownRanges: Readonly<Record<string, (first: Interval) => Interval>> = {
  abs: (first) => (first[0] <= 0 && first[1] >= 0 ? [0, Math.max(-first[0], first[1])] : hull(first.map(Math.abs))),
  // A negative argument gives no result, so the bounds start at 0.
  sqrt: (first) => hull(first.map((end) => Math.sqrt(Math.max(0, end)))),
  sin: ofTurn,
  cos: ofTurn,
  tan: () => unbounded,
  asin: (first) => hull(within(first, [-1, 1]).map(unaryFunctions.asin)),
  acos: (first) => hull(within(first, [-1, 1]).map(unaryFunctions.acos)),
  log: (first) => hull(within(first, [0, Infinity]).map(unaryFunctions.log)),
  log10: (first) => hull(within(first, [0, Infinity]).map(unaryFunctions.log10)),
  atan2: () => [-180, 180],
  mean: same,
  first: same,
  last: same,
  sum: (first) => [first[0] < 0 ? -Infinity : 0, first[1] > 0 ? Infinity : 0],
  count: () => [0, Infinity],
}

function rangeOfCall({ name, arguments: values }: Call, intervalOf: IntervalOf): Interval | undefined {
  const [first, ...others] = values.map((argument) => range(argument, intervalOf))
  if (first === undefined) return undefined
  const own = Object.hasOwn(ownRanges, name) ? ownRanges[name] : undefined
  if (own) return own(first)
  if (isUnaryFunction(name)) return hull(first.map(unaryFunctions[name]))
  const combine = combinations[name]
  return combine && others.reduce((shared, other) => both(shared, other, combine), first)
}

const extreme =
  (name: 'min' | 'max'): Combine =>
  (a, b) => [binaryFunctions[name](a[0], b[0]), binaryFunctions[name](a[1], b[1])]

/** What is left lies between 0 and the divisor, which may have either sign. */
const remainder: Combine = (_, divisor) => hull([0, ...divisor])

/** A root rises with its radicand; one of an even degree has no value below 0. */
const rootRange: Combine = (radicand, [degree]) =>
  hull((degree % 2 === 0 ? within(radicand, [0, Infinity]) : radicand).map((end) => binaryFunctions.root(end, degree)))

/** A base that is not negative rises or falls with both arguments; any base with one whole exponent has its turning point at 0. */
function power(base: Interval, exponent: Interval): Interval {
  if (base[0] > 0 || (base[0] === 0 && exponent[0] >= 0)) return corners(base, exponent, (x, y) => (x === 1 ? 1 : Math.pow(x, y)))
  const [whole] = exponent
  const holdsZero = base[1] >= 0
  if (whole !== exponent[1] || !Number.isInteger(whole) || (whole < 0 && holdsZero)) return unbounded
  return hull([...base.map((end) => Math.pow(end, whole)), ...(holdsZero ? [Math.pow(0, whole)] : [])])
}

const combinations: Readonly<Record<string, Combine>> = {
  pow: power,
  min: extreme('min'),
  max: extreme('max'),
  mod: remainder,
  root: rootRange,
}
