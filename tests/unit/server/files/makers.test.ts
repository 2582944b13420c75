/** The product's own makers: the parts list and the archive of everything. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { fileKinds } from '../../../../contract/files/files.ts'
import { locales } from '../../../../i18n/locales.ts'
import { canonicalJson } from '../../../../server/files/canonical-json.ts'
import { bomMaker, cellOf } from '../../../../server/files/bom/bom-maker.ts'
import { archiveMaker } from '../../../../server/files/archive/archive-maker.ts'
import type { FileInput } from '../../../../server/files/file-input.ts'
import { fileNameOf, wholeNameOf } from '../../../../server/files/file-names.ts'
import { readZip } from '../people/read-zip.ts'
import { sampleInput } from './sample-file.ts'

/** A reader of RFC 4180 that shares nothing with what writes it. */
const readCsv = (text: string): string[][] => {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^,\r\n"]*))(,|\r\n|$)/gy
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = '', end] = cell.exec(text) ?? []
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\r\n') rows.push([])
  }
  return rows.filter((row) => row.length > 0)
}

const listOf = async (own: Partial<FileInput> = {}) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bomMaker(sampleInput('HSR15', 'bom', own), () => undefined))

test('the parts list is one line below its heads, in the reader’s language, as spreadsheets read it', async () => {
  const text = await listOf({ orderCode: 'HSR15-500L' })
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(readCsv(text.slice(1))).toEqual([
    ['No.', 'Order code', 'Model', 'Manufacturer', 'Quantity', 'Unit', 'Code status', 'Lengths'],
    ['1', 'HSR15-500L', 'HSR15', 'THK', '1', 'pcs', '', ''],
  ])
  const heads = await Promise.all(locales.map(async (locale) => (await listOf({ locale })).split('\r\n')[0]))
  expect(new Set(heads).size).toBe(locales.length)
  expect(heads.join()).not.toMatch(/orderCode|undefined/)
})

test.each(['=1+1', '+1', '-1', '@sum', '\tx', '\r=x', '=HYPERLINK("http://evil","x")'])(
  'a cell that begins as a formula does is a text: %j',
  async (code) => {
    const rows = readCsv((await listOf({ orderCode: code })).slice(1))
    expect(rows[1]?.[1]).toBe(`'${code}`)
    expect(rows).toHaveLength(2)
  },
)

test('a cell with commas, quotes and ends of lines stays one cell; a number stays a number', () => {
  expect(['a,b', 'a"b', 'a\r\nb', 'plain', -5].map((value) => cellOf(value))).toEqual(['"a,b"', '"a""b"', '"a\r\nb"', 'plain', '-5'])
})

test('the archive holds a file of each kind that belongs in it with its SHA-256, and the same input is the same bytes', async () => {
  const text = (kind: string) => async (input: FileInput) => new TextEncoder().encode(`${kind} as ${input.kind} of ${input.orderCode}`)
  const others = Object.fromEntries(
    Object.keys(fileKinds)
      .filter((kind) => kind !== 'archive')
      .map((kind) => [kind, async () => text(kind)]),
  )
  const steps: number[] = []
  const make = async () => archiveMaker(others)(sampleInput('HSR15', 'archive'), (done) => steps.push(done))
  const [one, other] = [await make(), await make()]
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true)
  const files = readZip(Buffer.from(one))
  // There is no calculation to report of.
  const names = (['drawing', 'dxf', 'step', 'sheet', 'bom'] as const).map((kind) => wholeNameOf('HSR15', kind))
  expect([...files.keys()]).toEqual([...names, 'manifest.json'])
  expect(files.get('HSR15.stp')?.toString()).toBe('step as step of HSR15')
  const manifest = JSON.parse(String(files.get('manifest.json'))) as { files: { name: string; sha256: string }[] } // compared next
  expect(manifest.files.map(({ name, sha256 }) => [name, sha256])).toEqual(
    names.map((name) => [
      name,
      createHash('sha256')
        .update(files.get(name) ?? '')
        .digest('hex'),
    ]),
  )
})

test('a name of a file is one on every system', () => {
  const cases = [
    'HSR15-500L',
    'a/b\\c',
    '..',
    '../..',
    '.hidden',
    '-rf',
    'con',
    'LPT1.x',
    '',
    '   ',
    'x'.repeat(500),
    '\u0000\u001F',
    'a:b*c?d"e<f>g|h',
    '型号',
    '𝔘'.repeat(300),
  ]
  for (const code of cases) {
    const name = fileNameOf(code, 'step')
    expect([code, name]).toEqual([code, expect.stringMatching(/^[\p{L}\p{M}\p{N}_(][\p{L}\p{M}\p{N}._()+ -]*$/u)])
    expect(name).not.toMatch(/[. -]$|\.\./)
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(240)
    expect(name).not.toMatch(/^(?:con|lpt1)/i)
  }
  expect(wholeNameOf('HSR15-500L', 'report')).toBe('HSR15-500L-report.pdf')
})

test('names of long codes differ where only their ends do', () => {
  const long = 'NP035 MF2 i 100+28-110-145+1FT7105-5WC70-1CH1-Z-brake'
  const names = ['A', 'B'].map((end) => fileNameOf(`${long}-${end}`, 'step'))
  expect(new Set(names).size).toBe(2)
  expect(names.map((name) => name.slice(0, 40))).toEqual([long.slice(0, 40), long.slice(0, 40)])
})

test('canonical JSON does not depend on the order of names, and keeps that of lists', () => {
  expect(canonicalJson({ b: [2, 1], a: { d: undefined, c: null } })).toBe('{"a":{"c":null},"b":[2,1]}')
  expect(canonicalJson({ a: { c: null }, b: [2, 1] })).toBe(canonicalJson({ b: [2, 1], a: { c: null } }))
})
