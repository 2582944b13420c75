/** Unit rules: units are checked at compile time and erased; nothing is converted. */
import { combineUnits, convert, formatNumber, parseUnit, rootUnit, sameDimension, sameScale } from '../units/index.ts'
import type { Unit } from '../units/index.ts'
import type { Expression } from './expression.ts'
import type { Complain } from './expression-error.ts'
import type { NumberType } from './expression-type.ts'

const largestExponent = 9
const bareNumber: NumberType = { kind: 'number', unit: '', bare: true }

/** The unit of a number type; an unknown symbol counts as dimensionless here and is reported by `numberIn` and `check`. */
const unitOf = (type: NumberType): Unit => parseUnit(type.unit) ?? dimensionless()

function dimensionless(): Unit {
  const unit = parseUnit('')
  if (unit === undefined) throw new RangeError('the dimensionless unit is unknown')
  return unit
}

/** A number type with this unit; reports a unit that cannot be written, such as `m^18`. */
function numberIn({ symbol }: Unit, complain: Complain): NumberType {
  if (parseUnit(symbol) !== undefined) return { kind: 'number', unit: symbol }
  complain('unknownUnit', `[${symbol}] is more than a unit can be: exponents go from -9 to 9`, { unit: symbol })
  return bareNumber
}

/**
 * The common unit of two numbers that are added, compared or alternatives; a bare literal adopts the other's unit.
 *
 * @returns the common type; `b`'s after reporting a mismatch
 */
export function unifyUnits(a: NumberType, b: NumberType, complain: Complain): NumberType {
  if (a.bare === true) return b
  if (b.bare === true) return a
  const [from, to] = [unitOf(a), unitOf(b)]
  if (sameScale(from, to)) return a
  const params = { from: a.unit, to: b.unit }
  if (sameDimension(from, to)) {
    const advice = conversionAdvice(from, to)
    const message = `${bracket(from)} and ${bracket(to)} measure the same thing on different scales; to get ${bracket(to)}, ${advice}`
    complain('scaleMismatch', message, { ...params, advice })
  } else complain('dimensionMismatch', `${bracket(from)} and ${bracket(to)} do not measure the same thing`, params)
  return b
}

/** The unit of a product (power 1) or quotient (power -1). A bare literal is dimensionless here. */
export function combineTypes(a: NumberType, b: NumberType, { power, complain }: { power: 1 | -1; complain: Complain }): NumberType {
  if (a.bare === true && b.bare === true) return a
  return numberIn(combineUnits(unitOf(a), unitOf(b), power), complain)
}

const rootNames: Readonly<Record<number, string>> = { 2: 'square root', 3: 'cube root' }

/** The unit of a root. */
export function rootType(type: NumberType, degree: number, complain: Complain): NumberType {
  if (type.bare === true) return type
  const root = rootUnit(unitOf(type), degree)
  if (root !== undefined) return numberIn(root, complain)
  const name = rootNames[degree] ?? `root of degree ${degree}`
  complain('noUnitRoot', `${bracket(unitOf(type))} has no ${name} among the units`, { unit: type.unit })
  return bareNumber
}

/** The degree of a root, written out; reports any other expression. */
export function rootDegree(expression: Expression, complain: Complain): number | undefined {
  const degree = wholeLiteral(expression)
  if (degree !== undefined && degree >= 2 && degree <= largestExponent) return degree
  complain('badDegree', `the degree of a root is a whole number from 2 to ${largestExponent}, written out`)
  return undefined
}

const degrees: NumberType = { kind: 'number', unit: 'deg' }
const plain: NumberType = { kind: 'number', unit: '' }

/** The result of a sine, cosine or tangent of an angle in degrees: a plain number. */
export function sineType(angle: NumberType, complain: Complain): NumberType {
  unifyUnits(angle, degrees, complain)
  return plain
}

/** The result of an exponential or a logarithm of a plain number: a plain number. */
export function plainType(value: NumberType, complain: Complain): NumberType {
  unifyUnits(value, plain, complain)
  return plain
}

/** The result of an arc function of a plain number: an angle in degrees. */
export function angleType(ratio: NumberType, complain: Complain): NumberType {
  unifyUnits(ratio, plain, complain)
  return degrees
}

/** The result of an arc tangent of two numbers in one unit: an angle in degrees. */
export function angleBetween(across: NumberType, along: NumberType, complain: Complain): NumberType {
  unifyUnits(across, along, complain)
  return degrees
}

/**
 * The unit of a power: a quantity needs an integer literal exponent, a plain number takes any exponent.
 *
 * @param complain reports at the exponent
 */
export function powerType(base: NumberType, exponent: { type: NumberType; expression: Expression }, complain: Complain): NumberType {
  const { type, expression } = exponent
  if (type.bare !== true && type.unit !== '') complain('badExponent', `an exponent has no unit, this one is in [${type.unit}]`)
  if (base.bare === true) return type.bare === true ? base : plain
  if (base.unit === '') return base
  const power = wholeLiteral(expression)
  if (power !== undefined && Math.abs(power) <= largestExponent) {
    return numberIn(combineUnits(dimensionless(), unitOf(base), power), complain)
  }
  complain('badExponent', `${bracket(unitOf(base))} needs a whole number from -9 to 9, written out, as its exponent`)
  return bareNumber
}

function wholeLiteral(node: Expression): number | undefined {
  if (node.kind === 'number') return Number.isInteger(node.value) ? node.value : undefined
  if (node.kind !== 'unary' || node.operator !== '-') return undefined
  const positive = wholeLiteral(node.operand)
  return positive === undefined ? undefined : -positive
}

function bracket(unit: Unit): string {
  return unit.symbol === '' ? 'a plain number' : `[${unit.symbol}]`
}

/** Advice on converting one scale to the other; the factor that is at least 1 is shown because it reads better. */
function conversionAdvice(from: Unit, to: Unit): string {
  const factor = convert(1, from.symbol, to.symbol)
  if (factor >= 1) return `multiply by ${formatNumber(factor)}[${combineUnits(to, from, -1).symbol}]`
  return `divide by ${formatNumber(convert(1, to.symbol, from.symbol))}[${combineUnits(from, to, -1).symbol}]`
}
