/** The families of the catalogue. A new family is one more entry here and one more folder of files. */
import * as z from 'zod/mini'
import type { BallScrewCandidate } from '../../contract/ball-screw.ts'
import { ballScrewCandidate } from '../../contract/ball-screw.ts'
import type { ScrewJackCandidate } from '../../contract/lift.ts'
import { screwJackCandidate } from '../../contract/lift.ts'
import type { CatalogueIssueCode } from './catalogue-issue.ts'
import type { CellKind, Family } from './family.ts'
import { trustOrder } from './family.ts'

/** A rule between columns: `column` is where the error is reported. */
const rule = <T>(column: string, code: CatalogueIssueCode, holds: (value: T) => boolean) =>
  z.refine<T>(holds, { path: [column], params: { code } })

/** A coarser grade never has shorter shafts than a finer one. */
const lengthsRise = ({ lengthByGrade }: BallScrewCandidate): boolean => {
  const lengths = Object.entries(lengthByGrade ?? {}).toSorted(([a], [b]) => Number(a) - Number(b))
  return lengths.every(([, length], index) => index === 0 || length >= (lengths[index - 1]?.[1] ?? 0))
}

/** Ball screws with nut: order by nominal diameter, then trust, dynamic load rating, lead. */
export const ballScrewFamily: Family<BallScrewCandidate> = {
  id: 'ball-screw',
  columns: {
    nominalDiameterMm: 'number',
    leadMm: 'number',
    rootDiameterMm: 'number',
    ballCircleDiameterMm: 'number',
    dynamicLoadRatingN: 'number',
    staticLoadRatingN: 'number',
    nutLengthMm: 'number',
    dnLimit: 'number',
    maxSpeedRpm: 'number',
    lengthByGrade: 'pairs',
  } satisfies Record<keyof BallScrewCandidate, CellKind>,
  candidate: ballScrewCandidate.check(
    rule('rootDiameterMm', 'rootNotBelowOuter', (screw: BallScrewCandidate) => screw.rootDiameterMm < screw.nominalDiameterMm),
    rule('staticLoadRatingN', 'staticBelowDynamic', (screw: BallScrewCandidate) => screw.staticLoadRatingN >= screw.dynamicLoadRatingN),
    rule('lengthByGrade', 'lengthShrinks', lengthsRise),
  ),
  order: ({ basis, candidate }) => [candidate.nominalDiameterMm, trustOrder[basis], candidate.dynamicLoadRatingN, candidate.leadMm],
}

/** Screw jacks: order by rated load, then trust, ratio (the faster first). */
export const screwJackFamily: Family<ScrewJackCandidate> = {
  id: 'screw-jack',
  columns: {
    capacityKg: 'number',
    screwKind: 'text',
    screwDiameterMm: 'number',
    leadMm: 'number',
    rootDiameterMm: 'number',
    wormRatio: 'number',
    efficiency: 'number',
    maxInputSpeedRpm: 'number',
    maxInputTorqueNm: 'number',
    thermalPowerKw: 'number',
    nominalDutyPercent: 'number',
    maxDutyPercent: 'number',
    maxStrokeMm: 'number',
    extensionMm: 'number',
    dynamicLoadRatingN: 'number',
  } satisfies Record<keyof ScrewJackCandidate, CellKind>,
  candidate: screwJackCandidate.check(
    rule('rootDiameterMm', 'rootNotBelowOuter', (jack: ScrewJackCandidate) => jack.rootDiameterMm < jack.screwDiameterMm),
    rule('maxDutyPercent', 'dutyOrder', (jack: ScrewJackCandidate) => jack.nominalDutyPercent <= jack.maxDutyPercent),
    rule(
      'dynamicLoadRatingN',
      'ballNeedsRating',
      (jack: ScrewJackCandidate) => jack.screwKind !== 'ball' || jack.dynamicLoadRatingN !== undefined,
    ),
  ),
  order: ({ basis, candidate }) => [candidate.capacityKg, trustOrder[basis], candidate.wormRatio],
}

/** The product families of the catalogue, by the name of their folder. */
export const families: readonly Family[] = [ballScrewFamily, screwJackFamily]
