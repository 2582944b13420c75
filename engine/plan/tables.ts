/** Tables of constants: what selects a cell, and how a cell is found. */
import type { AxisTable, ChoiceTable, NumberAxis, Table, TableAxis } from '../define/index.ts'

/** Cells nested to any depth: what is left of a table's cells behind some of its axes. */
export type NestedCells = readonly (number | null | NestedCells)[]

/** Whether a table is read by several values. */
export const isAxisTable = (table: Table): table is AxisTable => 'axes' in table
/** Whether an axis has numbers. */
export const isNumberAxis = (axis: TableAxis): axis is NumberAxis => 'take' in axis

/** The names whose values select a cell, in the order in which the cells are nested. */
export const tableKeys = (table: Table): readonly string[] => (isAxisTable(table) ? Object.keys(table.axes) : [table.by])

/** The names of its columns. */
export const tableColumns = (table: Table): readonly string[] =>
  isAxisTable(table) ? Object.keys(table.columns) : [...new Set(Object.values(table.rows).flatMap((row) => Object.keys(row)))]

/** The numbers of a column; blank cells are left out. */
export function columnNumbers(table: Table, column: string): readonly number[] {
  if (!isAxisTable(table)) return Object.values(table.rows).flatMap((row) => row[column] ?? [])
  return flatCells(table.columns[column] ?? []).flatMap((cell) => cell ?? [])
}

const flatCells = (cells: NestedCells): readonly (number | null)[] =>
  cells.flatMap((cell): readonly (number | null)[] => (typeof cell === 'number' || cell === null ? [cell] : flatCells(cell)))

/** A place on an axis and the share with which it counts. */
type Share = readonly [index: number, share: number]

/** How near a number is to a support to be that support, relative to its size. */
const nearSupport = 1e-9
const isNear = (value: number, support: number): boolean => Math.abs(value - support) <= nearSupport * Math.max(1, Math.abs(support))

/**
 * The places of a number on an axis; two of them where it lies between supports and is read `linear` or `log`.
 *
 * @returns undefined outside of the supports, and between them where only these are read
 */
function placesOf({ at: supports, take, outside }: NumberAxis, value: number): readonly Share[] | undefined {
  const near = supports.findIndex((support) => isNear(value, support))
  if (near !== -1) return [[near, 1]]
  const next = supports.findIndex((support) => support > value)
  const isOutside = next === 0 || next === -1
  if (isOutside) return outside === 'end' ? [[next === 0 ? 0 : supports.length - 1, 1]] : undefined
  if (take === 'exact') return undefined
  if (take === 'below') return [[next - 1, 1]]
  if (take === 'above') return [[next, 1]]
  const [low = 0, high = 0] = supports.slice(next - 1, next + 1)
  const share = take === 'log' ? Math.log(value / low) / Math.log(high / low) : (value - low) / (high - low)
  return [
    [next - 1, 1 - share],
    [next, share],
  ]
}

/** The places of a value on an axis; undefined where it has none. */
export const placesOn = (axis: TableAxis, value: number | string): readonly Share[] | undefined => {
  if (isNumberAxis(axis)) return typeof value === 'number' ? placesOf(axis, value) : undefined
  const index = axis.findIndex((option) => option === value)
  return index === -1 ? undefined : [[index, 1]]
}

/** @returns undefined where a cell that counts is blank */
export function weighted(cells: NestedCells, [places, ...others]: readonly (readonly Share[])[]): number | undefined {
  let sum = 0
  for (const [index, share] of places ?? []) {
    const cell = cells[index]
    const value = cell === null || cell === undefined || typeof cell === 'number' ? (cell ?? undefined) : weighted(cell, others)
    if (value === undefined) return undefined
    sum += share * value
  }
  return sum
}

/** The row of a choice table. */
export const rowOf = ({ rows }: ChoiceTable, key: unknown): Readonly<Record<string, number>> | undefined =>
  typeof key === 'string' && Object.hasOwn(rows, key) ? rows[key] : undefined
