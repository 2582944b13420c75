/** Explained tables to fill in: a heading with the columns of a family, and rows that say what goes into each. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogueTable } from '../../../families/define/catalogue-table.ts'
import { csvRecords } from '../../base/csv.ts'
import { type OfferedValues, type SheetCell, type SheetTable, textCell } from '../../files/sheet/sheet-table.ts'
import { workbookOf } from '../../files/sheet/workbook.ts'
import { type ColumnGuide, columnGuides } from './column-guide.ts'

/** The columns of a template: required ones first. */
const columnsOf = (table: CatalogueTable): readonly ColumnGuide[] => {
  const guides = columnGuides(table)
  return [...guides.filter(({ isRequired }) => isRequired), ...guides.filter(({ isRequired }) => !isRequired)]
}

/** Cells of a shipped model by column, a published one where there is one. */
async function exampleOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const rows: ReadonlyMap<string, string>[] = []
  for (const name of (await readdir(folder)).toSorted()) {
    const [head, ...records] = csvRecords(await readFile(join(folder, name), 'utf8'))
    for (const { cells } of records) rows.push(new Map(head?.cells.map((column, place) => [column, cells[place] ?? ''])))
  }
  return rows.find((row) => row.get('basis') === 'published') ?? rows[0] ?? new Map()
}

/** Rows of explanation by title. */
const explanations = [
  ['meaning', ({ meaning }: ColumnGuide) => meaning],
  ['unit', ({ unit }: ColumnGuide) => unit],
  ['needed', ({ isRequired }: ColumnGuide) => (isRequired ? 'required' : 'may be empty: not known')],
  ['allowed', ({ allowed }: ColumnGuide) => allowed],
] as const

const titled = (title: string, [first = '', ...others]: readonly string[]): readonly string[] => [`# ${title}: ${first}`, ...others]

/** A template as texts: the heading, then rows that an import passes over. */
export interface Template {
  readonly family: string
  readonly columns: readonly ColumnGuide[]
  readonly explanations: readonly (readonly string[])[]
  readonly example: readonly string[]
}

/**
 * @param table of a family
 * @param rowsFolder folder of its shipped tables, of which one row is the example
 */
export async function templateOf(table: CatalogueTable, rowsFolder: string): Promise<Template> {
  const columns = columnsOf(table)
  const example = await exampleOf(rowsFolder)
  return {
    family: table.id,
    columns,
    explanations: explanations.map(([title, read]) => titled(title, columns.map(read))),
    example: columns.map(({ column }) => example.get(column) ?? ''),
  }
}

const quoted = (cell: string): string => (/[",;\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** The template as CSV, with a byte order mark so that spreadsheets read it as UTF-8. */
export const templateCsv = ({ columns, explanations: explained, example }: Template): string =>
  `\uFEFF${[columns.map(({ column }) => column), ...explained, titled('example', example)].map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`

const listName = 'permitted texts'

/** A sheet with the permitted texts of each column that has them; it has no heading with `sku`, so that an import passes over it. */
function permittedTexts(columns: readonly ColumnGuide[]): { readonly sheet: SheetTable; readonly offered: readonly OfferedValues[] } {
  const listed = columns.flatMap((guide, column) => (guide.options.length > 0 ? [{ ...guide, place: column }] : []))
  const longest = Math.max(0, ...listed.map(({ options }) => options.length))
  const rows: SheetCell[][] = [
    listed.map(({ column }) => textCell(column, 'head')),
    ...Array.from({ length: longest }, (_, row) => listed.map(({ options }) => textCell(options[row] ?? ''))),
  ]
  const offered = listed.map(({ place, options }, column) => ({
    column: place,
    table: listName,
    from: { column, first: 2, last: options.length + 1 },
  }))
  return { sheet: { name: listName, rows, frozen: { rows: 1, columns: 0 } }, offered }
}

const exampleCell = (cell: string, { kind }: ColumnGuide): SheetCell => {
  const isNumber = kind === 'number' && cell !== '' && Number.isFinite(Number(cell))
  return isNumber ? { number: Number(cell), style: 'number' } : textCell(cell, 'faint')
}

/** The template as a workbook, with lists of permitted texts. */
export function templateWorkbook({ family, columns, explanations: explained, example }: Template): Uint8Array<ArrayBuffer> {
  const { sheet, offered } = permittedTexts(columns)
  const [first, ...others] = titled('example', example)
  const rows: SheetCell[][] = [
    columns.map(({ column, isRequired }) => textCell(column, isRequired ? 'head' : 'group')),
    ...explained.map((row) => row.map((cell) => textCell(cell, 'faint'))),
    [
      textCell(first ?? '', 'faint'),
      ...others.map((cell, place) => {
        const guide = columns[place + 1]
        return guide ? exampleCell(cell, guide) : textCell(cell)
      }),
    ],
  ]
  return workbookOf([{ name: family, rows, frozen: { rows: 1, columns: 1 }, offered }, sheet])
}
