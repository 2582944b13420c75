/** What an expression computes with. */
import type { Absent } from './absent.ts'

/** A single known value. */
export type Scalar = number | string | boolean

/** Data with named members: a row of a table, an object of the init data. */
export type RecordValue = { readonly [name: string]: Value }

/** What a column has in one row. */
export type Cell = Scalar | Absent

/**
 * The values of an expression in every row of a list, and what they were made from: with the same rows and outer values behind it, a
 * cell need not be made again. Immutable.
 */
export class Column {
  readonly list: string
  readonly cells: readonly Cell[]
  readonly rows: readonly (readonly Value[])[]
  readonly outer: readonly Value[]
  /** Whether its cells are true or false where they are there. */
  readonly isCondition: boolean
  /** Whether the list needs no rows. */
  readonly mayBeEmpty: boolean

  constructor(list: string, cells: readonly Cell[], behind: Pick<Column, 'rows' | 'outer' | 'isCondition' | 'mayBeEmpty'>) {
    this.list = list
    this.cells = cells
    this.rows = behind.rows
    this.outer = behind.outer
    this.isCondition = behind.isCondition
    this.mayBeEmpty = behind.mayBeEmpty
  }

  /** What is behind the cells is no part of the value. */
  toJSON(): unknown {
    return this.cells
  }
}

/** The rows of a list: per row the values of its slots. A subclass knows more of them. */
export class RowValues {
  readonly values: readonly (readonly Value[])[]
  /** The values that these differ from in one row alone. */
  readonly since: { readonly values: readonly (readonly Value[])[]; readonly row: number } | undefined

  constructor(values: readonly (readonly Value[])[], since: RowValues['since']) {
    this.values = values
    this.since = since
  }

  toJSON(): unknown {
    return this.values
  }
}

/** Numbers are finite; whatever is not there is an `Absent` with its reasons. */
export type Value = Scalar | readonly Scalar[] | RecordValue | Column | RowValues | Absent
