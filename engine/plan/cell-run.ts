/** Finds the cell of a table. */
import type { AxisTable, CalculatorSchema, ChoiceTable } from '../define/index.ts'
import { invalid, isAbsent, joinAbsent, missing, nowhere } from '../expression/index.ts'
import type { Step, StepOf } from './plan.ts'
import { isAxisTable, placesOn, rowOf, weighted } from './tables.ts'

/** The cell that the values of its keys select. */
export function runCell({ table: name, column, by }: StepOf<'cell'>, { tables = {} }: CalculatorSchema): Step['run'] {
  const table = tables[name]
  if (!table) return () => missing(name)
  return isAxisTable(table) ? runAxisCell(table, column, by) : runChoiceCell(table, column, by[0] ?? nowhere)
}

/** The cell of the row that the table's choice selects. */
function runChoiceCell(table: ChoiceTable, column: string, by: number): Step['run'] {
  const absent = missing(table.by)
  return (values) => {
    const key = values[by]
    if (key === undefined || isAbsent(key)) return key ?? absent
    return rowOf(table, key)?.[column] ?? absent
  }
}

/** The cell of these values, read between cells as the axes say; invalid outside of an axis and where a cell is blank. */
function runAxisCell({ axes, columns }: AxisTable, column: string, by: readonly number[]): Step['run'] {
  const names = Object.keys(axes)
  const along = Object.values(axes)
  const outside = names.map((name) => invalid(name))
  const blank = outside.reduce(joinAbsent)
  const cells = columns[column] ?? []
  return (values) => {
    const keys = by.map((slot) => values[slot])
    const absent = keys.filter((key) => isAbsent(key))
    if (absent.length > 0) return absent.reduce(joinAbsent)
    const places = along.map((axis, index) => placesOn(axis, keys[index] as number | string)) // checked: an axis is a number or a text
    const faults = outside.filter((_, index) => places[index] === undefined)
    if (faults.length > 0) return faults.reduce(joinAbsent)
    return (
      weighted(
        cells,
        places.map((one) => one ?? []),
      ) ?? blank
    )
  }
}
