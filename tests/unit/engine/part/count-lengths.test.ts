/** The lengths that define a part are counted once each, by what states them. */
import { expect, test } from 'vitest'
import { buildPart, type PartInputs } from '../../../../engine/part/build-part.ts'
import { compilePart } from '../../../../engine/part/compile-part.ts'
import type { PartSchema } from '../../../../engine/part/part-schema.ts'

const round = (diameter: string) => [{ shape: 'circle', diameter }] as const

const schema: PartSchema = {
  name: 'bar',
  words: { end: ['plain', 'stepped'] },
  dimensions: {
    diameter: { column: 'diameterMm' },
    step: { column: 'stepMm', usual: '0.8 * diameter' },
    length: { chosen: 'length', usual: '100[mm]' },
    count: { unit: '', column: 'count' },
    stepLength: { usual: '0.1 * length' },
    middle: { value: 'length - stepLength' },
    label: { column: 'labelMm', usual: '7[mm]' },
  },
  bodies: {
    bar: {
      material: 'steel',
      along: '+x',
      repeat: [{ count: 'count', step: [0, '2 * diameter', 0] }],
      slices: [
        { length: 'middle', add: round('diameter') },
        { length: 'stepLength', when: "end == 'stepped'", add: round('step') },
      ],
    },
  },
  driven: [],
  measures: [{ view: 'front', edge: 'below', from: 0, to: 'label', of: 'label' }],
}

const plan = compilePart(schema, { diameterMm: 'mm', stepMm: 'mm', labelMm: 'mm', count: '', end: 'words' })
const lengthsOf = (columns: PartInputs['columns'], chosen: PartInputs['chosen'] = {}) =>
  buildPart(plan, { columns: { count: 2, ...columns }, chosen }).lengths

test.each([
  ['one that a slice left out does not count', { diameterMm: 20, stepMm: 15, end: 'plain' }, { stated: 1, usual: 1 }],
  ['one that is stated counts as stated', { diameterMm: 20, stepMm: 15, end: 'stepped' }, { stated: 2, usual: 1 }],
  ['one that nobody states counts as typical', { diameterMm: 20, end: 'stepped' }, { stated: 1, usual: 2 }],
])('%s', (_, columns, lengths) => {
  expect(lengthsOf(columns)).toEqual(lengths)
})

test('a chosen length is neither, with or without a choice; numbers and labels are no lengths of a body', () => {
  const columns = { diameterMm: 20, end: 'plain', labelMm: 30 }
  expect([lengthsOf(columns), lengthsOf(columns, { length: 250 })]).toEqual([
    { stated: 1, usual: 1 },
    { stated: 1, usual: 1 },
  ])
})
