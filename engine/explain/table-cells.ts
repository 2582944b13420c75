/** The cells of a table that a number is read from. */
import { isAbsent, nowhere } from '../expression/index.ts'
import type { Table } from '../define/index.ts'
import type { Snapshot } from '../plan/evaluate.ts'
import type { Plan } from '../plan/plan.ts'
import { type NestedCells, isAxisTable, placesOn, rowOf } from '../plan/tables.ts'

/** A cell at its options and supports, and the share with which it counts. */
export type ReadCell = { readonly at: Readonly<Record<string, number | string>>; readonly share: number; readonly value: number | null }

/** Cells of a column, in the order of the table. */
export type ReadColumn = { readonly column: string; readonly cells: readonly ReadCell[] }

type Axis = {
  readonly name: string
  readonly places: readonly (readonly [index: number, share: number])[]
  readonly marks: readonly (number | string)[]
}

/** What lies at the places of the axes, one axis after the other. */
function cellsAt(cells: NestedCells | number | null | undefined, [axis, ...others]: readonly Axis[]): readonly ReadCell[] {
  if (!axis) return [{ at: {}, share: 1, value: typeof cells === 'number' ? cells : null }]
  return axis.places.flatMap(([index, share]) => {
    const inner = typeof cells === 'object' && cells !== null ? cells[index] : undefined
    return cellsAt(inner, others).map((cell) => ({
      ...cell,
      at: { [axis.name]: axis.marks[index] ?? index, ...cell.at },
      share: share * cell.share,
    }))
  })
}

function cellsOf(table: Table, column: string, valueOf: (name: string) => unknown): readonly ReadCell[] {
  if (!isAxisTable(table)) {
    const key = valueOf(table.by)
    const value = rowOf(table, key)?.[column]
    return value === undefined ? [] : [{ at: { [table.by]: String(key) }, share: 1, value }]
  }
  const axes = Object.entries(table.axes).flatMap(([name, axis]): Axis[] => {
    const value = valueOf(name)
    const places = typeof value === 'number' || typeof value === 'string' ? placesOn(axis, value) : undefined
    return places ? [{ name, places, marks: 'take' in axis ? axis.at : axis }] : []
  })
  return axes.length < Object.keys(table.axes).length ? [] : cellsAt(table.columns[column], axes)
}

/** The cells behind a path such as `tables.wear.depth`; undefined for any other path, and where no cell is read. */
export function readColumn(plan: Plan, { values }: Snapshot, path: string): ReadColumn | undefined {
  const [root, name = '', column = ''] = path.split('.')
  const table = root === 'tables' ? plan.schema.tables?.[name] : undefined
  if (!table) return undefined
  const valueOf = (key: string) => {
    const value = values[plan.slots.get(key) ?? nowhere]
    return isAbsent(value) ? undefined : value
  }
  const cells = cellsOf(table, column, valueOf)
  return cells.length > 0 ? { column: path, cells } : undefined
}
