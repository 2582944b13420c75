/** Catalogue table of slide modules. */
import { slideModuleCandidate, type SlideModuleCandidate } from './wire/slide-module.ts'
import { trustOrder } from '../define/catalogue-table.ts'
import { defineTable } from '../define/table-columns.ts'

/** Sorts by width, then provenance, lead, payload. */
export const slideModuleTable = defineTable<SlideModuleCandidate>({
  id: 'slide-module',
  candidate: slideModuleCandidate,
  order: ({ basis, candidate }) => [candidate.widthMm, trustOrder[basis], candidate.leadMm, candidate.payloadHorizontalKg],
})
