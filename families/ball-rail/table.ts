/** Ball-rail guides in the catalogue. */
import { ballRailCandidate, type BallRailCandidate } from './wire/ball-rail.ts'
import { type CellKind, type CatalogueTable, trustOrder } from '../define/catalogue-table.ts'
import { rule } from '../define/table-rule.ts'

/** Holes and heights, which decide nothing: they are drawn. */
const mountingColumns = [
  'blockClearanceMm',
  'blockHolesAcrossMm',
  'blockHolesAlongMm',
  'blockThreadMm',
  'blockThreadDepthMm',
  'railHeightMm',
  'railHolePitchMm',
  'railHoleRowPitchMm',
  'railHoleMm',
  'railCounterboreMm',
  'railCounterboreDepthMm',
] as const satisfies readonly (keyof BallRailCandidate)[]

/** Blocks with their rail: order by rail width, then trust, dynamic load rating. */
export const ballRailTable: CatalogueTable<BallRailCandidate> = {
  id: 'ball-rail',
  columns: {
    heightMm: 'number',
    widthMm: 'number',
    lengthMm: 'number',
    railWidthMm: 'number',
    blockClearanceMm: 'number',
    blockHolesAcrossMm: 'number',
    blockHolesAlongMm: 'number',
    blockThreadMm: 'number',
    blockThreadDepthMm: 'number',
    railHeightMm: 'number',
    railHolePitchMm: 'number',
    railHoleRowPitchMm: 'number',
    railHoleMm: 'number',
    railCounterboreMm: 'number',
    railCounterboreDepthMm: 'number',
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
  } satisfies Record<keyof BallRailCandidate, CellKind>,
  choices: { maxRailLengthMm: { type: 20, own: 'atLeast' } },
  mayLack: mountingColumns,
  candidate: ballRailCandidate.check(
    rule('staticLoadRatingKn', 'staticBelowDynamic', (guide: BallRailCandidate) => guide.staticLoadRatingKn >= guide.dynamicLoadRatingKn),
  ),
  order: ({ basis, candidate }) => [candidate.railWidthMm, trustOrder[basis], candidate.dynamicLoadRatingKn],
}
