/** Catalogue table of three-phase motors; shaft and flange come from the frame (`motor-frame.ts`). */
import { acMotorCandidate, type AcMotorCandidate } from './wire/ac-motor.ts'
import { trustOrder } from '../define/catalogue-table.ts'
import { defineTable } from '../define/table-columns.ts'
import { rule } from '../define/table-rule.ts'

/** Sorts by power, poles (the faster first), then provenance. */
export const acMotorTable = defineTable<AcMotorCandidate>({
  id: 'ac-motor',
  candidate: acMotorCandidate.check(
    rule('frame', 'frameOfOtherSize', ({ frame, frameSize }: AcMotorCandidate) => Number.parseInt(frame, 10) === frameSize),
  ),
  order: ({ basis, candidate }) => [candidate.ratedPowerKw, candidate.poles, trustOrder[basis]],
})
