/** What every servo motor of a platform has to reach. */
import type { Quantity } from '../wire/calls.ts'
import { convert } from '../../../engine/units/index.ts'

/**
 * T_rated >= T_eff / I: the efficiency, which is 1 at most, only asks for more.
 *
 * @param rows of the first step
 * @param ratio I; where several are possible, the largest of them
 * @returns rated torque `t2` (N·m) to reach; nothing where it is not known
 */
export const motorBounds = (rows: readonly Quantity[], ratio: number | undefined): Readonly<Record<string, number>> => {
  const effective = rows.find(({ name }) => name === 'effectiveTorque')
  return effective && ratio !== undefined ? { t2: convert(effective.value, effective.unit, 'N*m') / ratio } : {}
}
