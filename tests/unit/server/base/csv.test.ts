import { describe, expect, it } from 'vitest'
import { CsvError, type CsvOptions, type CsvRecord, csvRecords } from '../../../../server/base/csv.ts'

const cases: readonly { claim: string; text: string; rows: readonly (readonly [number, ...string[]])[]; unclosed?: number }[] = [
  { claim: 'nothing', text: '', rows: [] },
  {
    claim: 'rows with their lines',
    text: 'a,b\n1,2\n3,4\n',
    rows: [
      [1, 'a', 'b'],
      [2, '1', '2'],
      [3, '3', '4'],
    ],
  },
  {
    claim: 'a last line without an end',
    text: 'a\n1',
    rows: [
      [1, 'a'],
      [2, '1'],
    ],
  },
  {
    claim: 'Windows and old Mac line ends',
    text: 'a\r\n1\r2',
    rows: [
      [1, 'a'],
      [2, '1'],
      [3, '2'],
    ],
  },
  {
    claim: 'empty lines and cells',
    text: 'a\n\n,\n1',
    rows: [
      [1, 'a'],
      [2, ''],
      [3, '', ''],
      [4, '1'],
    ],
  },
  { claim: 'empty cells', text: ',x,\n', rows: [[1, '', 'x', '']] },
  {
    claim: 'quoted commas, quotes and line ends',
    text: '"a,b","say ""so""","two\nlines"\nnext',
    rows: [
      [1, 'a,b', 'say "so"', 'two\nlines'],
      [3, 'next'],
    ],
  },
  { claim: 'blanks around cells', text: ' a , b ', rows: [[1, ' a ', ' b ']] },
  {
    claim: 'rows before a quote that is not closed',
    text: 'a\n1\n"open',
    rows: [
      [1, 'a'],
      [2, '1'],
    ],
    unclosed: 3,
  },
  { claim: 'text after a closed quote as a fault', text: '"a"b', rows: [], unclosed: 1 },
]

const read = (text: string, options?: CsvOptions) => {
  const rows: CsvRecord[] = []
  try {
    for (const record of csvRecords(text, options)) rows.push(record)
  } catch (error) {
    if (error instanceof CsvError) return { rows, unclosed: error.line }
    throw error
  }
  return { rows }
}

describe('csvRecords reads', () => {
  it.each(cases)('$claim', ({ text, rows, unclosed }) => {
    const expected = rows.map(([line, ...cells]) => ({ line, cells }))
    expect(read(text, { isStrict: true })).toEqual({ rows: expected, ...(unclosed !== undefined && { unclosed }) })
  })

  it('text after a closed quote as a part of its cell, where that is not refused', () => {
    expect(read('"a"b,c')).toEqual({ rows: [{ line: 1, cells: ['ab', 'c'] }] })
  })

  it('cells between other separators, in which a comma is a character', () => {
    expect(read('a;"b;c";1,5', { separator: ';' })).toEqual({ rows: [{ line: 1, cells: ['a', 'b;c', '1,5'] }] })
  })

  it('a hundred thousand rows in one go', () => {
    expect(read('sku,name,"with, comma",12.5\n'.repeat(100_000)).rows).toHaveLength(100_000)
  })
})
