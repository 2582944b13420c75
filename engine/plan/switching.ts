/** What choosing in a field does to others. */
import type { Field } from '../define/index.ts'

/** What choosing or switching writes, by field; nothing for kinds that write nothing. */
export const setsOf = (field: Field): Readonly<Record<string, string>> => ('sets' in field ? field.sets : undefined) ?? {}

/** The fields that choosing or switching empties. */
export const clearsOf = (field: Field): readonly string[] => ('clears' in field ? field.clears : undefined) ?? []
