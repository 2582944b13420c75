import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { issueLine } from '../../../../../server/catalogue/import/cli-texts.ts'
import { type CellKind, type CatalogueTable, provenanceColumns } from '../../../../../families/define/catalogue-table.ts'
import { readRows } from '../../../../../server/catalogue/import/read-rows.ts'
import { csvSheet } from '../../../../../server/catalogue/import/read-sheets.ts'

const candidate = z.object({
  frames: z.optional(z.array(z.string().check(z.regex(/^\d+:B(5|14)$/)))),
  adapters: z.optional(z.array(z.object({ bore: z.number(), pilot: z.number(), screw: z.optional(z.number()) }))),
})
const family: CatalogueTable<z.infer<typeof candidate>> = {
  id: 'sample',
  columns: { frames: 'list', adapters: { records: ['bore', 'pilot', 'screw'] } } satisfies Record<string, CellKind>,
  candidate,
  order: () => [],
}
const header = [...Object.keys(provenanceColumns), 'frames', 'adapters'].join(',')
const read = (frames: string, adapters: string) => {
  const text = `${header}\nS1,Name,Series,Maker,icon,demo,Source,,${frames},${adapters}\n`
  const [sheet = { records: [] }] = csvSheet(new TextEncoder().encode(text)).sheets
  return readRows(family, 'a.csv', sheet)
}

describe('a cell with numbers by name', () => {
  const named = z.object({ outline: z.optional(z.partialRecord(z.enum(['pilot', 'holes']), z.number().check(z.positive()))) })
  const table: CatalogueTable<z.infer<typeof named>> = {
    id: 'sample',
    columns: { outline: { named: ['pilot', 'holes'] } },
    candidate: named,
    order: () => [],
  }
  const readNamed = (cell: string) => {
    const text = `${[...Object.keys(provenanceColumns), 'outline'].join(',')}\nS1,Name,Series,Maker,icon,demo,Source,,${cell}\n`
    const [sheet = { records: [] }] = csvSheet(new TextEncoder().encode(text)).sheets
    return readRows(table, 'a.csv', sheet)
  }

  it('is read as a record, or is empty', () => {
    expect(readNamed('pilot:50; holes: 4').rows[0]?.row.candidate).toEqual({ outline: { pilot: 50, holes: 4 } })
    expect(readNamed('').rows[0]?.row.candidate).toEqual({})
  })

  it.each([
    ['pilot:50;circle:70', 'Write one of the permitted texts.'],
    ['pilot:50;pilot:60', 'Write name:length;name:length with the names of this column, as pilot:50;pilotDepth:7.'],
    ['pilot', 'Write name:length;name:length with the names of this column, as pilot:50;pilotDepth:7.'],
    ['pilot:wide', 'Write name:length;name:length with the names of this column, as pilot:50;pilotDepth:7.'],
    ['pilot:0', 'Look the figure up in the data sheet.'],
  ])('is refused with its column: %s', (cell, cure) => {
    const { rows, issues } = readNamed(cell)
    const expected = 'entries name:length with ; between them, in mm; names are pilot, holes'
    expect([rows, issues.map(issueLine)]).toEqual([[], [`a.csv:2, cell I2, outline: Found: "${cell}". Expected: ${expected}. ${cure}`]])
  })
})

describe('a cell with several entries', () => {
  it('is read as a list of texts', () => {
    expect(read('90:B5; 90:B14', '').rows[0]?.row.candidate).toEqual({ frames: ['90:B5', '90:B14'] })
  })

  it('is read as records, whose last numbers may be left out', () => {
    expect(read('', '14x50x4; 42 x 114.3').rows[0]?.row.candidate).toEqual({
      adapters: [
        { bore: 14, pilot: 50, screw: 4 },
        { bore: 42, pilot: 114.3 },
      ],
    })
  })

  it('may be empty', () => {
    expect(read('', '').rows[0]?.row.candidate).toEqual({})
  })

  it.each([
    [
      '',
      '14x50;19',
      'a.csv:2, cell J2, adapters: Found: "14x50;19". Expected: entries bore x pilot x screw with ; between them; an entry may leave out its last numbers. Look the figure up in the data sheet; it is required.',
    ],
    [
      '',
      '14x50x4x5',
      'a.csv:2, cell J2, adapters: Found: "14x50x4x5". Expected: entries bore x pilot x screw with ; between them; an entry may leave out its last numbers. Write the numbers of an entry with x between them.',
    ],
    [
      '',
      '14xM4',
      'a.csv:2, cell J2, adapters: Found: "14xM4". Expected: entries bore x pilot x screw with ; between them; an entry may leave out its last numbers. Write the numbers of an entry with x between them.',
    ],
    [
      '',
      '14x50;',
      'a.csv:2, cell J2, adapters: Found: "14x50;". Expected: entries bore x pilot x screw with ; between them; an entry may leave out its last numbers. Write the numbers of an entry with x between them.',
    ],
    [
      '90:B5;',
      '',
      'a.csv:2, cell I2, frames: Found: "90:B5;". Expected: one or more texts with ; between them, as in the example. Leave out all other characters.',
    ],
  ])('is refused with its column: %s %s', (frames, adapters, line) => {
    const { rows, issues } = read(frames, adapters)
    expect(rows).toEqual([])
    expect(issues.map(issueLine)).toContain(line)
  })
})
