import { expect, test } from 'vitest'
import { e300ByGrade } from '../../../../families/formulas/screw-terms.ts'
import { accuracyGrades, e300Of, finestE300, longestShaft, threadLength } from '../../../../families/formulas/shaft-length.ts'

const lengths = [
  { e300: 50e-6, length: 2 },
  { e300: 100e-6, length: 2.5 },
  { e300: 23e-6, length: 1 },
]

test('the longest shaft counts only grades that are fine enough', () => {
  expect(longestShaft(lengths, 50e-6)).toBe(2)
  expect(longestShaft(lengths, 210e-6)).toBe(2.5)
  expect(longestShaft(lengths, 23e-6)).toBe(1)
})

test('where no grade is fine enough, the finest stands in for the length check', () => {
  expect(longestShaft(lengths, 5e-6)).toBe(1)
  expect(finestE300(lengths)).toBe(23e-6)
})

test('thread length is travel, nut and two leads at each end', () => {
  expect(threadLength({ travel: 1, nutLength: 0.0415, lead: 0.04 })).toBeCloseTo(1.2015, 12)
})

test('grades go from fine to coarse', () => {
  expect(accuracyGrades.map(({ grade }) => grade)).toEqual(['C0', 'C1', 'C2', 'C3', 'C5', 'C7', 'C8', 'C10'])
  expect(accuracyGrades.map(({ e300 }) => e300)).toEqual(accuracyGrades.map(({ e300 }) => e300).toSorted((a, b) => a - b))
})

test('deviations are those that the contract tells the screens', () => {
  expect(accuracyGrades.map(({ grade }) => Math.round(e300Of(grade) * 1e7) / 10)).toEqual(Object.values(e300ByGrade))
})
