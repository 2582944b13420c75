/** What the entry of a column in the shape of a catalogue row says beside its type: nothing else lists it. */
import type * as z from 'zod/mini'

/** How a column is chosen by, where that is not what its cells suggest; the numbers are those of parameter types. */
export type ColumnChoice = {
  /** 5 grouped list, 6 image list, 7 grouped image list, 20 list with a value of one's own. */
  readonly type: 5 | 6 | 7 | 20
  /** The column whose values are the titles of groups. */
  readonly groupedBy?: string
  /** Names of drawings by value. */
  readonly icons?: Readonly<Record<string, string>>
  /** A figure of one's own stands for every value that is as large at least. */
  readonly own?: 'atLeast'
}

/** Notes on a column. */
export type ColumnNotes = {
  /** How the models are filtered by it. */
  readonly choice?: ColumnChoice
  /** A file may do without the column where none of its rows states any: its cells count as empty. */
  readonly mayLack?: true
}

const notes = new WeakMap<z.ZodMiniType, ColumnNotes>()

/**
 * @param type of the cells; the notes belong to the type that is returned
 * @param said notes on the column
 */
export function column<Type extends z.ZodMiniType>(type: Type, said: ColumnNotes): Type {
  const own = type.clone()
  notes.set(own, said)
  return own
}

/** @returns the notes on a column; none where there is nothing to say beside its type */
export const notesOn = (type: z.ZodMiniType): ColumnNotes => notes.get(type) ?? {}
