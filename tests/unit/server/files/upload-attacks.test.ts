/** Files that are no tables, or more than one: each is refused with its reason, in little time and memory, and the process goes on. */
import { strToU8, zipSync, type Zippable } from 'fflate'
import { expect, test } from 'vitest'
import { readInThread } from '../../../../server/files/upload/read-in-thread.ts'
import { readUpload } from '../../../../server/files/upload/read-upload.ts'
import { UploadError, type UploadFault, uploadLimits } from '../../../../server/files/upload/upload-limits.ts'

const head = '<?xml version="1.0"?>'
const workbook = `${head}<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`
const relations = `${head}<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`

const xlsx = (sheet: string | Uint8Array, more: Zippable = {}): Uint8Array =>
  zipSync(
    {
      'xl/workbook.xml': strToU8(workbook),
      'xl/_rels/workbook.xml.rels': strToU8(relations),
      'xl/worksheets/sheet1.xml': typeof sheet === 'string' ? strToU8(sheet) : sheet,
      ...more,
    },
    { level: 1 },
  )

const sheetOf = (rows: string) => `${head}<worksheet><sheetData>${rows}</sheetData></worksheet>`
const row = (number: number, text = 'x') => `<row r="${number}"><c r="A${number}" t="inlineStr"><is><t>${text}</t></is></c></row>`
const rows = (count: number) => Array.from({ length: count }, (_, at) => row(at + 1)).join('')

const faultOf = async (bytes: Uint8Array, seconds: number, megabytes = 192): Promise<UploadFault | 'read'> => {
  try {
    await readInThread(bytes, {}, { seconds, megabytes })
    return 'read'
  } catch (error) {
    if (error instanceof UploadError) return error.fault
    throw error
  }
}

/** Well-formed XML of a size; in long texts, of which a reader has less work than of tags. */
const endless = (megabytes: number) => strToU8(`<row>${' '.repeat(1013)}</row>`.repeat(megabytes * 1024))
const bytesOf = (text: string) => new TextEncoder().encode(text)

/** The length that the directory states of every part, made small: what is unpacked is counted, not believed. */
const lying = (bytes: Uint8Array): Uint8Array => {
  const copy = bytes.slice()
  const view = new DataView(copy.buffer)
  for (let at = 0; at + 46 < copy.length; at += 1) if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true)
  return copy
}

const flipped = (bytes: Uint8Array): Uint8Array => bytes.map((byte, at) => (at > 60 && at < 90 ? byte ^ 0xff : byte))

const swelling = xlsx(endless(48))
const bomb = () => swelling
const attacks: readonly (readonly [name: string, make: () => Uint8Array, fault: UploadFault | 'read'])[] = [
  ['an empty file', () => new Uint8Array(), 'fileEmpty'],
  ['a table of empty lines', () => bytesOf('\r\n\r\n,,,\r\n'), 'fileEmpty'],
  ['a picture', () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0), 'fileUnknown'],
  ['a document', () => bytesOf('%PDF-1.7\n1 0 obj\n'), 'fileUnknown'],
  ['a document with bytes of its own', () => Uint8Array.of(...bytesOf('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3), 'fileUnknown'],
  ['a text with its styles', () => bytesOf('{\\rtf1\\ansi Load}'), 'fileUnknown'],
  ['a photograph', () => Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46), 'fileUnknown'],
  ['bytes of nought', () => new Uint8Array(100), 'fileUnknown'],
  ['a workbook of before 2007', () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), 'fileOldFormat'],
  ['a ZIP of something else', () => zipSync({ 'a.txt': strToU8('a') }), 'fileUnknown'],
  ['a ZIP that is cut off', () => xlsx(sheetOf(rows(3))).slice(0, 300), 'fileBroken'],
  ['a ZIP with other bytes in it', () => flipped(xlsx(sheetOf(rows(3)))), 'fileBroken'],
  ['a ZIP that unpacks to 48 MB', bomb, 'fileUnpacked'],
  ['the same, which states another length', () => lying(bomb()), 'fileUnpacked'],
  ['texts that unpack to 48 MB', () => xlsx(sheetOf(rows(3)), { 'xl/sharedStrings.xml': endless(48) }), 'fileUnpacked'],
  [
    'a hundred thousand rows',
    () => xlsx(sheetOf(Array.from({ length: 100_000 }, (_, at) => `<row r="${at + 1}"><c t="n"><v>1</v></c></row>`).join(''))),
    'tooManyBatchRows',
  ],
  ['a row of number 4 billion', () => xlsx(sheetOf(`${row(1)}${row(4_000_000_000)}`)), 'read'],
  ['more rows than a table with titles has', () => xlsx(sheetOf(rows(uploadLimits.rows + 1))), 'tooManyBatchRows'],
  ['more lines than a table with titles has', () => bytesOf(`a\n${'1\n'.repeat(uploadLimits.rows)}`), 'tooManyBatchRows'],
  ['a cell in column XFD', () => xlsx(sheetOf('<row r="1"><c r="XFD1"><v>1</v></c></row>')), 'tooManyColumns'],
  ['a line of a million cells', () => bytesOf(',x'.repeat(500_000)), 'tooManyColumns'],
  ['a cell of 5000 characters', () => bytesOf(`a\n${'x'.repeat(5_000)}`), 'cellTooLong'],
  [
    'one text of 4000 characters in 200 000 cells',
    () =>
      xlsx(sheetOf(Array.from({ length: 1000 }, (_, at) => `<row r="${at + 1}">${'<c t="s"><v>0</v></c>'.repeat(200)}</row>`).join('')), {
        'xl/sharedStrings.xml': strToU8(`${head}<sst><si><t>${'y'.repeat(4_000)}</t></si></sst>`),
      }),
    'fileUnpacked',
  ],
  [
    'entities that multiply',
    () => xlsx(`${head}<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${sheetOf(row(1, '&b;'))}`),
    'fileUnsafe',
  ],
  [
    'an entity of a file',
    () => xlsx(`${head}<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${sheetOf(row(1, '&a;'))}`),
    'fileUnsafe',
  ],
  ['an entity that nothing declares', () => xlsx(sheetOf(row(1, '&a;'))), 'fileUnsafe'],
  [
    'a declaration in the list of sheets',
    () => xlsx(sheetOf(row(1)), { 'xl/workbook.xml': strToU8(`<!DOCTYPE x>${workbook}`) }),
    'fileUnsafe',
  ],
  ['XML that ends in a tag', () => xlsx(`${head}<worksheet><sheetData><row r="1"`), 'fileBroken'],
  ['a tag without an end', () => xlsx(`<worksheet a="${'x'.repeat(3_000_000)}`), 'fileBroken'],
  ['XML that is not UTF-8', () => xlsx(Uint8Array.of(...strToU8('<worksheet>'), 0xff, 0xfe, 0xc0)), 'fileEncoding'],
  ['UTF-16 with half a character', () => Uint8Array.of(0xff, 0xfe, 0x00, 0xd8, 0x0a, 0x00), 'fileEncoding'],
  ['a mark that is never closed', () => bytesOf('a,"b\n1,2'), 'fileBroken'],
  ['a workbook without its sheet', () => zipSync({ 'xl/workbook.xml': strToU8(workbook) }), 'fileBroken'],
]

/** What each comes to is looked for, not how fast: another machine may be busy. */
const patience = 240

const faultHere = (bytes: Uint8Array): UploadFault | 'read' => {
  try {
    readUpload(bytes)
    return 'read'
  } catch (error) {
    if (error instanceof UploadError) return error.fault
    throw error
  }
}

test.each(attacks)('%s', (_, make, fault) => {
  const bytes = make()
  const before = process.memoryUsage().rss
  expect(faultHere(bytes)).toBe(fault)
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024)
})

test('a thread tells the fault as it is', async () => {
  expect(await faultOf(bomb(), patience)).toBe('fileUnpacked')
})

test('what takes longer than it may is given up, and the next file is read', async () => {
  expect(await faultOf(bomb(), 0.001)).toBe('fileTooSlow')
  expect(await faultOf(xlsx(sheetOf(rows(2))), patience)).toBe('read')
})

test('what takes more memory than it may ends its thread alone, and the next file is read', { tags: ['deep'] }, async () => {
  const large = xlsx(sheetOf(rows(2)), { 'xl/sharedStrings.xml': strToU8(`<sst>${'<si><t>a</t></si>'.repeat(700_000)}</sst>`) })
  expect(await faultOf(large, patience)).toBe('read')
  expect(await faultOf(large, patience, 48)).toBe('fileUnpacked')
  expect(await faultOf(xlsx(sheetOf(rows(2))), patience)).toBe('read')
})

test('reads what programs write: separators, marks, UTF-16, empty lines, gaps', () => {
  const cells = (bytes: Uint8Array) => readUpload(bytes).rows
  expect(cells(bytesOf('\uFEFFa;b\r\n1,5;"x;""y"""\r\n\r\n;z\r\n'))).toEqual([
    { row: 1, cells: ['a', 'b'] },
    { row: 2, cells: ['1,5', 'x;"y"'] },
    { row: 4, cells: ['', 'z'] },
  ])
  const wide = new Uint8Array(Buffer.from('\uFEFFa\tb\r\n1\t2', 'utf16le'))
  expect(cells(wide)).toEqual([
    { row: 1, cells: ['a', 'b'] },
    { row: 2, cells: ['1', '2'] },
  ])
  expect(cells(new Uint8Array(Buffer.from('\uFEFFa\tb\r\n1\t2', 'utf16le').swap16()))).toEqual(cells(wide))
  for (const start of ['sep=|\r\n', '\uFEFF"SEP=|"\n']) {
    expect(cells(bytesOf(`${start}a;,|b\n1|2`))).toEqual([
      { row: 2, cells: ['a;,', 'b'] },
      { row: 3, cells: ['1', '2'] },
    ])
  }
  const shared = { 'xl/sharedStrings.xml': strToU8('<sst><si><r><t>Lo</t></r><r><t>ad</t></r><rPh><t>xx</t></rPh></si></sst>') }
  const sheet = sheetOf(
    '<row r="2"><c r="B2" t="s"><v>0</v></c><c r="D2" t="b"><v>1</v></c></row><row><c><f>1+1</f><v>2</v></c><c><f>1</f></c></row>',
  )
  expect(cells(xlsx(sheet, shared))).toEqual([
    { row: 2, cells: ['', 'Load', '', 'true'], notes: new Map([[3, 'boolean']]) },
    {
      row: 3,
      cells: ['2', ''],
      notes: new Map([
        [0, 'number'],
        [1, 'formula'],
      ]),
    },
  ])
})

test('a machine that has no time for a table is too busy: the file is not blamed', async () => {
  const waiting = readInThread(xlsx(sheetOf(rows(2))), {}, { seconds: 3, megabytes: 192, wait: 0 })
  await expect(waiting).rejects.toMatchObject({ code: 'tooBusy' })
})
