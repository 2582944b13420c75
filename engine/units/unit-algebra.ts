/** Products, quotients and roots of units, for checking formulas. */
import { addFactor, sameDimension, unitOf } from './unit.ts'
import type { Unit } from './unit.ts'

/** Whether a number means the same quantity in both units (rpm and turn/min, J and N*m; not '' and %). */
export function sameScale(a: Unit, b: Unit): boolean {
  return sameDimension(a, b) && a.numerator * b.denominator === b.numerator * a.denominator
}

/**
 * The unit `a · b^power`: 1 multiplies, -1 divides. Equal symbols cancel (`t` times `kg/t` is `kg`); nothing else is rewritten.
 *
 * @param power integer, -9 to 9
 */
export function combineUnits(a: Unit, b: Unit, power: number): Unit {
  const factors = { ...a.factors }
  for (const [symbol, exponent] of Object.entries(b.factors)) addFactor(factors, symbol, exponent * power)
  return unitOf(factors)
}

/** The root of a unit; undefined if the degree does not divide an exponent (`mm^2` has a square root, `mm*m` does not). */
export function rootUnit(unit: Unit, degree: number): Unit | undefined {
  const shares = Object.entries(unit.factors).map(([symbol, exponent]) => [symbol, exponent / degree] as const)
  return shares.every(([, exponent]) => Number.isInteger(exponent)) ? unitOf(Object.fromEntries(shares)) : undefined
}
