/** How large a schema that arrives as JSON may be: at each limit it is read, one beyond it is refused. */
import { describe, expect, it } from 'vitest'
import { parseDocument } from '../../../engine/define/document.ts'
import { parseSchema } from '../../../engine/define/parse-schema.ts'

type Json = Readonly<Record<string, unknown>>

const number = { kind: 'number' }
const base = {
  id: 1,
  name: 'law',
  fields: { a: number },
  layout: [{ section: 'all', items: ['a'] }],
  request: { get: 'Law/Calculation', query: {} },
  results: { family: 'none', overlayMs: 0 },
}
const withField = (field: Json): Json => ({ ...base, fields: { a: field } })
const place = (more: Json): Json => ({ ...base, place: { group: 'screws', drawing: 'x', ...more } })
const many = (count: number, value: unknown, prefix = 'n'): Json =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index}`, value]))
const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`)
const choice = (more: Json): Json => withField({ kind: 'choice', options: ['x'], ...more })
const rows = (more: Json): Json => withField({ kind: 'list', row: { b: number }, ...more })
const table = (more: Json): Json => ({ ...base, tables: { t: { by: 'a', rows: {}, ...more } } })
const derived = (more: Json): Json => ({ ...base, derived: { d: { value: '1', ...more } } })
const init = (more: Json): Json => ({ ...base, init: { get: 'Law/Init', query: {}, ...more } })
const tolerance = (lower: readonly number[]): Json => withField({ ...number, tolerance: { lower, upper: [0, 5, 1] } })
const letters = (count: number) => 'm'.repeat(count)

/** What is limited, the most of it, a schema with so much of it. */
const most: readonly (readonly [what: string, most: number, of: (count: number) => Json])[] = [
  ['letters of a name', 40, (count) => ({ ...base, name: letters(count) })],
  ['letters of the name of a field', 40, (count) => ({ ...base, fields: { [letters(count)]: number } })],
  ['letters of an option', 60, (count) => choice({ options: [letters(count)] })],
  ['letters of what an option has beside it', 200, (count) => choice({ options: [{ value: 'x', note: letters(count) }] })],
  ['letters of a unit', 80, (count) => withField({ ...number, unit: letters(count) })],
  ['letters of a formula', 1000, (count) => withField({ ...number, visible: letters(count) })],
  ['letters of a picture', 80, (count) => withField({ kind: 'diagram', picture: letters(count) })],
  ['letters of an address', 200, (count) => ({ ...base, $schema: letters(count) })],
  ['letters of a parameter', 60, (count) => ({ ...base, request: { ...base.request, query: { [letters(count)]: '1' } } })],
  ['letters of a name of a body', 60, (count) => ({ ...base, request: { post: 'Law/Calculation', body: { [letters(count)]: '1' } } })],
  ['letters of a picker', 40, (count) => withField({ ...number, picker: letters(count) })],
  ['fields', 2000, (count) => ({ ...base, fields: many(count, number) })],
  ['derived values', 2000, (count) => ({ ...base, derived: many(count, { value: '1' }) })],
  ['sections', 200, (count) => ({ ...base, layout: names(count).map((section) => ({ section, items: [] })) })],
  ['items of a section', 2000, (count) => ({ ...base, layout: [{ section: 'all', items: names(count) }] })],
  ['options', 500, (count) => choice({ options: names(count) })],
  ['defaults of several', 500, (count) => withField({ kind: 'choices', options: ['x'], default: names(count) })],
  ['fields that are cleared', 2000, (count) => choice({ clears: names(count) })],
  ['fields that are set', 2000, (count) => choice({ sets: many(count, '1') })],
  ['tables', 200, (count) => ({ ...base, tables: many(count, { by: 'a', rows: {} }) })],
  ['rows of a table', 500, (count) => table({ rows: many(count, {}) })],
  ['columns of a table', 50, (count) => table({ rows: { x: many(count, 1) } })],
  ['units of a table', 50, (count) => table({ units: many(count, 'mm') })],
  ['branches', 20, (count) => withField({ kind: 'alternatives', branches: many(count, []), default: 'n0' })],
  ['fields of a branch', 2000, (count) => withField({ kind: 'alternatives', branches: { n0: names(count) }, default: 'n0' })],
  ['parameters of a query', 500, (count) => ({ ...base, request: { ...base.request, query: many(count, '1') } })],
  ['parameters of a body', 500, (count) => ({ ...base, request: { post: 'Law/Calculation', body: many(count, '1') } })],
  ['lists of the answer', 50, (count) => init({ lists: many(count, {}) })],
  ['fields of a row', 30, (count) => rows({ row: many(count, number) })],
  ['derived values of a row', 30, (count) => rows({ rowDerived: many(count, { value: '1' }) })],
  ['columns that are sent', 30, (count) => ({ ...base, request: { ...base.request, query: { R: { list: 'a', columns: names(count) } } } })],
  ['what a drawing shows', 2000, (count) => withField({ kind: 'diagram', picture: 'x', shows: names(count) })],
  ['further ids', 2000, (count) => place({ also: names(count).map((_, index) => index + 1) })],
  ['what is moved', 2000, (count) => place({ moves: names(count) })],
]

/** A number of a schema: its ends, and how far beyond them is too far. */
const ends: readonly (readonly [what: string, least: number, most: number, step: number, of: (value: number) => Json])[] = [
  ['id', 1, 9_999_999, 1, (id) => ({ ...base, id })],
  ['fewest rows', 0, 1000, 1, (minRows) => rows({ minRows })],
  ['most rows', 0, 1000, 1, (maxRows) => rows({ maxRows })],
  ['digits', 1, 15, 1, (digits) => derived({ digits })],
  ['limit of a number', -1e9, 1e9, 1, (min) => withField({ ...number, min })],
  ['cell of a table', -1e9, 1e9, 1, (cell) => table({ rows: { x: { c: cell } } })],
  ['constant', -1e9, 1e9, 1, (constant) => ({ ...base, request: { ...base.request, query: { P: { constant } } } })],
  ['per cent', -1000, 1000, 0.5, (one) => tolerance([one, 0, 1])],
  ['per cent, too', -1000, 1000, 0.5, (one) => tolerance([0, one, 1])],
  ['step of per cent', 0.1, 1000, 0.01, (step) => tolerance([-5, 0, step])],
  ['time of the overlay', 0, 60_000, 1, (overlayMs) => ({ ...base, results: { ...base.results, overlayMs } })],
]

const isRead = (json: unknown): boolean => 'schema' in parseSchema(json)
const nested = (levels: number): unknown => (levels === 1 ? [] : [nested(levels - 1)])
const refusal = (json: unknown): string => {
  const parsed = parseSchema(json)
  return 'issues' in parsed ? `${parsed.issues[0]?.code}: ${parsed.issues[0]?.message}` : ''
}

describe('a schema', () => {
  it('has at most so many', () => {
    expect(most.map(([what, count, of]) => [what, isRead(of(count)), isRead(of(count + 1))])).toEqual(
      most.map(([what]) => [what, true, false]),
    )
  })

  it('has numbers between these', () => {
    const found = ends.map(([what, low, high, step, of]) => [what, ...[low - step, low, high, high + step].map((one) => isRead(of(one)))])
    expect(found).toEqual(ends.map(([what]) => [what, false, true, true, false]))
  })

  it('has texts that are not empty, whole numbers of rows, and names that formulas can read', () => {
    const wrong = [
      { ...base, name: '' },
      { ...base, name: '1a' },
      { ...base, name: 'a-b' },
      { ...base, name: 'constructor' },
      choice({ options: [''] }),
      choice({ options: ['a,b'] }),
      choice({ options: [{ value: 'a,b' }] }),
      choice({ options: [{ name: 'x' }] }),
      choice({ optionsFrom: 'list' }),
      choice({ optionsFrom: 'init.' }),
      choice({ as: 'tabs' }),
      withField({ kind: 'diagram', picture: '' }),
      withField({ ...number, min: true }),
      withField({ ...number, step: 0.99e-9 }),
      withField({ ...number, step: 1e9 + 1 }),
      withField({ ...number, picker: 'a b' }),
      rows({ minRows: 1.5 }),
      derived({ digits: 1.5 }),
      { ...base, id: 1.5 },
      { ...base, request: { ...base.request, query: { '1a': '1' } } },
      { ...base, request: { post: 'Law/Calculation', body: { 'a..b': '1' } } },
      { ...base, request: { post: 'Law/Calculation', body: { 'a.b.c.d.e': '1' } } },
    ]
    expect(wrong.filter((json) => isRead(json))).toEqual([])
    const right = [
      withField({ ...number, step: 1e-9 }),
      withField({ ...number, step: 1e9 }),
      { ...base, request: { post: 'Law/Calculation', body: { 'a.b.c.d': '1' } } },
    ]
    expect(right.filter((json) => !isRead(json))).toEqual([])
  })

  it('nests at most 12 deep, has at most 200 000 values, and no prototype of its own', () => {
    expect(refusal(nested(13))).toBe('tooLarge: nested deeper than 12 levels')
    expect(refusal(nested(12))).toMatch(/^shape/)
    const values = (count: number) => [Array.from({ length: count - 2 }, () => 0)]
    expect(refusal(values(200_001))).toBe('tooLarge: more than 200000 values')
    expect(refusal(values(200_000))).toMatch(/^shape/)
    expect(refusal(JSON.parse('{ "fields": { "__proto__": {} } }'))).toBe("unknownProperty: '__proto__' is a reserved name")
    expect(refusal({ ...base, fields: { root: number } })).toBe("shape: 'root' is a reserved name")
    expect(refusal(rows({ row: { root: number } }))).toBe("shape: 'root' is a reserved name")
  })

  it('has texts of at most 2000 letters in at least one language, beside it in a document', () => {
    const document = (title: string) => ({ schema: base, texts: { en: { fields: { title } } } })
    const isDocument = (json: unknown) => 'document' in parseDocument(json)
    expect([isDocument(document(letters(2000))), isDocument(document(letters(2001)))]).toEqual([true, false])
    const addressed = (count: number) => ({ ...document('a'), $schema: letters(count) })
    expect([isDocument(addressed(200)), isDocument(addressed(201))]).toEqual([true, false])
    expect(
      [{ schema: base, texts: {} }, { texts: { en: {} } }, { schema: { ...base, nam: 1 }, texts: { en: {} } }].map(isDocument),
    ).toEqual([false, false, false])
  })
})
