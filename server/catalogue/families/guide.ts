/** Ball-rail guides in the catalogue. */
import { guideCandidate, type GuideCandidate } from '../../../contract/guide.ts'
import { type CellKind, type Family, trustOrder } from '../family.ts'
import { rule } from './rule.ts'

/** Blocks with their rail: order by rail width, then trust, dynamic load rating. */
export const guideFamily: Family<GuideCandidate> = {
  id: 'guide',
  columns: {
    heightMm: 'number',
    widthMm: 'number',
    lengthMm: 'number',
    railWidthMm: 'number',
    dynamicLoadRatingKn: 'number',
    staticLoadRatingKn: 'number',
    rollMomentKnm: 'number',
    pitchMomentKnm: 'number',
    yawMomentKnm: 'number',
    blockMassKg: 'number',
    railMassKgPerM: 'number',
    maxRailLengthMm: 'number',
    maxSpeedMmPerS: 'number',
    ratingDistanceKm: 'number',
    equivalentLoadRule: 'text',
  } satisfies Record<keyof GuideCandidate, CellKind>,
  candidate: guideCandidate.check(
    rule('staticLoadRatingKn', 'staticBelowDynamic', (guide: GuideCandidate) => guide.staticLoadRatingKn >= guide.dynamicLoadRatingKn),
  ),
  order: ({ basis, candidate }) => [candidate.railWidthMm, trustOrder[basis], candidate.dynamicLoadRatingKn],
}
