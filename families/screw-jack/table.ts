/** Screw jacks in the catalogue. */
import { screwJackCandidate, type ScrewJackCandidate } from './wire/screw-jack.ts'
import { type CellKind, type CatalogueTable, trustOrder } from '../define/catalogue-table.ts'
import { rule } from '../define/table-rule.ts'

/** Screw jacks: products before the demonstration series; then by rated load, trust, ratio (the faster first). */
export const screwJackTable: CatalogueTable<ScrewJackCandidate> = {
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
    maxInputRadialForceN: 'number',
    tareTorqueNm: 'number',
    nutLengthMm: 'number',
    housingRigidityNPerUm: 'number',
    threadStarts: 'number',
    threadForm: 'text',
    collarDiameterMm: 'number',
    collarFriction: 'number',
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
  order: ({ basis, candidate }) => [Number(basis === 'demo'), candidate.capacityKg, trustOrder[basis], candidate.wormRatio],
}
