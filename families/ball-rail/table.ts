/** Catalogue table of ball-rail guides. */
import { ballRailCandidate, type BallRailCandidate } from './wire/ball-rail.ts'
import { trustOrder } from '../define/catalogue-table.ts'
import { defineTable } from '../define/table-columns.ts'
import { rule } from '../define/table-rule.ts'

/** Blocks with their rail; sorts by rail width, then provenance, dynamic load rating. */
export const ballRailTable = defineTable<BallRailCandidate>({
  id: 'ball-rail',
  candidate: ballRailCandidate.check(
    rule('staticLoadRatingKn', 'staticBelowDynamic', (guide: BallRailCandidate) => guide.staticLoadRatingKn >= guide.dynamicLoadRatingKn),
  ),
  order: ({ basis, candidate }) => [candidate.railWidthMm, trustOrder[basis], candidate.dynamicLoadRatingKn],
})
