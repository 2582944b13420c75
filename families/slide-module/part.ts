/** A slide module in space. */
import { carriagePart, statedBy } from '../define/carriage-part.ts'
import { definePart } from '../define/part.ts'
import type { SlideModuleCandidate } from './wire/slide-module.ts'

/** Rows state the width, and of some strokes the bed; where they do not, it is as much longer than the stroke as slides of that width are. */
export const slideModulePart = definePart<SlideModuleCandidate>({
  schema: carriagePart('slide-module', {
    width: { column: 'widthMm' },
    stroke: { chosen: 'stroke' },
    bedLength: { column: 'bedLength', usual: 'stroke + 2.6 * width' },
    carriages: { unit: '', value: '1' },
  }),
  further: { bedLength: 'mm' },
  read: ({ speedByStrokeMmS, bedByStrokeMm = {} }, { stroke }) => {
    const [shortest] = statedBy(speedByStrokeMmS).map(([one]) => one)
    return { stated: { bedLength: bedByStrokeMm[String(stroke ?? shortest)] }, usual: { stroke: shortest } }
  },
})
