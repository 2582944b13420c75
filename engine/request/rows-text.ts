/** Encodes the rows of a list as one query text: rows joined by `;`, cells by `,`. */
import type { RowInputs } from '../plan/plan.ts'

/** Separator of rows. */
export const betweenRows = ';'
/** Separator of cells. */
export const betweenCells = ','

/** Rows of a request body: their non-empty cells by field. */
export type SentRows = readonly RowInputs[]

/** Encodes rows; numbers as shortest round-trip decimals, an empty cell as an empty text. */
export function writeRows(rows: SentRows, columns: readonly string[]): string {
  return rows.map((row) => columns.map((column) => String(row[column] ?? '')).join(betweenCells)).join(betweenRows)
}

/** Splits a text into rows of cells. */
export const splitRows = (text: string): readonly (readonly string[])[] => text.split(betweenRows).map((row) => row.split(betweenCells))
