/** Documents of another hand: their shape, where their faults stand, and that a check ends. */
import { describe, expect, it } from 'vitest'
import * as drawings from '../../../../screens/drawings/classes.tsx'
import { lineAndColumn, partOfFault } from '../../../../engine/check/find-part.ts'
import { parseJson } from '../../../../engine/check/parse-json.ts'
import { parseDocument } from '../../../../engine/define/document.ts'
import { classDrawings } from '../../../../schemas/class-drawings.ts'
import { checkDocument } from '../../../../server/services/site-calculators/check-document.ts'
import { createDocumentChecker } from '../../../../server/services/site-calculators/document-checker.ts'
import { hoistDocument, screwDocument } from './hoist-document.ts'

const around = { hosts: ['https://sizing.example'], taken: [] }
const check = (content: unknown, file = '9001-hoist.json') =>
  checkDocument(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2), around)
const codes = async (content: unknown, file?: string) => (await check(content, file)).findings.map(({ code }) => code)

const hoist = hoistDocument('https://sizing.example')

describe('a document', () => {
  it('that is sound has no finding', async () => {
    expect(await check(hoist)).toMatchObject({ document: { schema: hoist.schema }, findings: [] })
    expect(await codes(screwDocument(), '9002-own-screw.json')).toEqual([])
  })

  it.each([
    ['no object', '5', ['shape', 'shape']],
    ['nothing', '', ['syntax']],
    ['no texts', { schema: hoist.schema }, ['shape']],
    ['no language', { ...hoist, texts: {} }, ['shape']],
    ['a part that there is not', { ...hoist, sceme: 1 }, ['unknownProperty']],
    ['a language that there is not', { ...hoist, texts: { ...hoist.texts, fr: hoist.texts.en } }, ['unknownLanguage']],
    ['a text that is none', { ...hoist, texts: { en: { ...hoist.texts.en, load: { label: 5 } } } }, ['shape']],
    [
      'an init that depends on inputs',
      { ...hoist, schema: { ...hoist.schema, init: { ...hoist.schema.init, query: { Load: 'load' } } } },
      ['notElsewhere'],
    ],
    ['an address that is none', { ...hoist, schema: { ...hoist.schema, host: 'ftp://x' } }, ['shape', 'shape']],
    ['an address that climbs', { ...hoist, schema: { ...hoist.schema, host: 'https://sizing.example/a/..' } }, ['shape']],
    ['a name of the engine', `{"schema": {"__proto__": {"a": 1}}, "texts": {}}`, ['unknownProperty']],
    ['examples that do not hold', { ...hoist, examples: { init: {}, cases: [] } }, ['missingExamples']],
  ])('of %s is refused', async (_, content, expected) => {
    const found = await codes(content)
    expect([...new Set(found)]).toEqual([...new Set(expected)])
  })

  it('whose next step cannot be is refused; a calculator of the same site is not looked into', async () => {
    const next = (calculator: number, inputs: Readonly<Record<string, string>>) => ({
      ...hoist,
      schema: { ...hoist.schema, results: { ...hoist.schema.results, next: { calculator, inputs } } },
    })
    expect(await codes(next(3020, {}))).toEqual(['unknownCalculator'])
    expect(await codes(next(302, { jackTorqe: 'T2' }))).toEqual(['unknownField'])
    expect(await codes(next(302, { jackTorque: 'T2' }))).toEqual([])
    const own = screwDocument()
    const screw = {
      ...own,
      schema: { ...own.schema, results: { ...own.schema.results, next: { calculator: 302, inputs: { jackTorque: 'n1' } } } },
    }
    expect(await codes(screw, '9002-own-screw.json')).toEqual(['otherQuantity'])
    const beside = await checkDocument('9001-hoist.json', JSON.stringify(next(9002, {})), { ...around, taken: ['9002'] })
    expect(beside.findings).toEqual([])
  })

  it('that reads what the answer of our service does not have is refused, with or without a sample of it', async () => {
    const { examples: _, ...own } = screwDocument()
    const withInit = (init: object) => ({ ...own, schema: { ...own.schema, init: { ...own.schema.init, ...init } } })
    const lists = { ...own.schema.init?.lists, fixedMethodList: { fm: 'number' } }
    expect(await codes(withInit({ lists }), '9002-own-screw.json')).toEqual(['unanswered'])
    expect(await codes(withInit({ query: { useMethode: 'speed' } }), '9002-own-screw.json')).toContain('unknownParameter')
  })

  it('that is nested without end is told at its beginning', async () => {
    const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`
    expect((await check(deep)).findings).toEqual([expect.objectContaining({ line: 1, code: 'syntax' })])
  })

  it('in which a name stands twice is told where the second one is', async () => {
    const text = JSON.stringify(hoist, null, 2).replace('"min": 0.1,', '"min": 0.1,\n        "min": 0.2,')
    const { findings } = await check(text)
    const line = text.split('\n').findIndex((one) => one.includes('"min": 0.2')) + 1
    expect(findings).toEqual([expect.objectContaining({ code: 'repeatedKey', line })])
  })

  it('is read as its text and shares nothing with it', () => {
    const json: unknown = JSON.parse(JSON.stringify(hoist))
    expect(parseDocument(json)).toEqual({ document: { schema: hoist.schema, texts: hoist.texts } })
  })
})

describe('the place of a part', () => {
  const text =
    '{\n  "schema": { "fields": { "load": { "min": "x \\" {" } } },\n  "texts": [{ "section": "first", "items": ["load"] }, 5]\n}'
  const { root } = parseJson(text)

  it.each([
    ['load.min', undefined, [2, 37]],
    ['load.none', undefined, [2, 27]],
    ['first', 'texts', [3, 13]],
    ['1', 'texts', [3, 56]],
    ['none', undefined, [2, 15]],
    ['none', 'examples', [1, 1]],
  ] as const)('%s is where it is written, or the deepest part of it', (path, part, [line, column]) => {
    expect(root && lineAndColumn(text, partOfFault(root, { path, part }).keyFrom)).toEqual({ line, column })
  })
})

describe('the check in a thread', () => {
  it('ends with what it was given for; the next document is checked anew', async () => {
    const checker = createDocumentChecker({ milliseconds: 1, megabytes: 64 })
    const task = { file: '9001-hoist.json', source: JSON.stringify(hoist), around }
    const { document, findings } = await checker.check(task)
    expect(document).toBeUndefined()
    expect(findings).toEqual([expect.objectContaining({ code: 'tooSlow', severity: 'error' })])
    await checker.rest()
    const patient = createDocumentChecker()
    expect((await patient.check(task)).findings).toEqual([])
    await patient.rest()
  })

  it('ends with the memory that it was given', { tags: ['deep'] }, async () => {
    const checker = createDocumentChecker({ milliseconds: 240_000, megabytes: 48 })
    const large = { file: '9001-hoist.json', source: `[${'{},'.repeat(330_000)}{}]`, around }
    expect((await checker.check(large)).findings).toEqual([expect.objectContaining({ code: 'tooMuchMemory', severity: 'error' })])
    const small = { ...large, source: JSON.stringify(hoist) }
    expect((await checker.check(small)).findings).toEqual([])
    await checker.rest()
  })
})

it('the pictures that a place can name are those that there are', () => {
  expect([...classDrawings].toSorted()).toEqual(Object.keys(drawings).toSorted())
})
