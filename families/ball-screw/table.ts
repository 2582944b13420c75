/** Catalogue table of ball screws. */
import { ballScrewCandidate, type BallScrewCandidate } from './wire/ball-screw.ts'
import { trustOrder } from '../define/catalogue-table.ts'
import { defineTable } from '../define/table-columns.ts'
import { rule } from '../define/table-rule.ts'

/** Whether a coarser grade never has shorter shafts than a finer one. */
const lengthsRise = ({ lengthByGrade }: BallScrewCandidate): boolean => {
  const lengths = Object.entries(lengthByGrade ?? {}).toSorted(([a], [b]) => Number(a) - Number(b))
  return lengths.every(([, length], index) => lengths.slice(0, index).every(([, finer]) => length >= finer))
}

/** Screws with nut; sorts by nominal diameter, then provenance, dynamic load rating, lead. */
export const ballScrewTable = defineTable<BallScrewCandidate>({
  id: 'ball-screw',
  candidate: ballScrewCandidate.check(
    rule('rootDiameterMm', 'rootNotBelowOuter', (screw: BallScrewCandidate) => screw.rootDiameterMm < screw.nominalDiameterMm),
    rule('staticLoadRatingN', 'staticBelowDynamic', (screw: BallScrewCandidate) => screw.staticLoadRatingN >= screw.dynamicLoadRatingN),
    rule('lengthByGrade', 'lengthShrinks', lengthsRise),
  ),
  order: ({ basis, candidate }) => [candidate.nominalDiameterMm, trustOrder[basis], candidate.dynamicLoadRatingN, candidate.leadMm],
})
