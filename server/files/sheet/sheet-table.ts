/** A spreadsheet as plain data: tables of cells, each a text or a number. Text that looks like a formula remains text. */
import { enteredNumber, roundedNumber } from '../../../engine/units/index.ts'

/** Styles of cells. The index in this list is the style index in the file. */
export const cellStyles = ['text', 'title', 'head', 'group', 'faint', 'good', 'bad', 'number', 'percent', 'guarded'] as const
/** Style of a cell. */
export type CellStyle = (typeof cellStyles)[number]

/** A cell; undefined for an empty one. */
export type SheetCell =
  | { readonly text: string; readonly style?: CellStyle }
  | { readonly number: number; readonly style?: CellStyle }
  | undefined

/** Permitted values of a column: the cells of a column in another table, from row to row (counted from 1). */
export type OfferedValues = {
  /** Column of this table, from 0. */
  readonly column: number
  readonly table: string
  readonly from: { readonly column: number; readonly first: number; readonly last: number }
}

/** A table with the rows and columns that stay visible when scrolling. */
export type SheetTable = {
  readonly name: string
  readonly rows: readonly (readonly SheetCell[])[]
  /** Number of rows at the top and columns at the left that stay visible. */
  readonly frozen: { readonly rows: number; readonly columns: number }
  readonly offered?: readonly OfferedValues[]
}

/** @returns a cell with a text */
export const textCell = (text: string, style: CellStyle = 'text'): SheetCell => ({ text, style })

/** @returns a cell with a number, without digits that nobody measures */
export const numberCell = (number: number, style: CellStyle = 'number'): SheetCell => ({ number: roundedNumber(number), style })

/** @returns a cell with a number as it was entered */
export const enteredCell = (number: number): SheetCell => ({ number: enteredNumber(number), style: 'number' })

/** Beginnings that spreadsheets may take for a formula or a command, including the full-width forms of Chinese input. */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/

/** @returns whether a text must be marked as text, so that no program computes it */
export const looksLikeFormula = (text: string): boolean => startsFormula.test(text)
