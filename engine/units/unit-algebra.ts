/** Products, quotients and roots of units, for checking formulas. */
import { knownUnits } from './known-units.ts'
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

/**
 * The root of a unit: of its exponents where the degree divides them (`mm^2`), else the unit whose power it is by another name (`N*mm/MPa` is
 * `mm^3`). Undefined where there is none: `mm*m` has no square root.
 */
export function rootUnit(unit: Unit, degree: number): Unit | undefined {
  const shares = Object.entries(unit.factors).map(([symbol, exponent]) => [symbol, exponent / degree] as const)
  if (shares.every(([, exponent]) => Number.isInteger(exponent))) return unitOf(Object.fromEntries(shares))
  const symbol = knownUnits.find((one) => sameScale(unitOf({ [one]: degree }), unit))
  return symbol === undefined ? undefined : unitOf({ [symbol]: 1 })
}
