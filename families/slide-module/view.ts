/** Top view of a slide module: its bed and its table. */
import { bedOf, guidedView } from '../define/guided-view.ts'
import { defineView } from '../define/model-view.ts'
import { slideModuleCandidate } from './wire/slide-module.ts'

/** Draws a slide module to scale. */
export const slideModuleView = defineView(slideModuleCandidate, ({ widthMm: width, leadMm: lead, bedByStrokeMm = {} }, lengths) => {
  const made = Object.entries(bedByStrokeMm).map(([stroke, length]) => ({ length, stroke: Number(stroke) }))
  const bed = bedOf(lengths, 'bedLength', made)
  return bed && guidedView({ bed, width, isWidthStated: true, lead, carriages: 1 })
})
