/** Tables of constants in a calculator schema. */

/** Rows of constants, one per option of the choice `by` (all of them); read as `tables.<name>.<column>`. */
export type ChoiceTable = {
  readonly by: string
  readonly units?: Readonly<Record<string, string>>
  readonly rows: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/**
 * Numbers at which a table has cells (supports), ascending, in the unit of the value that is the axis. Between two supports it is read `linear`, `log`
 * (linear in the logarithm), at the one `below` or `above`, or not at all (`exact`). Outside of them it has no value, with `outside: 'end'` that of
 * the last support.
 */
export type NumberAxis = {
  readonly at: readonly number[]
  readonly take: 'linear' | 'log' | 'below' | 'above' | 'exact'
  readonly outside?: 'none' | 'end'
}
/** The options of a choice, each once, or numbers. */
export type TableAxis = readonly string[] | NumberAxis
type CellRow = readonly (number | null)[]
/** Cells nested by the axes, the first outermost; null is a blank cell, which has no value. */
export type TableCells = readonly (number | null | readonly (number | null | CellRow)[])[]

/**
 * Constants by one to three values: fields or derived values, in the order in which the cells are nested; read as `tables.<name>.<column>`.
 */
export type AxisTable = {
  readonly axes: Readonly<Record<string, TableAxis>>
  readonly units?: Readonly<Record<string, string>>
  readonly columns: Readonly<Record<string, TableCells>>
}

/** Constants by a choice, or by one to three values. */
export type Table = ChoiceTable | AxisTable
