/** How many models each option of a group has, by the last answer. */
import type { CountOf } from '../../engine/react/index.ts'

/** Counts by the name of the answer's list, then by option. */
export type OptionCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** The service names the list of a group after one of its members: the counts of `gearTypes` are in `gearTypeList`. */
const listOf = (group: string): string => `${group.replace(/s$/, '')}List`

/** The counts as a form asks for them: nothing for a group or option that the answer does not count. */
export const countOfIn =
  (counts: OptionCounts): CountOf =>
  (field, value) => {
    const list = counts[listOf(field)]
    return list && Object.hasOwn(list, value) ? list[value] : undefined
  }
