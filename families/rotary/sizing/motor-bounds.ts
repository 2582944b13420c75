/** Minimum requirements on every servo motor of a platform. */
import type { Quantity } from '../wire/calls.ts'
import { convert } from '../../../engine/units/index.ts'

/**
 * T_rated >= T_eff / I: neglecting the efficiency, which is at most 1, gives a lower bound.
 *
 * @param rows of the first step
 * @param ratio I; the largest if several are possible
 * @returns required rated torque `t2` (N·m); undefined if it is not known
 */
export const motorBounds = (rows: readonly Quantity[], ratio: number | undefined): Readonly<Record<string, number>> => {
  const effective = rows.find(({ name }) => name === 'effectiveTorque')
  return effective && ratio !== undefined ? { t2: convert(effective.value, effective.unit, 'N*m') / ratio } : {}
}
