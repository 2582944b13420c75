/** Rounds a bound for display. */
import type { PlannedField } from '../index.ts'
import { writeNumber } from '../index.ts'
import type { BoundName } from '../plan/plan.ts'
import type { UnitSystem } from '../units/index.ts'

const mostDigits = 6
const digitsOf = (value: number) => value.toExponential().replace(/e.*|[-.]/g, '').length

/**
 * A bound in the displayed unit. Computed or converted bounds have up to 17 digits; they are rounded inwards to five significant
 * digits, so that the field accepts the displayed number. Whole units are never rounded away.
 */
export function shownLimit(planned: PlannedField, limit: number, { system, side }: { system: UnitSystem; side: BoundName }): number {
  const shown = Number(writeNumber(planned, limit, system))
  if (digitsOf(shown) <= mostDigits) return shown
  const step = Math.min(1, 10 ** (Math.floor(Math.log10(Math.abs(shown))) + 2 - mostDigits))
  const whole = side === 'min' || side === 'exclusiveMin' ? Math.ceil(shown / step - 1e-9) : Math.floor(shown / step + 1e-9)
  return Number((whole * step).toPrecision(12))
}
