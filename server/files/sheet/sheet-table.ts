/** A spreadsheet as plain data: tables of cells, each a text or a number. What looks like a formula is a text, as everything else that is no number. */

/** How a cell looks. The place in this list is its style in the file. */
export const cellStyles = ['text', 'title', 'head', 'group', 'faint', 'good', 'bad', 'number', 'percent', 'guarded'] as const
/** A style of a cell. */
export type CellStyle = (typeof cellStyles)[number]

/** A cell; undefined is one that says nothing because there is nothing to say. */
export type SheetCell =
  | { readonly text: string; readonly style?: CellStyle }
  | { readonly number: number; readonly style?: CellStyle }
  | undefined

/** Values that are offered in a column: those of another table's column, from row to row (counted from 1). */
export type OfferedValues = {
  /** Of this table, from 0. */
  readonly column: number
  readonly table: string
  readonly from: { readonly column: number; readonly first: number; readonly last: number }
}

/** A table with what stays in view when it is scrolled. */
export type SheetTable = {
  readonly name: string
  readonly rows: readonly (readonly SheetCell[])[]
  /** Rows at the top and columns at the left that stay in view. */
  readonly frozen: { readonly rows: number; readonly columns: number }
  readonly offered?: readonly OfferedValues[]
}

/** @returns a cell with a text */
export const textCell = (text: string, style: CellStyle = 'text'): SheetCell => ({ text, style })

/** @returns a cell with a number */
export const numberCell = (number: number, style: CellStyle = 'number'): SheetCell => ({ number, style })

/** What a program that opens a table may take for a formula, or a command; in the wide forms of Chinese input, too. */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/

/** @returns whether a text has to be marked as one, so that nothing is computed of it */
export const looksLikeFormula = (text: string): boolean => startsFormula.test(text)
