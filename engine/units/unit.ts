/** Units: their dimension, their exact scale, and conversion between them. */
import { at } from '../base/at.ts'
import { baseUnits, derivedUnits, unitAliases } from './unit-table.ts'

/**
 * A unit. A value in it, times `numerator / denominator`, is the value in base units (m, kg, s, A, turn, K).
 *
 * Both are integers if the definition is rational and fits a double (all but rad and hp).
 */
export type Unit = {
  /** The canonical spelling, for example `N*m` or `mm/s^2`; '' is dimensionless. */
  readonly symbol: string
  /** Exponents of m, kg, s, A, turn, K. */
  readonly dimension: readonly number[]
  readonly numerator: number
  readonly denominator: number
  /** The symbols the unit is written with and their exponents: `mm/s^2` is `{ mm: 1, s: -2 }`. */
  readonly factors: Readonly<Record<string, number>>
}

type Ratio = readonly [numerator: number, denominator: number]

const longestUnit = 80
const mostCached = 1000
const cache = new Map<string, Unit>()

/**
 * Parses a unit, compound ones included: `mm`, `kg/t`, `N*m`, `m/s^2`, `m/s²`, `1/min`, '' (dimensionless).
 *
 * @param text symbols joined by `*` (or `·`) and `/` from left to right, each with an optional `^` and integer exponent
 * @returns the unit, or undefined if the text is not a unit
 */
export function parseUnit(text: string): Unit | undefined {
  const known = cache.get(text)
  if (known !== undefined) return known
  if (text.length > longestUnit) return undefined
  const plain = text.trim()
  const factors = readFactors(Object.hasOwn(unitAliases, plain) ? (unitAliases[plain] ?? plain) : plain)
  if (factors === undefined) return undefined
  const unit = unitOf(factors)
  // Texts also come from users, so the cache is bounded.
  if (cache.size < mostCached) cache.set(text, unit)
  return unit
}

/** Whether both units measure the same kind of quantity (mm and in do, rpm and 1/min do not). */
export function sameDimension(a: Unit, b: Unit): boolean {
  return a.dimension.every((exponent, index) => exponent === b.dimension[index])
}

/**
 * Converts a value: `value · n / d` with the exact integer ratio n / d of the two units, so that 0.7 m is 700 mm and not 699.999….
 *
 * Correctly rounded where n or d is 1, otherwise within one unit in the last place.
 *
 * @param value number in `from`
 * @returns number in `to`
 * @throws RangeError where a unit is unknown or the dimensions differ
 */
export function convert(value: number, from: string, to: string): number {
  if (from === to) return value
  const source = parseUnit(from)
  const target = parseUnit(to)
  if (source === undefined || target === undefined || !sameDimension(source, target)) {
    throw new RangeError(`cannot convert [${from}] to [${to}]`)
  }
  const [numerator, denominator] = multiply([source.numerator, source.denominator], [target.denominator, target.numerator])
  return (value * numerator) / denominator
}

function readFactors(text: string): Record<string, number> | undefined {
  const factors: Record<string, number> = {}
  const plain = text.replace(/[·⋅]/g, '*').replaceAll('²', '^2').replaceAll('³', '^3').replaceAll('⁴', '^4')
  if (plain === '') return factors
  let sign = 1
  for (const part of plain.split(/([*/])/)) {
    if (part === '*' || part === '/') {
      sign = part === '*' ? 1 : -1
      continue
    }
    const [, name = '', power = '1'] = /^ *(.+?) *(?:\^(-?\d))?$/.exec(part) ?? []
    const known = factorsOf(name)
    if (known === undefined) return undefined
    for (const [symbol, exponent] of Object.entries(known)) addFactor(factors, symbol, exponent * Number(power) * sign)
  }
  return factors
}

function factorsOf(name: string): Readonly<Record<string, number>> | undefined {
  if (name === '1') return {}
  if (Object.hasOwn(unitAliases, name)) return readFactors(unitAliases[name] ?? '')
  return baseUnits.some((base) => base === name) || Object.hasOwn(derivedUnits, name) ? { [name]: 1 } : undefined
}

/** Adds to the exponent of a symbol; a symbol with exponent 0 is removed. */
export function addFactor(factors: Record<string, number>, symbol: string, exponent: number): void {
  const sum = (factors[symbol] ?? 0) + exponent
  if (sum === 0) delete factors[symbol]
  else factors[symbol] = sum
}

/** The unit with these symbols and exponents. */
export function unitOf(factors: Readonly<Record<string, number>>): Unit {
  let scale: Ratio = [1, 1]
  const powers = baseUnits.map(() => 0)
  for (const [symbol, exponent] of Object.entries(factors)) {
    const atom = atomOf(symbol)
    const step: Ratio = exponent > 0 ? [atom.numerator, atom.denominator] : [atom.denominator, atom.numerator]
    for (let count = Math.abs(exponent); count > 0; count -= 1) scale = multiply(scale, step)
    atom.dimension.forEach((power, index) => (powers[index] = at(powers, index) + power * exponent))
  }
  return { symbol: symbolOf(factors), dimension: powers, numerator: scale[0], denominator: scale[1], factors }
}

const atoms = new Map<string, Omit<Unit, 'symbol' | 'factors'>>()

function atomOf(symbol: string): Omit<Unit, 'symbol' | 'factors'> {
  const known = atoms.get(symbol)
  if (known !== undefined) return known
  const definition = derivedUnits[symbol]
  const atom =
    definition === undefined
      ? { dimension: baseUnits.map((base) => (base === symbol ? 1 : 0)), numerator: 1, denominator: 1 }
      : derive(definition)
  atoms.set(symbol, atom)
  return atom
}

function derive([numerator, denominator, text]: readonly [number, number, string]): Omit<Unit, 'symbol' | 'factors'> {
  const unit = unitOf(readFactors(text) ?? {})
  const scale = multiply([numerator, denominator], [unit.numerator, unit.denominator])
  return { dimension: unit.dimension, numerator: scale[0], denominator: scale[1] }
}

function symbolOf(factors: Readonly<Record<string, number>>): string {
  const entries = Object.entries(factors)
  const write = ([symbol, exponent]: readonly [string, number]) => (Math.abs(exponent) === 1 ? symbol : `${symbol}^${Math.abs(exponent)}`)
  const above = entries.filter(([, exponent]) => exponent > 0).map(write)
  const below = entries.filter(([, exponent]) => exponent < 0).map((entry) => `/${write(entry)}`)
  return below.length === 0 ? above.join('*') : (above.join('*') || '1') + below.join('')
}

function multiply([a, b]: Ratio, [c, d]: Ratio): Ratio {
  const first = greatestCommonDivisor(a, d)
  const second = greatestCommonDivisor(c, b)
  return [(a / first) * (c / second), (b / second) * (d / first)]
}

function greatestCommonDivisor(a: number, b: number): number {
  if (!Number.isSafeInteger(a) || !Number.isSafeInteger(b)) return 1
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
