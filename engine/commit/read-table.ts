/** A table from a spreadsheet: lines of cells between tabs. */
import { fileMarks, isBareNumber, withoutDoubt } from '../units/index.ts'

/** A column that a list takes: its field, the names it may have in a header, its unit, and the names of its options. */
export type TableColumn = {
  readonly field: string
  readonly names: readonly string[]
  readonly unit?: string | undefined
  readonly options?: readonly { readonly value: string; readonly name: string }[]
}

/** The rows of a table with cells by field, and the header texts that match no column. */
export type ReadTable = { readonly rows: readonly Readonly<Record<string, string>>[]; readonly unknown: readonly string[] }

/** A column of the table with the unit stated in its header. */
type Header = { readonly column: TableColumn; readonly unit: string }

const plain = (text: string) => text.trim().toLocaleLowerCase()

const columnOf = (name: string, columns: readonly TableColumn[]): TableColumn | undefined =>
  columns.find(({ names }) => names.some((one) => plain(one) === plain(name)))

/** `load [kN]`, `Load (kN)`, `load / kN`: the name and the unit. A name that has brackets of its own is one all the same. */
function headerOf(text: string, columns: readonly TableColumn[]): Header | undefined {
  const whole = columnOf(text, columns)
  if (whole) return { column: whole, unit: '' }
  const [, name = text, unit = ''] = /^(.*?)\s*[[(]([^\])]*)[\])]\s*$/.exec(text) ?? /^(.*\S)\s+\/\s+(\S+)\s*$/.exec(text) ?? []
  const column = columnOf(name, columns)
  return column && { column, unit: unit.trim() }
}

/** Lines of cells; a quoted cell may hold tabs, line breaks and doubled quotes, as spreadsheets write them. */
function cellsOf(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [[]]
  const pattern = /("(?:[^"]|"")*"|[^\t\r\n]*)(\t|\r\n|\r|\n|$)/gy
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [, cell = '', end = ''] = match
    lines.at(-1)?.push(cell.startsWith('"') && cell.endsWith('"') && cell.length > 1 ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === '') break
    if (end !== '\t') lines.push([])
  }
  return lines.filter((cells) => cells.some((cell) => cell.trim() !== ''))
}

/** A number without a unit of its own is in the unit of its header. */
const withUnit = (text: string, unit: string) => (unit !== '' && isBareNumber(text) ? `${text} ${unit}` : text)

function valueOf(text: string, { column, unit }: Header): string {
  const trimmed = text.trim()
  if (trimmed === '') return ''
  if (!column.options) return withUnit(trimmed, unit)
  const is = (text: string) => plain(text) === plain(trimmed)
  return (column.options.find(({ name }) => is(name)) ?? column.options.find(({ value }) => is(value)))?.value ?? trimmed
}

/** Rewrites numbers whose only mark may be a decimal or a thousands mark, where the other numbers of the table show which one it is. */
function withoutOpenNumbers(lines: readonly (readonly string[])[], headers: readonly (Header | undefined)[]): typeof lines {
  const hasNumbers = (at: number) => headers[at] !== undefined && !headers[at].column.options
  const marks = fileMarks(lines.flatMap((cells) => cells.filter((_, at) => hasNumbers(at))))
  return lines.map((cells) =>
    cells.map((cell, at) => {
      const read = hasNumbers(at) ? withoutDoubt(cell, marks) : { text: cell }
      return 'text' in read ? read.text : cell
    }),
  )
}

/**
 * Reads a table.
 *
 * The first line is a header when one of its cells names a column; columns go by their names then, with the unit that stands behind a name,
 * and otherwise by order. Cells are texts: whoever takes them decides what they are worth.
 */
export function readTable(text: string, columns: readonly TableColumn[]): ReadTable {
  const [first = [], ...others] = cellsOf(text)
  const named = first.map((cell) => headerOf(cell, columns))
  const hasHeader = named.some((one) => one !== undefined)
  const headers = hasHeader ? named : columns.map((column): Header => ({ column, unit: '' }))
  const lines = hasHeader ? others : [first, ...others].filter((cells) => cells.length > 0)
  return {
    rows: withoutOpenNumbers(lines, headers).map((cells) =>
      Object.fromEntries(
        headers.flatMap((header, index) => (header ? [[header.column.field, valueOf(cells[index] ?? '', header)] as const] : [])),
      ),
    ),
    unknown: hasHeader ? first.filter((cell, index) => cell.trim() !== '' && !named[index]) : [],
  }
}
