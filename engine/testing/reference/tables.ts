/** Tables by several values in the obvious way: from cell to cell, one axis after another. */
import type { Table, TableAxis } from '../../define/index.ts'
import { joined, type Value } from './expression.ts'

/** The names that select a cell of a table. */
export const keysOf = (table: Table): readonly string[] => ('by' in table ? [table.by] : Object.keys(table.axes))

type Cell = number | null | readonly Cell[]

/** The cells beside a value, and how far it is from the first to the second; undefined where the axis has none for it. */
export function beside(axis: TableAxis, value: Value): readonly [first: number, second: number, share: number] | undefined {
  if (!('take' in axis)) {
    const index = axis.findIndex((option) => option === value)
    return index < 0 ? undefined : [index, index, 0]
  }
  const x = Number(value)
  const { at, take, outside } = axis
  const last = at.length - 1
  for (let index = 0; index <= last; index += 1) {
    const support = at[index] ?? 0
    if (Math.abs(x - support) <= 1e-9 * Math.max(1, Math.abs(support))) return [index, index, 0]
  }
  let low = -1
  while (low < last && (at[low + 1] ?? 0) < x) low += 1
  if (low < 0 || low === last) return outside === 'end' ? [Math.max(low, 0), Math.max(low, 0), 0] : undefined
  if (take === 'exact') return undefined
  if (take === 'below') return [low, low, 0]
  if (take === 'above') return [low + 1, low + 1, 0]
  const scale = take === 'log' ? Math.log10 : (one: number) => one
  const [from, to] = [scale(at[low] ?? 1), scale(at[low + 1] ?? 1)]
  return [low, low + 1, (scale(x) - from) / (to - from)]
}

/** The value of a cell of a table; invalid outside of an axis, and where a cell is blank. */
export function cellOf(table: Table, column: string, valueOf: (name: string) => Value): Value {
  const values = keysOf(table).map(valueOf)
  const unknown = joined(values)
  if (unknown) return unknown
  if ('by' in table) {
    const row = Object.entries(table.rows).find(([key]) => key === values[0])?.[1]
    return row?.[column] ?? { absent: 'missing', because: [table.by] }
  }
  const { axes, columns } = table
  const names = Object.keys(axes)
  const found = Object.values(axes).map((axis, index) => beside(axis, values[index] ?? ''))
  const outside = names.filter((_, index) => !found[index])
  if (outside.length > 0) return { absent: 'invalid', because: outside }
  const read = (cell: Cell | undefined, depth: number): number | undefined => {
    if (typeof cell === 'number') return cell
    if (cell === null || cell === undefined) return undefined
    const [first = 0, second = 0, share = 0] = found[depth] ?? []
    const [one, other] = [read(cell[first], depth + 1), read(cell[second], depth + 1)]
    return one === undefined || other === undefined ? undefined : one + share * (other - one)
  }
  return read(columns[column], 0) ?? { absent: 'invalid', because: names }
}
