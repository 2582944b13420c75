/** The order of whole axes: by what their parts are large by, since each part alone would trade a small screw for a large motor. */
import type { Basis } from '../../contract/results/sizing.ts'
import { trustOrder } from '../define/catalogue-table.ts'
import type { Axis } from './search.ts'

/** ln(d² b² TN): a part that is twice as large weighs the same, whichever it is. */
const sizeOf = ({ screw, guide, motor }: Axis): number =>
  2 * Math.log(screw.candidate.nominalDiameterMm) + 2 * Math.log(guide.candidate.railWidthMm) + Math.log(motor.candidate.ratedTorqueNm)

/** Trust in the figures of the part that is trusted least. */
export const leastTrust = ({ screw, guide, motor }: Axis): number =>
  Math.max(...[screw, guide, motor].map(({ basis }: { readonly basis: Basis }) => trustOrder[basis]))

/** A difference of sizes that rounding makes is none. */
const sameSize = 1e-9

/** Negative where the first axis stands before the second: the smaller, then the one that is trusted more. Equals keep the order of their screws. */
export function bySize(one: Axis, other: Axis): number {
  const smaller = sizeOf(one) - sizeOf(other)
  if (Math.abs(smaller) > sameSize) return smaller
  return leastTrust(one) - leastTrust(other)
}
