/** Which dimensions a cut takes away with what they measure. */
import { expect, test } from 'vitest'
import type { PreviewMeasure } from '../../../../contract/files/preview.ts'
import { measuresLeft, type Section } from '../../../../screens/viewer/section.ts'

const shown: Omit<PreviewMeasure, 'from' | 'to'> = { out: [0, 0, 1], row: 0, value: 1, diameter: false, usual: false }
const measure = (from: PreviewMeasure['from'], to: PreviewMeasure['to']): PreviewMeasure => ({ from, to, ...shown })
const before = measure([0, -60, 0], [0, -50, 0])
const across = measure([0, -55, 0], [0, 55, 0])
const beyond = measure([0, 50, 0], [0, 60, 0])
const onIt = measure([0, 0, 0], [100, 0, 0])
const all = [before, across, beyond, onIt]

test('without a cut all are there', () => {
  expect(measuresLeft(all, undefined)).toEqual(all)
})

test('between two points that are taken away there is none', () => {
  expect(measuresLeft(all, { axis: 1, at: 0 })).toEqual([across, beyond, onIt])
  expect(measuresLeft(all, { axis: 1, at: 100 })).toEqual([])
})

test.each<Section>([
  { axis: 0, at: 100 },
  { axis: 1, at: -60 },
  { axis: 2, at: 0 },
])('what a cut across axis $axis at its end leaves whole has all of them', (section) => {
  expect(measuresLeft(all, section)).toEqual(all)
})
