/** Slide modules in the catalogue. */
import { slideCandidate, type SlideCandidate } from '../../../contract/slide.ts'
import { type CellKind, type Family, trustOrder } from '../family.ts'

/** Slide modules: order by width, then trust, lead, carried mass. */
export const slideFamily: Family<SlideCandidate> = {
  id: 'slide',
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
  } satisfies Record<keyof SlideCandidate, CellKind>,
  candidate: slideCandidate,
  order: ({ basis, candidate }) => [candidate.widthMm, trustOrder[basis], candidate.leadMm, candidate.payloadHorizontalKg],
}
