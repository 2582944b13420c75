/** What a slide module can be ordered with. */
import { type OrderableOf, statedLengths } from '../define/orderable.ts'
import type { SlideModuleCandidate } from './wire/slide-module.ts'

/** The strokes that it is made with. */
export const slideModuleOrderable: OrderableOf<SlideModuleCandidate> = ({ speedByStrokeMmS }) => ({
  parts: { stroke: statedLengths(speedByStrokeMmS) },
})
