/** Catalogue table of couplings. */
import { trustOrder } from '../define/catalogue-table.ts'
import { defineTable } from '../define/table-columns.ts'
import { rule } from '../define/table-rule.ts'
import { couplingCandidate, type CouplingCandidate } from './wire/coupling.ts'

/** Sorts by torque, then provenance, largest bore. */
export const couplingTable = defineTable<CouplingCandidate>({
  id: 'coupling',
  candidate: couplingCandidate.check(
    rule(
      'peakTorqueNm',
      'torqueOrder',
      ({ torqueNm, peakTorqueNm }: CouplingCandidate) => peakTorqueNm === undefined || torqueNm <= peakTorqueNm,
    ),
    rule('maxBoreMm', 'invalid', ({ minBoreMm, maxBoreMm }: CouplingCandidate) => minBoreMm <= maxBoreMm),
  ),
  order: ({ basis, candidate }) => [candidate.torqueNm, trustOrder[basis], candidate.maxBoreMm],
})
