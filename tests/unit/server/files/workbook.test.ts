/** Cells of any content, read again by a reader that is not ours. */
import { strFromU8, unzipSync } from 'fflate'
import fc from 'fast-check'
import readXlsxFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { csvOf } from '../../../../server/files/sheet/csv.ts'
import { enteredCell, numberCell, textCell } from '../../../../server/files/sheet/sheet-table.ts'
import { workbookOf } from '../../../../server/files/sheet/workbook.ts'
import { readUpload } from '../../../../server/files/upload/read-upload.ts'
import { scaledRuns } from '../../../setup/runs.ts'

const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '=cmd|" /C calc"!A0', '＝1+1', '=HYPERLINK("http://x")', "'=1"]

const written = (texts: readonly string[]) =>
  workbookOf([{ name: 'T', frozen: { rows: 1, columns: 0 }, rows: [[textCell('head')], ...texts.map((text) => [textCell(text)])] }])

const readBack = async (texts: readonly string[]) => {
  const [sheet] = await readXlsxFile(Buffer.from(written(texts)), { trim: false })
  return sheet?.data.slice(1).map(([cell]) => cell)
}

test('what looks like a formula is a text and stays one when its cell is edited', async () => {
  expect(await readBack(hostile)).toEqual(hostile)
  const xml = strFromU8(unzipSync(written(hostile))['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(xml).not.toContain('<f>')
  const styles = strFromU8(unzipSync(written(hostile))['xl/styles.xml'] ?? new Uint8Array())
  const looks = styles.match(/<xf numFmtId[^>]*xfId[^>]*>/g) ?? []
  const used = [...xml.matchAll(/<c r="A(\d+)" s="(\d+)"/g)].slice(1, 10).map(([, , style]) => looks[Number(style)])
  for (const look of used) expect(look).toContain('quotePrefix="1"')
})

test('in a CSV it begins with an apostrophe, which a table that is read again has not', () => {
  const csv = csvOf([[textCell('a'), textCell('b')], ...hostile.map((text) => [textCell(text), numberCell(-5)])])
  const lines = new TextDecoder().decode(csv).split('\r\n').slice(1, 3)
  expect(lines).toEqual(["'=1+1,-5", "'+1,-5"])
  const cells = readUpload(csv).rows.slice(1)
  expect(cells.map(({ cells: [first] }) => first)).toEqual(hostile.map((text) => (text === "'=1" ? '=1' : text)))
})

test('any text is read back as it was, but for what no file can hold', async () => {
  const text = fc
    .string({ unit: 'binary', minLength: 1, maxLength: 40 })
    .filter((one) => one.trim() !== '' && !/[\ufffe\uffff]|_x[0-9a-f]{4}_/i.test(one))
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 8 }), async (texts) => {
      expect(await readBack(texts)).toEqual(texts)
    }),
    scaledRuns(25),
  )
})

test('our own reader reads the same as the other one', async () => {
  const texts = ['a', 'Нагрузка', '载荷 [kg]', 'x\ny', '<&>"', '=1', '_x0041_', 'end\u0001']
  expect(
    readUpload(written(texts))
      .rows.slice(1)
      .map(({ cells }) => cells[0]),
  ).toEqual(texts)
  expect(await readBack(texts)).toEqual(texts)
})

test('numbers come back as they were entered, and computed ones with six digits, whole digits kept', async () => {
  const numbers = [0, -0.1, 0.12345678, 1e-9, 123456789, 1e21, Number.MAX_SAFE_INTEGER, 1 / 3, 123456.789123]
  const bytes = workbookOf([{ name: 'N', frozen: { rows: 0, columns: 0 }, rows: numbers.map((number) => [enteredCell(number)]) }])
  const [sheet] = await readXlsxFile(Buffer.from(bytes))
  expect(sheet?.data.map(([cell]) => cell)).toEqual([...numbers.slice(0, -2), 0.333333, 123457])
})

test('no part of a workbook says when it was written', () => {
  const bytes = written(['x'])
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const times = Array.from({ length: bytes.length - 46 }, (_, at) => at)
    .filter((at) => view.getUint32(at, true) === 0x02014b50)
    .map((at) => [view.getUint16(at + 12, true), view.getUint16(at + 14, true)])
  // Midnight of the first of January 1980, in the two numbers that a ZIP has for it.
  expect(times.length).toBeGreaterThan(5)
  expect(new Set(times.map(String))).toEqual(new Set(['0,33']))
})
