/** Ball screws in the catalogue. */
import { ballScrewCandidate, type BallScrewCandidate } from './wire/ball-screw.ts'
import { type CellKind, type CatalogueTable, trustOrder } from '../define/catalogue-table.ts'
import { rule } from '../define/table-rule.ts'

/** A coarser grade never has shorter shafts than a finer one. */
const lengthsRise = ({ lengthByGrade }: BallScrewCandidate): boolean => {
  const lengths = Object.entries(lengthByGrade ?? {}).toSorted(([a], [b]) => Number(a) - Number(b))
  return lengths.every(([, length], index) => index === 0 || length >= (lengths[index - 1]?.[1] ?? 0))
}

/** The outside of the nut, which decides nothing: it is drawn. */
const nutColumns = [
  'nutDiameterMm',
  'flangeDiameterMm',
  'flangeThicknessMm',
  'flangeBoltCircleMm',
  'flangeHoleMm',
] as const satisfies readonly (keyof BallScrewCandidate)[]

/** Ball screws with nut: order by nominal diameter, then trust, dynamic load rating, lead. */
export const ballScrewTable: CatalogueTable<BallScrewCandidate> = {
  id: 'ball-screw',
  columns: {
    nominalDiameterMm: 'number',
    leadMm: 'number',
    rootDiameterMm: 'number',
    ballCircleDiameterMm: 'number',
    dynamicLoadRatingN: 'number',
    staticLoadRatingN: 'number',
    nutLengthMm: 'number',
    nutDiameterMm: 'number',
    flangeDiameterMm: 'number',
    flangeThicknessMm: 'number',
    flangeBoltCircleMm: 'number',
    flangeHoleMm: 'number',
    dnLimit: 'number',
    maxSpeedRpm: 'number',
    lengthByGrade: 'pairs',
    nutRigidityNPerUm: 'number',
    nutRigidityLoadN: 'number',
  } satisfies Record<keyof BallScrewCandidate, CellKind>,
  mayLack: nutColumns,
  candidate: ballScrewCandidate.check(
    rule('rootDiameterMm', 'rootNotBelowOuter', (screw: BallScrewCandidate) => screw.rootDiameterMm < screw.nominalDiameterMm),
    rule('staticLoadRatingN', 'staticBelowDynamic', (screw: BallScrewCandidate) => screw.staticLoadRatingN >= screw.dynamicLoadRatingN),
    rule('lengthByGrade', 'lengthShrinks', lengthsRise),
  ),
  order: ({ basis, candidate }) => [candidate.nominalDiameterMm, trustOrder[basis], candidate.dynamicLoadRatingN, candidate.leadMm],
}
