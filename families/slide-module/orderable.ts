/** Order options of a slide module. */
import { type OrderableOf, statedLengths } from '../define/orderable.ts'
import type { SlideModuleCandidate } from './wire/slide-module.ts'

/** The available strokes. */
export const slideModuleOrderable: OrderableOf<SlideModuleCandidate> = ({ speedByStrokeMmS }) => ({
  parts: { stroke: statedLengths(speedByStrokeMmS) },
})
