/** How many models each option of a group has, by the last answer. */
import type { CountOf } from '../../engine/react/index.ts'

/** Counts by the name of the answer's list, then by option. */
export type OptionCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** The service names the list of a group after one of its members: the counts of `gearTypes` are in `gearTypeList`. */
const listOf = (group: string): string => `${group.replace(/s$/, '')}List`

/** The counts as a form asks for them: nothing for a group that the answer does not count, 0 for an option that its list does not have. */
export const countOfIn =
  (counts: OptionCounts): CountOf =>
  (field, value) => {
    const name = listOf(field)
    const list = Object.hasOwn(counts, name) ? counts[name] : undefined
    return list && (Object.hasOwn(list, value) ? list[value] : 0)
  }
