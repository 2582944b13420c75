/** A table as CSV (RFC 4180) that spreadsheets open directly: UTF-8 with a byte order mark, without formulas. */
import { looksLikeFormula, type SheetCell } from './sheet-table.ts'

/** Media type of CSV files. */
export const csvType = 'text/csv; charset=utf-8'

const quoted = (text: string): string => (/[",;\t\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text)

/** Prefixes text that looks like a formula with an apostrophe, so that no program computes it. */
const cellText = (cell: SheetCell): string => {
  if (!cell) return ''
  if ('number' in cell) return String(cell.number)
  return quoted(looksLikeFormula(cell.text) ? `'${cell.text}` : cell.text)
}

/** @returns the file; equal rows yield equal bytes */
export const csvOf = (rows: readonly (readonly SheetCell[])[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`\uFEFF${rows.map((cells) => cells.map(cellText).join(',')).join('\r\n')}\r\n`)
