/** A linear module in space. */
import { carriagePart, statedBy } from '../define/carriage-part.ts'
import { definePart } from '../define/part.ts'
import type { LinearModuleCandidate } from './wire/linear-module.ts'

/** Rows state the width, the blocks and either rails with their strokes or a longest stroke; a bed that they do not state is as long as usual. */
export const linearModulePart = definePart<LinearModuleCandidate>({
  schema: carriagePart('linear-module', {
    width: { column: 'sizeMm' },
    stroke: { column: 'railStroke', usual: 'orderedStroke' },
    orderedStroke: { chosen: 'stroke' },
    bedLength: { chosen: 'length', usual: 'orderedStroke + carriages * 1.4 * width + width' },
    carriages: { unit: '', column: 'blocks' },
  }),
  further: { railStroke: 'mm' },
  read: ({ railStrokeMm, sizeMm }, { length }) => {
    const [shortest] = statedBy(railStrokeMm)
    const rail = length ?? shortest?.[0]
    return {
      stated: { railStroke: railStrokeMm?.[String(rail)] },
      usual: { stroke: shortest?.[1] ?? 2 * sizeMm, length: shortest?.[0] },
    }
  },
})
