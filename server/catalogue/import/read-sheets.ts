/** Reads a file of a catalogue folder, XLSX or CSV, as sheets of texts with the places of their cells. */
import { columnName } from '../../files/sheet/sheet-xml.ts'
import { readSheets } from '../../files/upload/read-xlsx.ts'
import { UploadError, uploadLimits } from '../../files/upload/upload-limits.ts'
import { CsvError, csvRecords } from '../../base/csv.ts'
import type { CatalogueIssue } from './catalogue-issue.ts'

/** A row of a sheet with trimmed cells. */
export interface SheetRecord {
  /** Line of the file, for CSV; otherwise the row. From 1. */
  readonly line: number
  /** Row as spreadsheets count it, from 1. */
  readonly row: number
  readonly cells: readonly string[]
  /** Whether empty cells at the end are part of the row, as in CSV. */
  readonly isComplete?: true
  /** Positions of formulas without a stored value. */
  readonly withoutValue?: ReadonlySet<number>
}

/** A sheet of a file; CSV files have one without a name. */
export interface Sheet {
  readonly name?: string
  readonly records: readonly SheetRecord[]
}

type Fault = Pick<CatalogueIssue, 'line' | 'code' | 'params'>

/** The sheets of a file, and why it could not be read whole. */
export interface FileSheets {
  readonly sheets: readonly Sheet[]
  readonly faults: readonly Fault[]
}

/** Larger than those of uploads: the folder is the operator's own. */
const limits = { ...uploadLimits, rows: 200_000, characters: 200_000_000, part: 400 * 1024 * 1024 }

/** @returns the name of a cell as spreadsheets write it, e.g. `B7`; `column` from 0 */
export const cellName = (row: number, column: number): string => `${columnName(column)}${row}`

const hasText = (cells: readonly string[]): boolean => cells.some((cell) => cell !== '')

const fault = (code: Fault['code'], params: Fault['params'] = {}, line = 0): FileSheets => ({
  sheets: [],
  faults: [{ line, code, params }],
})

/** The sheets of a workbook. */
export function workbookSheets(bytes: Uint8Array): FileSheets {
  try {
    const sheets = readSheets(bytes, limits).map(({ name, rows }) => ({
      name,
      records: rows.map(({ row, cells, notes = new Map<number, string>() }) => ({
        line: row,
        row,
        cells: cells.map((cell) => cell.trim()),
        withoutValue: new Set([...notes].flatMap(([place, note]) => (note === 'formula' ? [place] : []))),
      })),
    }))
    return { sheets, faults: [] }
  } catch (error) {
    if (error instanceof UploadError) return fault('workbookUnreadable', { reason: error.fault })
    throw error
  }
}

const separators = [',', ';', '\t']

/** The most frequent separator of the first line. */
const separatorOf = (text: string): string => {
  const [head = ''] = text.split(/\r?\n/, 1)
  return separators.toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ','
}

/** The sheet of a CSV file in UTF-8, up to its first unreadable record. */
export function csvSheet(bytes: Uint8Array): FileSheets {
  const text = decoded(bytes)
  if (text === undefined) return fault('notUtf8')
  const records: SheetRecord[] = []
  let row = 0
  try {
    for (const { line, cells } of csvRecords(text, { separator: separatorOf(text), isStrict: true })) {
      row += 1
      const trimmed = cells.map((cell) => cell.trim())
      if (hasText(trimmed)) records.push({ line, row, cells: trimmed, isComplete: true })
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { sheets: [{ records }], faults: [{ line: error.line, code: 'unclosedQuote', params: {} }] }
  }
  return { sheets: [{ records }], faults: [] }
}

/** The text without its byte order mark; undefined where it is not UTF-8. */
function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
