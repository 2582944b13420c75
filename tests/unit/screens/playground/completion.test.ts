/** What the editor proposes where the cursor stands (marked by ¦), from the JSON Schema of the language and the names of the document. */
import { json } from '@codemirror/lang-json'
import { EditorState } from '@codemirror/state'
import { expect, it } from 'vitest'
import language from '../../../../docs/dsl.schema.json' with { type: 'json' }
import { choicesAt } from '../../../../screens/playground/editor/choices.ts'
import { describeKey, schemaOfDocument } from '../../../../screens/playground/editor/json-schema.ts'
import { spotAt } from '../../../../screens/playground/editor/spot.ts'

const documents = schemaOfDocument(language)

const schema = {
  init: { lists: { screwList: {} }, numbers: { maxLoad: 'kg' } },
  tables: { shock: { by: 'duty', units: { most: 'mm' }, rows: { light: { most: 1 } } } },
  fields: {
    duty: { kind: 'choice' },
    load: { kind: 'number', unit: 'kg', tolerance: {} },
    phases: { kind: 'list', row: { time: { kind: 'number', unit: 's' } }, rowDerived: { way: { unit: 'mm' } } },
  },
  derived: { force: { unit: 'N', value: '' } },
}

const propose = (marked: string) => {
  const at = marked.indexOf('¦')
  const state = EditorState.create({ doc: marked.replace('¦', ''), extensions: [json()] })
  const spot = spotAt(state, at)
  return spot && { spot, ...choicesAt(spot, { language: documents, schema }, Math.max(0, at - spot.from - 1)) }
}

const labels = (marked: string): readonly string[] => (propose(marked)?.choices ?? []).map(({ label }) => label)

it.each([
  ['the parts of a document', '{ ¦ }', ['schema', 'texts', 'examples'], ['fields']],
  ['the parts of a schema that are not there yet', '{ "schema": { "id": 1, ¦ } }', ['fields', 'layout', 'request'], ['id', 'texts']],
  ['every property while the kind is not known', '{ "schema": { "fields": { "a": { "¦": 1 } } } }', ['kind', 'unit', 'options'], ['items']],
  [
    'those of its kind alone',
    '{ "schema": { "fields": { "a": { "kind": "number", "¦": 1 } } } }',
    ['unit', 'min', 'onOutOfRange'],
    ['options', 'kind'],
  ],
  ['those of a choice', '{ "schema": { "fields": { "a": { "kind": "choice", ¦ } } } }', ['options', 'sets'], ['unit', 'branches']],
  [
    'those of a cell of a row',
    '{ "schema": { "fields": { "a": { "kind": "list", "row": { "b": { "kind": "number", ¦ } } } } } }',
    ['unit'],
    ['picker', 'row'],
  ],
  ['kinds', '{ "schema": { "fields": { "a": { "kind": "¦" } } } }', ['number', 'choice', 'list'], []],
  [
    'policies',
    '{ "schema": { "fields": { "a": { "kind": "number", "onOutOfRange": "¦" } } } }',
    ['snap', 'correct', 'hint', 'reject'],
    ['keep'],
  ],
  ['truth values without quotes', '{ "schema": { "fields": { "a": { "kind": "number", "required": ¦ } } } }', ['true', 'false'], []],
  ['units', '{ "schema": { "fields": { "a": { "kind": "number", "unit": "¦" } } } }', ['mm', 'kN', '%'], ['load']],
  [
    'names in a formula',
    '{ "schema": { "derived": { "a": { "value": "2 * ¦" } } } }',
    ['load', 'load.upper', 'phases.time', 'tables.shock.most', 'init.maxLoad', 'round', 'sum', 'pi'],
    ['mm', 'rowNumber'],
  ],
  ['units behind a number in a formula', '{ "schema": { "derived": { "a": { "value": "load * 2[k¦" } } } }', ['kg', 'mm'], ['load']],
  [
    'names of the row before those of the form',
    '{ "schema": { "fields": { "phases": { "kind": "list", "row": { "time": { "kind": "number", "max": "¦" } } } } } }',
    ['time', 'previous.time', 'previous.way', 'rowNumber', 'load'],
    [],
  ],
  ['a bound may be a formula', '{ "schema": { "fields": { "a": { "kind": "number", "min": "¦" } } } }', ['load'], []],
  [
    'fields and derived values in a section',
    '{ "schema": { "layout": [{ "section": "s", "items": ["load", ¦] }] } }',
    ['duty', 'force'],
    ['load.lower'],
  ],
  [
    'fields alone where something is cleared',
    '{ "schema": { "fields": { "a": { "kind": "choice", "clears": ["¦"] } } } }',
    ['load'],
    ['force'],
  ],
  [
    'lists of the init answer',
    '{ "schema": { "fields": { "a": { "kind": "choice", "optionsFrom": "¦" } } } }',
    ['init.screwList'],
    ['init.maxLoad'],
  ],
  ['a parameter as a formula', '{ "schema": { "request": { "get": "A/B", "query": { "W": "¦" } } } }', ['load', 'force'], []],
])('proposes %s', (_, marked, some, none) => {
  expect(labels(marked)).toEqual(expect.arrayContaining(some))
  expect(labels(marked).filter((label) => none.includes(label))).toEqual([])
})

it('writes a new key with the beginning of its value, and puts only the word of a formula in', () => {
  expect(propose('{ ¦ }')?.choices.find(({ label }) => label === 'schema')).toMatchObject({ text: '"schema": {}', back: 1 })
  const source = '{ "schema": { "derived": { "a": { "value": "2 * lo¦" } } } }'
  const found = propose(source)
  expect(source.slice(found?.from, found?.to)).toBe('lo')
})

it('says what a key is for', () => {
  const place = { path: ['schema', 'fields', 'a'], kinds: [undefined, undefined, undefined, 'number'] }
  expect(describeKey(documents, place, 'onOutOfRange')).toContain('"snap"')
  expect(describeKey(documents, place, 'step')).toContain('Grid of allowed values')
  expect(describeKey(documents, place, 'branches')).toBeUndefined()
})
