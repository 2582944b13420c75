/** A table as CSV (RFC 4180) that spreadsheets open as it is: UTF-8 with its mark, and nothing in it is a formula. */
import { looksLikeFormula, type SheetCell } from './sheet-table.ts'

/** What is given out as a CSV file. */
export const csvType = 'text/csv; charset=utf-8'

const quoted = (text: string): string => (/[",;\t\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text)

/** The apostrophe makes a text of what looks like a formula, in every program that would compute it. */
const cellText = (cell: SheetCell): string => {
  if (!cell) return ''
  if ('number' in cell) return String(cell.number)
  return quoted(looksLikeFormula(cell.text) ? `'${cell.text}` : cell.text)
}

/** @returns bytes that follow from the rows alone */
export const csvOf = (rows: readonly (readonly SheetCell[])[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`\uFEFF${rows.map((cells) => cells.map(cellText).join(',')).join('\r\n')}\r\n`)
