/** The names that texts and errors have with react-hook-form. */
import type { Plan } from '../index.ts'

/** The name of a field. An end of a window is a field of its own, not a part of its number, as a dot would make it. */
export const nameOf = (field: string): string => field.replace('.', ':')

/** The name of a row: its key stays, wherever it is moved. */
export const rowName = (list: string, key: number): string => `${list}.k${key}`

/** The name of a cell, by the key of its row. */
export const cellName = ({ list, row, field }: { readonly list: string; readonly row: number; readonly field: string }): string =>
  `${rowName(list, row)}.${nameOf(field)}`

/** The name of what is wrong with a field; with a list as a whole, it stands beside its rows. */
export const errorName = ({ rows }: Plan, field: string): string => (rows.has(field) ? `${field}.root` : nameOf(field))

/** Where stands what is wrong with parameters although every field is right, and which rules are broken. */
export const parameters = 'root'
