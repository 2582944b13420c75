/** Notes on the columns of a catalogue row, attached to the column's schema entry. */
import type * as z from 'zod/mini'

/**
 * How models are filtered by a column, where its cells do not determine that. The numbers are the parameter types of the wire.
 */
export type ColumnChoice = {
  /** 5: grouped list, 6: image list, 7: grouped image list, 20: list that also takes a custom value. */
  readonly type: 5 | 6 | 7 | 20
  /** The column whose values are the group titles. */
  readonly groupedBy?: string
  /** Drawing names by value. */
  readonly icons?: Readonly<Record<string, string>>
  /** A custom figure matches every value at least as large. */
  readonly own?: 'atLeast'
}

/** Notes on a column. */
export type ColumnNotes = {
  /** How models are filtered by the column. */
  readonly choice?: ColumnChoice
}

const notes = new WeakMap<z.ZodMiniType, ColumnNotes>()

/**
 * Attaches notes to a column.
 *
 * @param type of the cells
 * @param columnNotes notes on the column
 * @returns a copy of `type` that carries the notes
 */
export function column<Type extends z.ZodMiniType>(type: Type, columnNotes: ColumnNotes): Type {
  const own = type.clone()
  notes.set(own, columnNotes)
  return own
}

/** @returns the notes on a column; empty if it has none */
export const notesOn = (type: z.ZodMiniType): ColumnNotes => notes.get(type) ?? {}
