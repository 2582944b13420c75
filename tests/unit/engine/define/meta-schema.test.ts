import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { dslJsonSchema } from '../../../../engine/define/meta-schema.ts'

const projectDirectory = join(import.meta.dirname, '../../../..')

it('the published JSON Schema of the DSL is the one the meta-schema gives (npm run generate)', () => {
  expect(readFileSync(join(projectDirectory, 'docs/dsl.schema.json'), 'utf8')).toBe(`${JSON.stringify(dslJsonSchema(), null, 2)}\n`)
})

it('editors are told about every kind of field and refused unknown properties', () => {
  const { $defs } = dslJsonSchema()
  const definitions: Readonly<Record<string, unknown>> = Object.assign({}, $defs)
  const kinds = ['NumberField', 'ChoiceField', 'ChoicesField', 'AlternativesField', 'DiagramField', 'Table', 'Init', 'Request', 'Section']
  const closed = kinds.map((kind) => [kind, expect.objectContaining({ type: 'object', additionalProperties: false })])
  expect(definitions).toMatchObject(Object.fromEntries(closed))
})
