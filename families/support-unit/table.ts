/** Catalogue table of support units. */
import { trustOrder } from '../define/catalogue-table.ts'
import { defineTable } from '../define/table-columns.ts'
import { supportUnitCandidate, type SupportUnitCandidate } from './wire/support-unit.ts'

/** Sorts by bore, the largest first: a screw is turned down no further than needed. Then those for any screw, provenance, load. */
export const supportUnitTable = defineTable<SupportUnitCandidate>({
  id: 'support-unit',
  candidate: supportUnitCandidate,
  order: ({ basis, candidate: { boreMm, screws, permissibleAxialN = 0 } }) => [
    -boreMm,
    Number(screws !== 'any'),
    trustOrder[basis],
    -permissibleAxialN,
  ],
})
