/** Compares the parts with which a selection was calculated with those of another answer. */
import type { Item, Part } from '../../../engine/assembly/assembly.ts'
import type { MadePart } from '../../../contract/saved/selection-document.ts'

/** A role that has another model or order code than before; undefined: none. */
export type PartChange = { readonly role: string; readonly before: MadePart | undefined; readonly now: Item | undefined }

const isSame = (before: MadePart | undefined, now: Item | undefined): boolean =>
  now?.kind === 'model' ? before?.sku === now.sku && before.code === now.code.code : before === undefined

/** Returns the roles whose models or codes differ, in the order of the parts of today */
export const changedParts = (
  before: Readonly<Record<string, MadePart>>,
  now: readonly Pick<Part, 'role' | 'item'>[],
): readonly PartChange[] =>
  [...new Set([...now.map(({ role }) => role), ...Object.keys(before)])]
    .map((role) => ({ role, before: before[role], now: now.find((part) => part.role === role)?.item }))
    .filter((change) => !isSame(change.before, change.now))
