/** Slide modules in the catalogue. */
import { slideModuleCandidate, type SlideModuleCandidate } from './wire/slide-module.ts'
import { type CellKind, type CatalogueTable, trustOrder } from '../define/catalogue-table.ts'

/** Slide modules: order by width, then trust, lead, carried mass. */
export const slideModuleTable: CatalogueTable<SlideModuleCandidate> = {
  id: 'slide-module',
  columns: {
    widthMm: 'number',
    leadMm: 'number',
    environment: 'text',
    repeatabilityMm: 'number',
    payloadHorizontalKg: 'number',
    payloadVerticalKg: 'number',
    speedByStrokeMmS: 'pairs',
    bedByStrokeMm: 'pairs',
    dynamicLoadRatingN: 'number',
    staticLoadRatingN: 'number',
    rollMomentNm: 'number',
    pitchMomentNm: 'number',
    yawMomentNm: 'number',
    allowableMomentNm: 'number',
    maxThrustN: 'number',
  } satisfies Record<keyof SlideModuleCandidate, CellKind>,
  candidate: slideModuleCandidate,
  order: ({ basis, candidate }) => [candidate.widthMm, trustOrder[basis], candidate.leadMm, candidate.payloadHorizontalKg],
}
