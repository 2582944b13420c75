/** 3D part of a slide module. */
import { carriageFurther, carriagePart, carriageWords, statedBy } from '../define/carriage-part.ts'
import { definePart } from '../define/part.ts'
import type { SlideModuleCandidate } from './wire/slide-module.ts'

/**
 * Rows state the size, which is the width of the bed or of the table, and the bed for some strokes; otherwise the bed exceeds the
 * stroke by an amount typical of that width.
 */
export const slideModulePart = definePart<SlideModuleCandidate>({
  schema: carriagePart('slide-module', {
    size: { column: 'widthMm' },
    width: { usual: 'size' },
    stroke: { chosen: 'stroke' },
    bedLength: { column: 'bedLength', usual: 'stroke + 2.6 * width' },
    carriages: { unit: '', value: '1' },
  }),
  further: { bedLength: 'mm', ...carriageFurther },
  read: ({ speedByStrokeMmS, bedByStrokeMm = {}, outline }, { stroke }) => {
    const [shortest] = statedBy(speedByStrokeMmS).map(([one]) => one)
    const bedLength = bedByStrokeMm[String(stroke ?? shortest)]
    return { stated: { bedLength, ...carriageWords({ outline }) }, usual: { stroke: shortest } }
  },
})
