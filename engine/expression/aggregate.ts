/** Columns and what they come to. */
import { Absent, invalid, joinAbsent, missing } from './absent.ts'
import type { Expression } from './expression.ts'
import type { AggregateName } from './functions.ts'
import { Column } from './value.ts'
import type { Cell, Value } from './value.ts'

const withoutPlace = (key: string, value: unknown): unknown => (key === 'at' ? undefined : value)

/** The path of the slot that holds the column of an expression: its tree, wherever it stands. Of every form, so nothing prints it. */
export const columnPath = (element: Expression): string => `=${JSON.stringify(element, withoutPlace)}`

/** Undefined where there is nothing without rows. */
type Fold = (cells: readonly Cell[], isCondition: boolean) => Value | undefined

/** The absence of all cells that are not there; undefined where every cell is. */
function absenceOf(cells: readonly Cell[]): Absent | undefined {
  let absent: Absent | undefined
  for (const cell of cells) if (cell instanceof Absent) absent = absent ? joinAbsent(absent, cell) : cell
  return absent
}

/** In the order of the rows, as a loop would. */
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

/** The rows; of a condition, those for which it holds. */
function count(cells: readonly Cell[], isCondition: boolean): Value {
  if (!isCondition) return cells.length
  return absenceOf(cells) ?? cells.filter((cell) => cell === true).length
}

/** `decisive` settles the result from any row, as in && and ||. */
const logic =
  (decisive: boolean): Fold =>
  (cells) =>
    cells.includes(decisive) ? decisive : (absenceOf(cells) ?? !decisive)

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
 * What a column comes to. A cell that is not there makes the whole absent, but where another cell settles it (`any`, `all`) or it is not
 * looked at (`first`, `last`, the number of rows). No rows: sum and count 0, `any` false, `all` true, the others missing.
 */
export function aggregateOf(name: AggregateName): (column: Value) => Value {
  const fold = folds[name]
  return (column) =>
    column instanceof Column
      ? (fold(column.cells, column.isCondition) ?? missing(column.list))
      : column instanceof Absent
        ? column
        : invalid()
}
