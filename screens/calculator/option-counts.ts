/** Number of models per option of a group, from the last answer. */
import type { CountOf } from '../../engine/react/index.ts'

/** Counts by the answer's list name, then by option. */
export type OptionCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Returns the list name of a group, formed from its singular: the counts of `gearTypes` are in `gearTypeList`. */
const listOf = (group: string): string => `${group.replace(/s$/, '')}List`

/** Returns the counts for a form: undefined for groups that the answer does not count, 0 for options missing in their list. */
export const countOfIn =
  (counts: OptionCounts): CountOf =>
  (field, value) => {
    const name = listOf(field)
    const list = Object.hasOwn(counts, name) ? counts[name] : undefined
    return list && (Object.hasOwn(list, value) ? list[value] : 0)
  }
