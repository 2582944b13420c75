/** Travel deviation of a screw by its available grades. */
import { finestE300, type GradeLength } from '../../formulas/shaft-length.ts'
import { travelDeviation } from '../../formulas/travel-deviation.ts'
import type { BallScrewDuty } from './input.ts'

/** Deviations ±ep over the useful length, m. */
export type TravelDeviations = {
  /** lu = travel + nut, m. */
  readonly usefulLength: number
  /** Of the finest grade that is long enough and permitted; of the finest of all if there is none. */
  readonly finest: number
  /** Of the coarsest sufficient grade, which is ordered; undefined if none is sufficient. */
  readonly ordered: number | undefined
}

/**
 * @param duty travel, permitted deviations
 * @param screw available grades, nut length and shaft length, m
 * @returns m
 */
export function travelDeviations(
  duty: Pick<BallScrewDuty, 'stroke' | 'e300' | 'travelDeviation'>,
  screw: { readonly lengths: readonly GradeLength[]; readonly nutLength: number; readonly shaftLength: number },
): TravelDeviations {
  const usefulLength = duty.stroke + screw.nutLength
  const deviationOf = (e300: number) => travelDeviation(e300, usefulLength)
  const made = screw.lengths.filter(({ e300, length }) => e300 <= duty.e300 && length >= screw.shaftLength)
  const suitable = made.map(({ e300 }) => e300).filter((e300) => deviationOf(e300) <= (duty.travelDeviation ?? Infinity))
  return {
    usefulLength,
    finest: deviationOf(finestE300(made.length > 0 ? made : screw.lengths)),
    ordered: suitable.length > 0 ? deviationOf(Math.max(...suitable)) : undefined,
  }
}
