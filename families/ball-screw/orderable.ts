/** Order options of a ball screw. */
import { anyLength, orderRuleOf, type OrderableOf } from '../define/orderable.ts'
import { gradeNames } from './order-codes.ts'
import type { BallScrewCandidate } from './wire/ball-screw.ts'

/** The shaft is at least as long as the nut, and at most as long as its grade is available. */
export const ballScrewOrderable: OrderableOf<BallScrewCandidate> = ({ lengthByGrade = {}, nutLengthMm }) => {
  const grades = Object.entries(lengthByGrade)
    .map(([micrometres, longest]) => ({ micrometres: Number(micrometres), longest }))
    .toSorted((one, other) => one.micrometres - other.micrometres)
    .map(({ micrometres, longest }) => ({ deviation: micrometres / 1000, grade: gradeNames.get(micrometres), longest }))
  const named = grades.flatMap(({ grade, longest }) => (grade === undefined ? [] : [{ grade, longest }]))
  const longest = grades.length === 0 ? undefined : Math.max(...grades.map((one) => one.longest))
  return {
    parts: {
      length: anyLength(nutLengthMm, longest),
      grade: { values: named.map(({ grade }) => grade) },
      deviation: { values: grades.map(({ deviation }) => deviation) },
    },
    rules: [
      orderRuleOf(
        { part: 'length', by: 'grade' },
        named.map(({ grade, longest: most }) => [grade, { most }]),
      ),
      orderRuleOf(
        { part: 'length', by: 'deviation' },
        grades.map(({ deviation, longest: most }) => [deviation, { most }]),
      ),
    ],
  }
}
