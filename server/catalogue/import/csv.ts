/** Reads comma-separated values (RFC 4180) and keeps the line of every row, so that errors can name it. */

/** One row with the line it stands on. */
export interface CsvRow {
  /** Line of the file on which the row begins, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** A parsed file: its header and its rows. */
export interface CsvText {
  readonly rows: readonly CsvRow[]
  /** Line on which a quote was opened that is never closed. */
  readonly unclosedQuoteLine?: number
}

/** A quoted cell, or everything up to the next comma or line end; then what ends it. */
const cellPattern = /(?:"((?:[^"]|"")*)"|([^",\r\n][^,\r\n]*)|)(,|\r\n|\n|\r|$)/y

/**
 * Parses a whole file. Empty lines are left out; a byte order mark is ignored; cells are trimmed.
 * @returns the rows, up to the first thing that cannot be read
 */
export function parseCsv(source: string): CsvText {
  const text = source.replace(/^\uFEFF/, '')
  const rows: CsvRow[] = []
  let line = 1
  let row: { line: number; cells: string[] } = { line, cells: [] }
  cellPattern.lastIndex = 0
  for (let end = ','; cellPattern.lastIndex < text.length || end === ',';) {
    const found = cellPattern.exec(text)
    if (!found) return { rows, unclosedQuoteLine: line }
    const [, quoted, plain = '', ending = ''] = found
    row.cells.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    line += linesIn(quoted)
    end = ending
    if (end === ',') continue
    if (row.cells.some((cell) => cell !== '')) rows.push(row)
    line += 1
    row = { line, cells: [] }
    if (end === '') break
  }
  return { rows }
}

const linesIn = (cell: string | undefined): number => (cell?.match(/\r\n|\n|\r/g) ?? []).length
