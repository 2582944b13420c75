import { describe, expect, it } from 'vitest'
import { parseCsv } from '../../../../../server/catalogue/import/csv.ts'

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
    claim: 'empty lines left out, but counted',
    text: 'a\n\n,\n1',
    rows: [
      [1, 'a'],
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
  { claim: 'blanks around cells', text: ' a , b ', rows: [[1, 'a', 'b']] },
  { claim: 'a byte order mark', text: '\uFEFFa', rows: [[1, 'a']] },
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

describe('parseCsv reads', () => {
  it.each(cases)('$claim', ({ text, rows, unclosed }) => {
    const read = parseCsv(text)
    expect(read.rows).toEqual(rows.map(([line, ...cells]) => ({ line, cells })))
    expect(read.unclosedQuoteLine).toBe(unclosed)
  })

  it('a hundred thousand rows in one go', () => {
    const text = 'sku,name,"with, comma",12.5\n'.repeat(100_000)
    expect(parseCsv(text).rows).toHaveLength(100_000)
  })
})
