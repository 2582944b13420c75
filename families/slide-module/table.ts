/** Slide modules in the catalogue. */
import { slideModuleCandidate, type SlideModuleCandidate } from './wire/slide-module.ts'
import { trustOrder } from '../define/catalogue-table.ts'
import { defineTable } from '../define/table-columns.ts'

/** Slide modules: order by width, then trust, lead, carried mass. */
export const slideModuleTable = defineTable<SlideModuleCandidate>({
  id: 'slide-module',
  candidate: slideModuleCandidate,
  order: ({ basis, candidate }) => [candidate.widthMm, trustOrder[basis], candidate.leadMm, candidate.payloadHorizontalKg],
})
