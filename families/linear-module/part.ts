/** 3D part of a linear module. */
import { carriageFurther, carriagePart, carriageWords, statedBy } from '../define/carriage-part.ts'
import { definePart } from '../define/part.ts'
import { usualWidthOfSize } from './usual-width.ts'
import type { LinearModuleCandidate } from './wire/linear-module.ts'

/**
 * Rows state the size, some the width, the blocks and either rails with their strokes or a longest stroke; if the bed is not
 * stated, its length is a typical one.
 */
export const linearModulePart = definePart<LinearModuleCandidate>({
  schema: carriagePart(
    'linear-module',
    {
      size: { column: 'sizeMm' },
      width: { column: 'moduleWidthMm', usual: `${usualWidthOfSize} * size` },
      stroke: { column: 'railStroke', usual: 'orderedStroke' },
      orderedStroke: { chosen: 'stroke' },
      bedLength: { chosen: 'length', usual: 'orderedStroke + carriages * 1.4 * width + width' },
      carriages: { unit: '', column: 'blocks' },
    },
    { words: { driveKind: ['screw', 'belt'] }, isScrew: "driveKind == 'screw'", isBelt: "driveKind == 'belt'" },
  ),
  further: { railStroke: 'mm', ...carriageFurther },
  read: ({ railStrokeMm, sizeMm, outline }, { length, stroke }) => {
    const [shortest] = statedBy(railStrokeMm)
    const rail = length ?? shortest?.[0]
    return {
      stated: { railStroke: railStrokeMm?.[String(rail)] ?? stroke, ...carriageWords({ outline }) },
      usual: { stroke: shortest?.[1] ?? 2 * sizeMm, length: shortest?.[0] },
    }
  },
})
