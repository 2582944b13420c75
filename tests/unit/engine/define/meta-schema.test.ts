import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { dslJsonSchema } from '../../../../engine/define/meta-schema.ts'

const projectDirectory = join(import.meta.dirname, '../../../..')

it('editors are told about every kind of field and refused unknown properties', () => {
  const { $defs } = dslJsonSchema()
  const definitions: Readonly<Record<string, unknown>> = Object.assign({}, $defs)
  const kinds = [
    'NumberField',
    'ChoiceField',
    'ChoicesField',
    'AlternativesField',
    'DiagramField',
    'ChoiceTable',
    'AxisTable',
    'NumberAxis',
    'Init',
    'GetRequest',
    'PostRequest',
    'Section',
  ]
  expect(definitions).toMatchObject(Object.fromEntries(kinds.map((kind) => [kind, { type: 'object', additionalProperties: false }])))
})

/** A file and all it imports at run time, directly or not. */
function loadedBy(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found
  found.add(file)
  const imports = readFileSync(join(projectDirectory, file), 'utf8').matchAll(/^(?:import|export) (?!type )[^']*? from '(\.[^']+)'/gm)
  for (const [, path = ''] of imports) loadedBy(join(dirname(file), path), found)
  return found
}

it.each(['engine/index.ts', 'engine/react/index.ts'])('%s loads neither the meta-schema nor the lint', (entry) => {
  const loaded = [...loadedBy(entry)]
  expect(loaded.length).toBeGreaterThan(entry.startsWith('engine') ? 20 : 0)
  expect(loaded.filter((file) => /meta-schema|parse-schema|engine\/(lint|testing)\//.test(file))).toEqual([])
})
