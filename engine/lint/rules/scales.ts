/** Literals that are slightly wrong: scale factors, physical constants and π with too few digits. */
import { parts } from '../../expression/expression.ts'
import type { Expression } from '../../expression/index.ts'
import { parseUnit } from '../../units/index.ts'
import type { LintContext } from '../facts/context.ts'
import type { RuleFinding } from '../facts/finding.ts'
import { warning } from '../facts/finding.ts'

/** Literals whose unit is a pure scale factor but whose number differs from that scale, with the correct number. */
function falseScales(expression: Expression): readonly { readonly written: string; readonly meant: string }[] {
  const inner = parts(expression).flatMap(falseScales)
  if (expression.kind !== 'number') return inner
  const { value, unit: symbol = '' } = expression
  const unit = parseUnit(symbol)
  // A single symbol is a share: `5[%]`.
  if (!unit || Object.keys(unit.factors).length < 2 || unit.dimension.some((power) => power !== 0)) return inner
  const scale = unit.numerator / unit.denominator
  // Some scales are irrational and are written with any number of digits.
  if (Math.abs(value * scale - 1) < 1e-6) return inner
  return [{ written: `${value}[${symbol}]`, meant: `${Number((1 / scale).toPrecision(12))}[${symbol}]` }]
}

/** Reports a factor such as `100[mm/m]`, whose number does not match its unit. */
export function falseScale({ checked }: LintContext): RuleFinding[] {
  return checked.flatMap(({ path, expression }) =>
    falseScales(expression).map(({ written, meant }) =>
      warning(path, `${written} is no change of scale`, `write ${meant}; a slope or a share is a plain number`),
    ),
  )
}

const standardGravity = 9.80665

const measuresAcceleration = (symbol: string): boolean => parseUnit(symbol)?.dimension.join() === parseUnit('m/s^2')?.dimension.join()

/** Literals close to standard gravity or π, but not exact. */
function nearConstants(expression: Expression): readonly { readonly written: string; readonly meant: string }[] {
  const inner = parts(expression).flatMap(nearConstants)
  if (expression.kind !== 'number') return inner
  const { value, unit: symbol } = expression
  if (symbol === undefined) {
    return value !== Math.PI && Math.abs(value - Math.PI) < 0.002 ? [...inner, { written: `${value}`, meant: 'pi' }] : inner
  }
  if (!measuresAcceleration(symbol)) return inner
  const unit = parseUnit(symbol)
  const scaled = unit ? (value * unit.numerator) / unit.denominator : value
  const isNear = scaled > 9.7 && scaled < 9.9 && Math.abs(scaled - standardGravity) > 1e-9
  const meant = unit ? Number(((standardGravity * unit.denominator) / unit.numerator).toPrecision(9)) : standardGravity
  return isNear ? [...inner, { written: `${value}[${symbol}]`, meant: `${meant}[${symbol}]` }] : inner
}

/** Reports `9.81[m/s^2]` and `3.14`: formulas should use the exact constant. */
export function nearConstant({ checked }: LintContext): RuleFinding[] {
  return checked.flatMap(({ path, expression }) =>
    nearConstants(expression).map(({ written, meant }) => warning(path, `${written} is nearly ${meant}`, `write ${meant}`)),
  )
}
