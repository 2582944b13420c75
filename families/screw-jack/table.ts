/** Catalogue table of screw jacks. */
import { screwJackCandidate, type ScrewJackCandidate } from './wire/screw-jack.ts'
import { trustOrder } from '../define/catalogue-table.ts'
import { defineTable } from '../define/table-columns.ts'
import { rule } from '../define/table-rule.ts'

/** Products before the demonstration series; then sorts by rated load, provenance, ratio (the faster first). */
export const screwJackTable = defineTable<ScrewJackCandidate>({
  id: 'screw-jack',
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
})
