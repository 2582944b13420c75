/** The pure parts of the document: places in JSON, findings at their lines, how it is written. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packText, unpackText } from '../../../../contract/saved/packed-text.ts'
import { analyse } from '../../../../screens/playground/document/analyse.ts'
import { lineAndColumn, partAt } from '../../../../engine/check/find-part.ts'
import { newDocument } from '../../../../screens/playground/document/new-document.ts'
import { parseJson } from '../../../../engine/check/parse-json.ts'
import { textOfFile, writeDocument } from '../../../../screens/playground/document/playground-document.ts'
import { calculators } from '../../../../schemas/registry.ts'
import { scaledRuns } from '../../../setup/runs.ts'

describe('JSON with places', () => {
  it('reads what JSON.parse reads, and the same', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), fc.constantFrom(0, 2), (json, indent) => {
        const source = JSON.stringify(JSON.parse(json), null, indent)
        expect(JSON.stringify(parseJson(source).root?.value)).toBe(JSON.stringify(JSON.parse(source)))
      }),
    )
  })

  it('takes nothing that JSON.parse refuses', () => {
    const pieces = fc.array(
      fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '1', '01', 'true', 'null', '"', '\\', ' ', '-', '1.', 'x'),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(pieces, (parts) => {
        const source = parts.join('')
        const isJson = (() => {
          try {
            JSON.parse(source)
            return true
          } catch {
            return false
          }
        })()
        expect(parseJson(source).root !== undefined).toBe(isJson)
      }),
    )
  })

  it('says where each part is, and what is there twice', () => {
    const source = '{ "a": [1, { "b": true }], "a": 2 }'
    const { root, faults } = parseJson(source)
    expect(faults).toEqual([{ code: 'repeatedKey', from: 27, to: 30, message: "'a' is there twice; the last one counts" }])
    const part = partAt(parseJson(source.replace(', "a": 2', '')).root, 'a', '1', 'b')
    expect(part && source.slice(part.keyFrom, part.to)).toBe('"b": true')
    expect(root?.value).toEqual({ a: 2 })
  })

  it.each([
    ['{ "a": 1,\n  "b" 2 }', 2, 7, "':' is expected here, not '2'"],
    ['{ "a": 1, }', 1, 11, "a key in double quotes is expected here, not '}'"],
    ['[1, 2', 1, 6, "',' or ']' is expected here, not the end of the text"],
    ['', 1, 1, 'a value is expected here, not the end of the text'],
  ])('%j stops being JSON at line %i, column %i', (source, line, column, message) => {
    const [finding] = analyse(source).findings
    expect(finding).toMatchObject({ line, column, code: 'syntax', message })
  })
})

const textOf = (change: (text: string) => string = (text) => text) => change(writeDocument(newDocument))

describe('findings', () => {
  it('of the new document: none, and it has a form', () => {
    const { findings, sound } = analyse(textOf())
    expect(findings).toEqual([])
    expect([...(sound?.plan.fields.keys() ?? [])]).toEqual(['load'])
  })

  it.each([
    ['a field in a formula that there is not', '"load * 9.8', '"laod * 9.8', '"force":', "'load'"],
    ['a unit that does not come out', '"unit": "N", "value"', '"unit": "kN", "value"', '"force":', ''],
    ['a property of no field', '"exclusiveMin"', '"exclusivMin"', '"load":', "'exclusiveMin'"],
    ['an empty range', '"max": 10000', '"max": -1', '"load":', ''],
    ['a field without a place', '"items": ["load", "force"]', '"items": ["force"]', '"load":', ''],
    ['an example that says another request', '"W": "80"', '"W": "81"', '"name": "80 kg"', ''],
    ['a text that is missing', '"load": { "label"', '"lod": { "label"', '"en":', 'load.label'],
    ['a part that a document does not have', '"examples"', '"example"', '"example":', "'examples'"],
  ])('%s is told at its line', (_, before, after, at, cure) => {
    const source = textOf((text) => text.replace(before, after))
    expect(source).toContain(after)
    const { findings } = analyse(source)
    expect(findings.length).toBeGreaterThan(0)
    const [finding] = findings
    expect(source.split('\n')[(finding?.line ?? 0) - 1]).toContain(at)
    expect(`${finding?.message} ${finding?.cure}`).toContain(cure)
  })

  it('points into the text: every finding has characters of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: textOf().length - 1 }), fc.constantFrom('', '"', '{', '9', 'x'), (at, put) => {
        const source = textOf((text) => text.slice(0, at) + put + text.slice(at + 1))
        for (const { from, to, line, column } of analyse(source).findings) {
          expect(from).toBeGreaterThanOrEqual(0)
          expect(to).toBeLessThanOrEqual(source.length)
          expect({ line, column }).toEqual(lineAndColumn(source, from))
        }
      }),
      scaledRuns(60),
    )
  })

  it('come for a language whose name is not finished, too', () => {
    expect(() => analyse(textOf((text) => text.replace('"en"', '"e"').replace('"zh-Hans"', '"zh_"')))).not.toThrow()
  })
})

describe('every shipped calculator', () => {
  it.each(calculators)('$schema.name is written, read and compiles without an error', ({ schema, examples }) => {
    const source = writeDocument({ schema, texts: {}, examples })
    expect(JSON.parse(source)).toEqual(JSON.parse(JSON.stringify({ schema, texts: {}, examples })))
    const { findings, sound } = analyse(source)
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(sound?.plan.schema.id).toBe(schema.id)
  })
})

describe('files and links', () => {
  it('a schema alone becomes a document; what is no JSON stays', () => {
    expect(JSON.parse(textOfFile(JSON.stringify(newDocument.schema)))).toEqual({ schema: newDocument.schema, texts: {} })
    expect(textOfFile('{ "schema": ')).toBe('{ "schema": ')
    expect(textOfFile('{"schema":{"fields":{}}}')).toBe('{"schema":{"fields":{}}}')
  })

  it('a packed text comes back as it was; a damaged, long or swollen one is none', async () => {
    const limits = { longest: 10_000, largest: 100_000 }
    const packed = await packText(textOf())
    expect(packed).toMatch(/^[\w-]+$/)
    expect(await unpackText(packed, limits)).toBe(textOf())
    expect(await unpackText(`${packed.slice(0, 40)}AAAA`, limits)).toBeUndefined()
    expect(await unpackText(packed, { ...limits, longest: 10 })).toBeUndefined()
    expect(await unpackText(await packText('a'.repeat(200_000)), limits)).toBeUndefined()
  })
})
