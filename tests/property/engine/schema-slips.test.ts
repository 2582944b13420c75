/** Slips of who writes a schema as JSON: each is told at its place, with the nearest word that may stand there. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partsOf } from '../../../engine/define/calculator-file.ts'
import { parseDocument } from '../../../engine/define/document.ts'
import { dslJsonSchema } from '../../../engine/define/meta-schema.ts'
import { parseSchema } from '../../../engine/define/parse-schema.ts'
import { calculators } from '../../../schemas/registry.ts'
import { duty } from '../../fixtures/schemas/duty.ts'
import { menagerie } from '../../fixtures/schemas/menagerie.ts'
import { zoo } from '../../fixtures/schemas/zoo.ts'
import { closest } from './expression/reference-types.ts'
import { scaledRuns } from '../../setup/runs.ts'

type Json = Readonly<Record<string, unknown>>

/** As it arrives. */
const arrived = (schema: object): Json => {
  // An object stays one.
  return JSON.parse(JSON.stringify(schema)) as Json
}
const schemas = [zoo, duty, menagerie, ...calculators.map(({ schema }) => schema)].map(arrived)
// The published schema is JSON Schema, whose keys these are.
const { $defs } = dslJsonSchema() as { readonly $defs: Readonly<Record<string, { readonly properties?: Json }>> }

const propertiesOf = (shape: string): readonly string[] => {
  const { properties } = $defs[shape] ?? {}
  if (!properties) throw new Error(`the published schema has no shape '${shape}'`)
  return Object.keys(properties)
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
type Place = { readonly way: readonly string[]; readonly shape: string }
type Inner = (value: Json, way: readonly string[]) => readonly Place[]
const one =
  (shape: string, inner: Inner = () => []): Inner =>
  (value, way) => [{ way, shape }, ...inner(value, way)]
const under =
  (key: string, inner: Inner): Inner =>
  (value, way) =>
    isObject(value[key]) ? inner(value[key], [...way, key]) : []
const each =
  (key: string, inner: Inner): Inner =>
  (value, way) =>
    Object.entries(value[key] ?? {}).flatMap(([name, member]) => (isObject(member) ? inner(member, [...way, key, name]) : []))
const all =
  (...inner: readonly Inner[]): Inner =>
  (value, way) =>
    inner.flatMap((next) => next(value, way))
const kinds = ['number', 'choice', 'choices', 'toggle', 'alternatives', 'diagram', 'list']
const named =
  (start: string): Inner =>
  (value, way) =>
    [{ way, shape: String(value['kind']).replace(/^./, (first) => first.toUpperCase()) }].map(({ shape }) => ({
      way,
      shape: start === '' ? `${shape}Field` : `${start}${shape}`,
    }))
const table: Inner = (value, way) => [{ way, shape: 'axes' in value ? 'AxisTable' : 'ChoiceTable' }]
/** Every object of a schema that has its properties and no others, by the name that the published schema gives it. */
const places = one(
  'Calculator',
  all(
    each(
      'fields',
      all(
        named(''),
        under('hint', one('Hint')),
        under('tolerance', one('Tolerance')),
        each('row', named('Row')),
        each('rowDerived', one('Derived')),
      ),
    ),
    each('derived', one('Derived')),
    each('tables', table),
    each('layout', one('Section')),
    under('results', one('ModelResults', under('next', one('NextStep')))),
    each('rules', one('Rule')),
    under('place', one('Place')),
    under('init', one('Init', under('parameters', one('InitParameters')))),
  ),
)

const changed = (value: unknown, [key, ...rest]: readonly string[], change: (part: Json) => unknown): unknown => {
  if (key === undefined) return isObject(value) ? change(value) : value
  if (Array.isArray(value)) return value.map((item: unknown, at) => (String(at) === key ? changed(item, rest, change) : item))
  return isObject(value) ? { ...value, [key]: changed(value[key], rest, change) } : value
}
const issuesOf = (json: unknown) => {
  const parsed = parseSchema(json)
  return 'issues' in parsed ? parsed.issues : []
}
const slips: readonly ((word: string) => string)[] = [
  (word) => word.slice(1),
  (word) => word.slice(0, -1),
  (word) => `${word}s`,
  (word) => word.slice(1, 2) + word.slice(0, 1) + word.slice(2),
  (word) => `${word.slice(0, 1)}xx${word.slice(2)}`,
  () => 'zzzzzz',
]
const slip = fc.constantFrom(...slips)

describe('a slip', () => {
  it('in the name of a property is told where it stands, with the nearest that the published schema has there', () => {
    const everywhere = schemas.flatMap((schema) => places(schema, []).map((place) => ({ schema, ...place })))
    fc.assert(
      fc.property(fc.constantFrom(...everywhere), fc.nat(), slip, ({ schema, way, shape }, at, wrong) => {
        const known = propertiesOf(shape)
        const word = wrong(known[at % known.length] ?? '')
        fc.pre(word !== '' && !known.includes(word))
        const { suggestion } = closest(word, known)
        const more = suggestion === undefined ? ` (known: ${known.join(', ')})` : `; did you mean '${suggestion}'?`
        expect(issuesOf(changed(schema, way, (part) => ({ ...part, [word]: 1 })))).toEqual([
          { path: way.join('.'), code: 'unknownProperty', message: `unknown property '${word}'${more}` },
        ])
      }),
      scaledRuns(200),
    )
  })

  it('in the kind of a field is told there, with the nearest kind; what is no text, and no field, has all of them', () => {
    const schema = schemas[0] ?? {}
    const issuesWith = (field: unknown) => issuesOf(changed(schema, ['fields'], (fields) => ({ ...fields, more: field })))
    const says = (path: string, near: string | undefined) => [
      {
        path,
        code: 'shape',
        message: `unknown kind of field; ${near === undefined ? `one of ${kinds.join(', ')}` : `did you mean '${near}'?`}`,
      },
    ]
    fc.assert(
      fc.property(fc.constantFrom(...kinds), slip, (kind, wrong) => {
        fc.pre(!kinds.includes(wrong(kind)))
        expect(issuesWith({ kind: wrong(kind) })).toEqual(says('fields.more.kind', closest(wrong(kind), kinds).suggestion))
      }),
    )
    for (const kind of [5, null, true, {}]) expect(issuesWith({ kind })).toEqual(says('fields.more.kind', undefined))
    expect(issuesWith({})).toEqual(says('fields.more.kind', undefined))
    for (const field of [5, 'number', null, true]) expect(issuesWith(field)).toEqual(says('fields.more', undefined))
    const inRow = (field: unknown) => issuesWith({ kind: 'list', row: { a: field } })
    for (const kind of ['choices', 'list', 5]) {
      expect(inRow({ kind })).toEqual([
        { path: 'fields.more.row.a.kind', code: 'shape', message: 'a row holds fields of the kinds number and choice only' },
      ])
    }
  })

  it('in a request is told as one of the shape that was meant', () => {
    const issuesWith = (request: unknown) => issuesOf({ ...schemas[0], request }).map(({ path, message }) => `${path}: ${message}`)
    const expected = 'Invalid input: expected'
    expect(issuesWith({ post: 'A/B', bdy: {} })).toEqual([
      `request.body: ${expected} record, received undefined`,
      "request: unknown property 'bdy'; did you mean 'body'?",
    ])
    expect(issuesWith({ get: 'A/B', qery: {} })).toEqual([
      `request.query: ${expected} record, received undefined`,
      "request: unknown property 'qery'; did you mean 'query'?",
    ])
    expect(issuesWith({ post: 5, body: {} })).toEqual([`request.post: ${expected} string, received number`])
    expect(issuesWith({ get: 5, query: {} })).toEqual([`request.get: ${expected} string, received number`])
    expect(issuesWith({ post: 'A', body: { 'a..b': '1' } })).toEqual(['request.body.a..b: is no name of a body'])
    expect(issuesWith(5)).toEqual([`request: ${expected} object, received number`])
    const needs = 'needs an expression, { value, when?, optional? }, { constant } or { list, columns, when?, optional? }'
    const parameter = (one: unknown) => issuesWith({ get: 'A/B', query: { P: one } })
    const mixed = [
      { value: 'a', constant: 1 },
      { value: 'a', list: 'b', columns: [] },
      { constant: 1, list: 'a', columns: [] },
    ]
    for (const wrong of [5, null, [], {}, { value: 5 }, { constant: 'x' }, ...mixed]) {
      expect(parameter(wrong)).toEqual([`request.query.P: ${needs}`])
    }
    for (const whole of [{ value: 'a' }, { list: 'a', columns: [] }]) {
      expect(parameter({ ...whole, wehn: 'b' })).toEqual(["request.query.P: unknown property 'wehn'; did you mean 'when'?"])
    }
  })

  it('in an address of a service is told', () => {
    const isRead = (host: string) => issuesOf({ ...schemas[0], host }).length === 0
    const right = [
      'https://a.example',
      'http://a.example:8080/v1',
      'https://a/b.c/.d/...',
      'https://[::1]:1/x',
      `https://a/${'b'.repeat(190)}`,
    ]
    const wrong = [
      'ftp://a',
      'https://',
      'https://a/',
      'https://a/..',
      'https://a/../b',
      'https://a/./b',
      'https://a:99999',
      'https://a?b',
      `https://a/${'b'.repeat(191)}`,
    ]
    expect([right.filter((one) => !isRead(one)), wrong.filter(isRead)]).toEqual([[], []])
  })
})

describe('a calculator in one file', () => {
  const schema = { layout: [], request: {} }

  it('is its schema alone, or the one export that is not its texts, examples, default or the address of its form', () => {
    const beside = fc.subarray(['texts', 'examples', 'default', '$schema'])
    const other = fc.constantFrom('schema', 'lift', 'x', 'textsOf', 'example')
    fc.assert(
      fc.property(beside, fc.uniqueArray(other, { maxLength: 3 }), (names, exported) => {
        const said: Json = Object.fromEntries<unknown>([
          ...names.map((name): readonly [string, unknown] => [name, `its ${name}`]),
          ...exported.map((name): readonly [string, unknown] => [name, schema]),
        ])
        const parts = Object.fromEntries(
          names.filter((name) => name === 'texts' || name === 'examples').map((name) => [name, `its ${name}`]),
        )
        const found = (): unknown => {
          try {
            return partsOf(said)
          } catch (cause) {
            return String(cause)
          }
        }
        const refusal = `RangeError: it has ${exported.length} exports beside \`texts\` and \`examples\`; it needs one, the schema`
        expect(found()).toEqual(exported.length === 1 ? { schema, ...parts } : refusal)
      }),
    )
    for (const whole of [schema, { ...schema, texts: {}, examples: {} }]) expect(partsOf(whole)).toEqual({ schema: whole })
    for (const part of [{ layout: [] }, { request: {} }]) {
      expect(partsOf({ ...part, texts: 1 })).toEqual({ schema: Object.values(part)[0], texts: 1 })
    }
  })

  it('tells of its schema what a schema alone is told, one step further in', () => {
    const texts = { en: {} }
    const issuesIn = (json: unknown) => {
      const parsed = parseDocument(json)
      return 'issues' in parsed ? parsed.issues.map(({ path, code }) => `${path} ${code}`) : []
    }
    fc.assert(
      fc.property(fc.constantFrom(...schemas), fc.constantFrom('name', 'fields', 'layout', 'request', 'results'), (own, key) => {
        for (const wrong of [5, null]) {
          const faulty = { ...own, [key]: wrong }
          const inside = issuesOf(faulty).map(({ path, code }) => `${path === '' ? 'schema' : `schema.${path}`} ${code}`)
          expect([inside.length > 0, issuesIn({ schema: faulty, texts })]).toEqual([true, inside])
        }
        expect(issuesIn({ schema: own, texts })).toEqual([])
      }),
      scaledRuns(20),
    )
    const deep = (levels: number): unknown => (levels === 0 ? 'x' : { a: deep(levels - 1) })
    expect([issuesIn({ schema: schemas[0], texts: deep(11) }), issuesIn({ schema: schemas[0], texts: deep(12) })]).toEqual([
      [],
      [`texts${'.a'.repeat(11)} tooLarge`],
    ])
    expect([5, null, [], 'x', { texts }].map(issuesIn)).toEqual([[' shape'], [' shape'], [' shape'], [' shape'], [' shape']])
    expect([
      issuesIn({ schema: schemas[0] }),
      issuesIn({ schema: schemas[0], texts: {} }),
      issuesIn({ schema: schemas[0], texts, x: 1 }),
    ]).toEqual([['texts shape'], ['texts shape'], [' unknownProperty']])
    expect(issuesIn({ schema: 5, texts })).toEqual(['schema shape'])
  })
})
