/** The rows of a list in a query: one text, rows joined by `;`, cells by `,`. */
import type { RowInputs } from '../plan/plan.ts'

/** Between rows. */
export const betweenRows = ';'
/** Between the cells of a row. */
export const betweenCells = ','

/** Rows as they go into a body: the cells that are not empty, by field. */
export type SentRows = readonly RowInputs[]

/** The text of rows; numbers as shortest round-trip decimals, an empty cell as nothing. */
export function writeRows(rows: SentRows, columns: readonly string[]): string {
  return rows.map((row) => columns.map((column) => String(row[column] ?? '')).join(betweenCells)).join(betweenRows)
}

/** The cells of a text. */
export const splitRows = (text: string): readonly (readonly string[])[] => text.split(betweenRows).map((row) => row.split(betweenCells))
