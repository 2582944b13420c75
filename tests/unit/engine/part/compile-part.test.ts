/** Faults of a part are said by their place when it is compiled. */
import { expect, test } from 'vitest'
import { SchemaError } from '../../../../engine/define/schema-error.ts'
import { compilePart } from '../../../../engine/part/compile-part.ts'
import type { PartSchema } from '../../../../engine/part/part-schema.ts'

const plate: PartSchema = {
  name: 'plate',
  dimensions: { width: { column: 'widthMm' } },
  bodies: { plate: { material: 'steel', along: '+z', slices: [{ length: 10, add: [{ shape: 'circle', diameter: 'width' }] }] } },
  driven: ['plate'],
  measures: [],
}

const faultsOf = (schema: PartSchema): readonly string[] => {
  try {
    compilePart(schema, { widthMm: 'mm' })
    return []
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error
    return error.issues.map(({ path, code }) => `${path}: ${code}`)
  }
}

test('a shared axis names bodies of the part, under a condition', () => {
  expect(faultsOf({ ...plate, axes: [{ bodies: ['plate'], when: 'width > 5' }] })).toEqual([])
  expect(faultsOf({ ...plate, axes: [{ bodies: ['plate', 'shaft'], when: 'width' }] })).toEqual([
    'axes.0.when: typeMismatch',
    'axes.0: unknownName',
  ])
})

test('what the drive moves is a body of the part', () => {
  expect(faultsOf({ ...plate, driven: ['plate', 'nut'] })).toEqual(['driven.1: unknownName'])
})

test('a dimension line says a dimension of the part', () => {
  const measures = [{ view: 'top', edge: 'below', from: 0, to: 'width', of: 'height' }] as const
  expect(faultsOf({ ...plate, measures })).toEqual(['measures.0: unknownName'])
})
