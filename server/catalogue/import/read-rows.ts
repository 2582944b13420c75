/** Parses one file of a family into validated rows and collects all issues. */
import type { CatalogueIssue, CatalogueIssueCode } from './catalogue-issue.ts'
import { CsvError, type CsvRecord, csvRecords } from '../../base/csv.ts'
import type { CatalogueRow, CellKind, CatalogueTable } from '../../../families/define/catalogue-table.ts'
import { provenance, provenanceColumns } from '../../../families/define/catalogue-table.ts'
import { issuesOf } from './schema-issues.ts'

/** The valid rows of a file, and the faults of the others. */
export interface FileRows {
  readonly rows: readonly { readonly line: number; readonly row: CatalogueRow }[]
  readonly issues: readonly CatalogueIssue[]
}

type Fault = Omit<CatalogueIssue, 'file'>
type Report = (fault: Fault) => void

/** The context of a row. */
interface FileContext {
  readonly family: CatalogueTable
  readonly header: readonly string[]
  readonly report: Report
}

/**
 * @param family family of the file
 * @param file file name for issues
 * @param text content of the file
 */
export function readRows(family: CatalogueTable, file: string, text: string): FileRows {
  const issues: CatalogueIssue[] = []
  const report: Report = (fault) => void issues.push({ file, ...fault })
  const [header, ...body] = readRecords(text, report)
  if (!header || !readHeader(header, family, report)) return { rows: [], issues }
  const context: FileContext = { family, header: header.cells, report }
  const found = body.flatMap((record) => {
    const row = readRow(record, context)
    return row ? [{ line: record.line, row }] : []
  })
  return { rows: found, issues }
}

/** The non-empty records with trimmed cells, up to the first invalid one. */
function readRecords(text: string, report: Report): CsvRecord[] {
  const records: CsvRecord[] = []
  try {
    for (const { line, cells } of csvRecords(text.replace(/^\uFEFF/, ''), { isStrict: true })) {
      const trimmed = cells.map((cell) => cell.trim())
      if (trimmed.some((cell) => cell !== '')) records.push({ line, cells: trimmed })
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    report({ line: error.line, column: '', code: 'unclosedQuote', params: {} })
  }
  return records
}

function readHeader({ line, cells }: CsvRecord, { columns, mayLack = [] }: CatalogueTable, report: Report): boolean {
  const names = Object.keys({ ...provenanceColumns, ...columns })
  const faults = (columnNames: readonly string[], code: CatalogueIssueCode): Fault[] =>
    columnNames.map((column) => ({ line, column, code, params: { columns: names.join(', ') } }))
  const found = [
    ...faults(
      names.filter((name) => !cells.includes(name) && !mayLack.includes(name)),
      'columnMissing',
    ),
    ...faults(
      cells.filter((name) => !names.includes(name)),
      'columnUnknown',
    ),
    ...faults(
      cells.filter((name, index) => cells.indexOf(name) < index),
      'columnTwice',
    ),
  ]
  found.forEach(report)
  return found.length === 0
}

function readRow({ line, cells }: CsvRecord, { family, header, report }: FileContext): CatalogueRow | undefined {
  if (cells.length !== header.length) {
    report({ line, column: '', code: 'cellCount', params: { expected: header.length, found: cells.length } })
    return undefined
  }
  const cellsByColumn = new Map(header.map((column, index) => [column, cells[index] ?? '']))
  const origin = readColumns(provenanceColumns, cellsByColumn)
  const figures = readColumns(family.columns, cellsByColumn)
  const checkedOrigin = provenance.safeParse(origin.values)
  const checkedFigures = family.candidate.safeParse(figures.values)
  const unreadableCells = [...origin.faults, ...figures.faults]
  // The schema finds an unreadable cell missing; the fault is reported only once.
  const broken = [...issuesOf(checkedOrigin.error), ...issuesOf(checkedFigures.error)].filter(
    ({ column }) => !unreadableCells.some((fault) => fault.column === column),
  )
  for (const fault of [...unreadableCells, ...broken]) report({ line, ...fault })
  if (unreadableCells.length > 0 || !checkedOrigin.success || !checkedFigures.success) return undefined
  return { ...checkedOrigin.data, candidate: checkedFigures.data }
}

interface ColumnValues {
  readonly values: Readonly<Record<string, unknown>>
  readonly faults: readonly Omit<Fault, 'line'>[]
}

/** Parses the cells of a row; empty ones are left out. */
function readColumns(columns: Readonly<Record<string, CellKind>>, cells: ReadonlyMap<string, string>): ColumnValues {
  const values: Record<string, unknown> = {}
  const faults: Omit<Fault, 'line'>[] = []
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
