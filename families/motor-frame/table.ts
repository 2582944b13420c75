/** Catalogue table of IEC motor frames: shaft end and flange, separate from the motors because they have a source of their own. */
import { motorFrameCandidate, type MotorFrameCandidate } from './wire/motor-frame.ts'
import { trustOrder } from '../define/catalogue-table.ts'
import { defineTable } from '../define/table-columns.ts'
import { rule } from '../define/table-rule.ts'

/** Sorts by frame size, poles, flange (the larger first), then provenance. */
export const motorFrameTable = defineTable<MotorFrameCandidate>({
  id: 'motor-frame',
  candidate: motorFrameCandidate.check(
    rule(
      'la',
      'flangeOrder',
      (frame: MotorFrameCandidate) => frame.s <= frame.la && frame.la <= frame.lb && frame.lb <= frame.outerDiameter,
    ),
  ),
  order: ({ basis, candidate }) => [candidate.frameSize, candidate.minPoles, -candidate.lb, trustOrder[basis]],
})
