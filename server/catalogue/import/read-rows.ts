/** Parses one sheet of a family into validated rows and collects all issues. */
import { suggest } from '../../../engine/expression/suggest.ts'
import type { CatalogueRow, CellKind, CatalogueTable } from '../../../families/define/catalogue-table.ts'
import { provenance, provenanceColumns } from '../../../families/define/catalogue-table.ts'
import type { CatalogueIssue, CatalogueIssueCode } from './catalogue-issue.ts'
import { type ColumnGuide, columnGuides } from './column-guide.ts'
import { insteadOf } from './instead-of.ts'
import { cellName, type Sheet, type SheetRecord } from './read-sheets.ts'
import { issuesOf } from './schema-issues.ts'

/** A valid row with its place. */
export interface PlacedRow {
  readonly line: number
  /** Cell of its sku. */
  readonly cell: string
  readonly row: CatalogueRow
}

/** The valid rows of a sheet, and the faults of the others. */
export interface SheetRows {
  readonly rows: readonly PlacedRow[]
  readonly issues: readonly CatalogueIssue[]
}

type Fault = Omit<CatalogueIssue, 'file' | 'sheet'>
type Report = (fault: Fault) => void

/** The context of a row. */
interface SheetContext {
  readonly family: CatalogueTable
  readonly header: readonly string[]
  readonly guides: ReadonlyMap<string, ColumnGuide>
  readonly report: Report
}

/** Rows of explanation, as in the templates: their first cell begins with `# `. An error such as `#REF!` is none. */
const isExplanation = ({ cells: [first = ''] }: SheetRecord): boolean => first === '#' || first.startsWith('# ')

/** The heading of a sheet; undefined where its first row does not name the column of the sku. */
export const headingOf = ({ records }: Sheet): SheetRecord | undefined => {
  const first = records.find((record) => !isExplanation(record))
  return first?.cells.includes('sku') ? first : undefined
}

/**
 * @param family family of the sheet
 * @param file file name for issues
 * @param sheet with its heading
 */
export function readRows(family: CatalogueTable, file: string, sheet: Sheet): SheetRows {
  const issues: CatalogueIssue[] = []
  const report: Report = (fault) => void issues.push({ file, ...(sheet.name !== undefined && { sheet: sheet.name }), ...fault })
  const [header, ...body] = sheet.records.filter((record) => !isExplanation(record))
  if (!header || !readHeader(header, family, report)) return { rows: [], issues }
  const guides = new Map(columnGuides(family).map((guide) => [guide.column, guide]))
  const context: SheetContext = { family, header: withoutEmptyEnd(header.cells), guides, report }
  const cellOfSku = header.cells.indexOf('sku')
  const found = body.flatMap((record) => {
    const row = readRow(record, context)
    return row ? [{ line: record.line, cell: cellName(record.row, cellOfSku), row }] : []
  })
  return { rows: found, issues }
}

const withoutEmptyEnd = (cells: readonly string[]): readonly string[] => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)

function readHeader({ line, row, cells: all }: SheetRecord, family: CatalogueTable, report: Report): boolean {
  const cells = withoutEmptyEnd(all)
  const guides = columnGuides(family)
  const names = guides.map(({ column }) => column)
  const lacking = guides.filter(({ column, isRequired }) => isRequired && !cells.includes(column))
  const free = names.filter((name) => !cells.includes(name))
  const at = (place: number, code: CatalogueIssueCode, instead?: string): Fault => {
    const column = cells[place] ?? ''
    return {
      line,
      cell: cellName(row, place),
      column,
      code,
      params: { columns: free.join(', ') || 'none is left' },
      found: column,
      ...(instead !== undefined && { instead }),
    }
  }
  const found = [
    ...lacking.map(({ column, allowed }): Fault => ({ line, column, code: 'columnMissing', params: {}, expected: allowed })),
    ...cells.flatMap((name, place) => (names.includes(name) ? [] : [at(place, 'columnUnknown', suggest(name, free))])),
    ...cells.flatMap((name, place) => (names.includes(name) && cells.indexOf(name) < place ? [at(place, 'columnTwice')] : [])),
  ]
  found.forEach(report)
  // Without a column every row would be at fault; beside an unknown one they can be read.
  return found.every(({ code }) => code === 'columnUnknown')
}

function readRow(record: SheetRecord, context: SheetContext): CatalogueRow | undefined {
  const { line } = record
  const { family, header, report } = context
  const cells = withoutEmptyEnd(record.cells)
  // Spreadsheets leave out empty cells; a record of CSV that ends early is a broken one.
  if (cells.length > header.length || (record.isComplete && record.cells.length < header.length)) {
    report({ line, column: '', code: 'cellCount', params: { found: record.cells.length, expected: header.length } })
    return undefined
  }
  const cellsByColumn = new Map(header.map((column, index) => [column, cells[index] ?? '']))
  const origin = readColumns(provenanceColumns, cellsByColumn)
  const figures = readColumns(family.columns, cellsByColumn)
  const checkedOrigin = provenance.safeParse(origin.values)
  const checkedFigures = family.candidate.safeParse(figures.values)
  const unreadableCells = [...withoutValue(record, header), ...origin.faults, ...figures.faults]
  // The schema finds an unreadable cell missing; the fault is reported only once.
  const broken = [...issuesOf(checkedOrigin.error), ...issuesOf(checkedFigures.error)].filter(
    ({ column }) => !unreadableCells.some((fault) => fault.column === column),
  )
  for (const fault of [...unreadableCells, ...broken]) report(placed(fault, record, context))
  if (unreadableCells.length > 0 || !checkedOrigin.success || !checkedFigures.success) return undefined
  return { ...checkedOrigin.data, candidate: checkedFigures.data }
}

type ColumnFault = Pick<Fault, 'column' | 'code' | 'params'>

const withoutValue = ({ withoutValue: places = new Set() }: SheetRecord, header: readonly string[]): readonly ColumnFault[] =>
  header.flatMap((column, place) => (places.has(place) ? [{ column, code: 'formulaWithoutValue', params: {} } as const] : []))

/** A fault of a column with its cell, what stands there, what is expected, and what to write instead. */
function placed(fault: ColumnFault, { line, row, cells }: SheetRecord, { header, guides }: SheetContext): Fault {
  const place = header.indexOf(fault.column)
  const found = cells[place] ?? ''
  const guide = guides.get(fault.column)
  return {
    line,
    ...fault,
    ...(place >= 0 && { cell: cellName(row, place), found }),
    ...(guide && { expected: guide.allowed, instead: insteadOf(found, guide) }),
  }
}

interface ColumnValues {
  readonly values: Readonly<Record<string, unknown>>
  readonly faults: readonly ColumnFault[]
}

/** Parses the cells of a row; empty ones are left out. */
function readColumns(columns: Readonly<Record<string, CellKind>>, cells: ReadonlyMap<string, string>): ColumnValues {
  const values: Record<string, unknown> = {}
  const faults: ColumnFault[] = []
  for (const [column, kind] of Object.entries(columns)) {
    const cell = cells.get(column) ?? ''
    if (cell === '') continue
    const value = readCell(cell, kind)
    if (value === unreadable) faults.push({ column, ...faultOf(kind, cell) })
    else values[column] = value
  }
  return { values, faults }
}

const unreadable = Symbol('unreadable')
const decimal = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/

function readCell(cell: string, kind: CellKind): unknown {
  if (kind === 'text') return cell
  // `none`: the maker states that there is no limit; the family's shape permits it per column.
  if (cell === 'none' && (kind === 'number' || kind === 'pairs')) return cell
  if (kind === 'number') return readNumber(cell)
  const parts = cell.split(';').map((part) => part.trim())
  if (kind === 'list') return parts
  if (kind === 'pairs') return readPairs(parts)
  return 'named' in kind ? readNamed(parts, kind.named) : readNumberRecords(parts, kind.records)
}

const namedIn = (parts: readonly string[]): readonly (readonly string[])[] =>
  parts.map((part) => part.split(':').map((text) => text.trim()))

/** Numbers by permitted names, each once. */
function readNamed(parts: readonly string[], names: readonly string[]): unknown {
  const named = namedIn(parts)
  const values = named.map(([name = '', text = '']) => [name, readNumber(text)] as const)
  const isTwice = new Set(values.map(([name]) => name)).size < values.length
  const isSound =
    named.every((pair) => pair.length === 2 && names.includes(pair[0] ?? '')) &&
    !isTwice &&
    values.every(([, value]) => value !== unreadable)
  return isSound ? Object.fromEntries(values) : unreadable
}

function readPairs(parts: readonly string[]): unknown {
  const pairs = parts.map((pair) => pair.split(':').map((part) => readNumber(part.trim())))
  const sound = pairs.every((pair) => pair.length === 2 && !pair.includes(unreadable))
  return sound ? Object.fromEntries(pairs) : unreadable
}

function readNumberRecords(parts: readonly string[], names: readonly string[]): unknown {
  const records = parts.map((part) => part.split('x').map((number) => readNumber(number.trim())))
  const sound = records.every((numbers) => numbers.length <= names.length && !numbers.includes(unreadable))
  return sound ? records.map((numbers): unknown => Object.fromEntries(numbers.map((number, index) => [names[index], number]))) : unreadable
}

function namedFault(names: readonly string[], cell: string): Pick<Fault, 'code' | 'params'> {
  const isOther = namedIn(cell.split(';')).some(([name = '', ...rest]) => rest.length === 1 && !names.includes(name))
  return isOther ? { code: 'notAnOption', params: { options: names.join(', ') } } : { code: 'notNamed', params: { value: cell } }
}

function faultOf(kind: CellKind, cell: string): Pick<Fault, 'code' | 'params'> {
  if (kind === 'pairs') return { code: 'notAPair', params: { value: cell } }
  if (typeof kind === 'object' && 'named' in kind) return namedFault(kind.named, cell)
  if (typeof kind === 'object') return { code: 'notARecord', params: { value: cell, form: kind.records.join(' x ') } }
  return { code: 'notANumber', params: { value: cell } }
}

function readNumber(cell: string): number | typeof unreadable {
  const value = decimal.test(cell) ? Number(cell) : Number.NaN
  return Number.isFinite(value) ? value : unreadable
}
