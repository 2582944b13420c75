/** Top view of a linear module: its rail and its blocks. */
import { bedOf, guidedView } from '../define/guided-view.ts'
import { defineView } from '../define/model-view.ts'
import { usualWidthOfSize } from './usual-width.ts'
import { linearModuleCandidate } from './wire/linear-module.ts'

/** Draws a linear module to scale. */
export const linearModuleView = defineView(
  linearModuleCandidate,
  ({ sizeMm, moduleWidthMm, leadMm, blocks, driveKind, railStrokeMm = {} }, lengths) => {
    const made = Object.entries(railStrokeMm).map(([length, stroke]) => ({ length: Number(length), stroke }))
    const bed = bedOf(lengths, 'railLength', made)
    const width = moduleWidthMm ?? usualWidthOfSize * sizeMm
    const lead = driveKind === 'screw' ? leadMm : undefined
    return bed && guidedView({ bed, width, isWidthStated: moduleWidthMm !== undefined, lead, carriages: blocks })
  },
)
