/** Where the texts of dimensions stand on the screen. */
import { expect, test } from 'vitest'
import type { Place } from '../../../../screens/viewer/geometry.ts'
import { dimensionLines, type ScreenPoint } from '../../../../screens/viewer/dimension-lines.ts'

const write = (mm: number) => String(Math.round(mm))
const between = ([ax, ay]: ScreenPoint, [bx, by]: ScreenPoint) => Math.hypot(bx - ax, by - ay)

/** The isometric picture, a px for a mm. */
const project = ([x, y, z]: Place): ScreenPoint => [0.87 * (x + y), 0.5 * (x - y) - z]

/** The end of the dimension line itself is the third line. */
const gapOf = (to: Place, out: Place) => {
  const [line] = dimensionLines(
    [{ from: [0, 0, 0], to: [...to], out: [...out], row: 0, value: 12, diameter: false, usual: false }],
    project,
    { write, pxOfMm: 1 },
  )
  const [, , dimension] = line?.lines ?? []
  return line && dimension
    ? Math.min(...[...dimension, [0, 0]].slice(0, 2).map((end) => between(line.at, [end[0] ?? 0, end[1] ?? 0])))
    : NaN
}

test.each([10, 20, 29, 34])('a text that has no room on its line of %i mm stands at its end', (length) => {
  // Half a text of two digits, and a gap.
  expect(gapOf([length, 0, 0], [0, -1, 0])).toBeLessThan(15)
  expect(gapOf([0, length, 0], [1, 0, 0])).toBeLessThan(15)
  expect(gapOf([0, 0, length], [1, 0, 0])).toBeLessThan(15)
})

test('a text that has room stands in the middle of its line', () => {
  expect(gapOf([200, 0, 0], [0, -1, 0])).toBeCloseTo(between([0, 0], project([200, 0, 0])) / 2)
})
