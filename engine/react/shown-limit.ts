/** A bound rounded so that it can be read and typed. */
import type { PlannedField } from '../index.ts'
import { writeNumber } from '../index.ts'
import type { BoundName } from '../plan/plan.ts'
import type { UnitSystem } from '../units/index.ts'

const mostDigits = 6
const digitsOf = (value: number) => value.toExponential().replace(/e.*|[-.]/g, '').length

/**
 * A bound in the unit shown. What is computed or converted has up to 17 digits: of those, five that count are left, rounded to the inside, so
 * that the number named is one that the field takes. Whole units are never rounded away.
 */
export function shownLimit(planned: PlannedField, limit: number, { system, side }: { system: UnitSystem; side: BoundName }): number {
  const shown = Number(writeNumber(planned, limit, system))
  if (digitsOf(shown) <= mostDigits) return shown
  const step = Math.min(1, 10 ** (Math.floor(Math.log10(Math.abs(shown))) + 2 - mostDigits))
  const whole = side === 'min' || side === 'exclusiveMin' ? Math.ceil(shown / step - 1e-9) : Math.floor(shown / step + 1e-9)
  return Number((whole * step).toPrecision(12))
}
