/** Aggregate functions over the columns of a list. */
import { Absent, empty, invalid, joinAbsent, joinDeciding, missing } from './absent.ts'
import type { Expression } from './expression.ts'
import type { AggregateName } from './functions.ts'
import { Column } from './value.ts'
import type { Cell, Value } from './value.ts'

const withoutPlace = (key: string, value: unknown): unknown => (key === 'at' ? undefined : value)

/** The slot path of a column expression: its syntax tree without source positions, so equal expressions share one slot. */
export const columnPath = (element: Expression): string => `=${JSON.stringify(element, withoutPlace)}`

/** Reduces the cells of a column; undefined when the aggregate of no rows is undefined. */
type Fold = (cells: readonly Cell[], isCondition: boolean) => Value | undefined

/** The joined absence of all absent cells; undefined if every cell has a value. */
function absenceOf(cells: readonly Cell[], join = joinAbsent): Absent | undefined {
  let absent: Absent | undefined
  for (const cell of cells) if (cell instanceof Absent) absent = absent ? join(absent, cell) : cell
  return absent
}

/** The sum in row order, exactly as a loop computes it. */
function total(cells: readonly Cell[]): Value {
  let sum = 0
  for (const cell of cells) {
    if (typeof cell !== 'number') return absenceOf(cells) ?? invalid()
    sum += cell
  }
  return sum - sum === 0 ? sum + 0 : invalid()
}

function mean(cells: readonly Cell[]): Value | undefined {
  if (cells.length === 0) return undefined
  const sum = total(cells)
  return typeof sum === 'number' ? sum / cells.length : sum
}

const extreme =
  (better: (a: number, b: number) => boolean): Fold =>
  (cells) => {
    let best: number | undefined
    for (const cell of cells) {
      if (typeof cell !== 'number') return absenceOf(cells) ?? invalid()
      if (best === undefined || better(cell, best)) best = cell
    }
    return best
  }

/** The number of rows; for a condition, the number of rows where it is true. */
function count(cells: readonly Cell[], isCondition: boolean): Value {
  if (!isCondition) return cells.length
  return absenceOf(cells) ?? cells.filter((cell) => cell === true).length
}

/** `decisive` settles the result from any row, as in && and ||. */
const logic =
  (decisive: boolean): Fold =>
  (cells) =>
    cells.includes(decisive) ? decisive : (absenceOf(cells, joinDeciding) ?? !decisive)

const folds = {
  sum: total,
  min: extreme((a, b) => a < b),
  max: extreme((a, b) => a > b),
  mean,
  count,
  any: logic(true),
  all: logic(false),
  first: (cells) => cells[0],
  last: (cells) => cells.at(-1),
} as const satisfies Record<AggregateName, Fold>

/**
 * The aggregate of a column. An absent cell makes the result absent, unless another cell decides it (`any`, `all`) or the cell is not read
 * (`first`, `last`, `count` of rows). Without rows: sum and count are 0, `any` false, `all` true, the others missing, or empty where the list needs no rows.
 */
export function aggregateOf(name: AggregateName): (column: Value) => Value {
  const fold = folds[name]
  return (column) =>
    column instanceof Column
      ? (fold(column.cells, column.isCondition) ?? (column.mayBeEmpty ? empty : missing)(column.list))
      : column instanceof Absent
        ? column
        : invalid()
}
