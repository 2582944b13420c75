/** What an exchange changes besides the part itself. */
import type { Assembly, Item, Part } from '../../../engine/assembly/assembly.ts'

/** A position before and after; undefined where there is none. */
export type Change = { readonly role: string; readonly before: Item | undefined; readonly after: Item | undefined }

/** Text that is equal for items that are ordered alike. */
const keyOf = (item: Item | undefined): string => {
  if (item?.kind === 'model') return `${item.family} ${item.sku} ${item.code.code}`
  return JSON.stringify(item ?? null)
}

const itemIn = (parts: readonly Part[], role: string): Item | undefined => parts.find((part) => part.role === role)?.item

/**
 * Returns the positions that differ.
 *
 * @param before the assembly as it is
 * @param after the assembly with the exchange
 * @param except role that is exchanged
 */
export const changesBetween = (before: Assembly, after: Assembly, except: string): readonly Change[] =>
  [...new Set([...before.parts, ...after.parts].map(({ role }) => role))]
    .filter((role) => role !== except)
    .map((role) => ({ role, before: itemIn(before.parts, role), after: itemIn(after.parts, role) }))
    .filter((change) => keyOf(change.before) !== keyOf(change.after))
