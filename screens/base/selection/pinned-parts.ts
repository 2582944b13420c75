/** Writes the parts of an assembly into a selection: pinned, so that it answers with the same ones; as made, so that changes can be named. */
import type { Part } from '../../../engine/assembly/assembly.ts'
import { pinsOf } from '../../../engine/assembly/pins.ts'
import { type MadePart, type Selection, selectionVersion } from '../../../contract/saved/selection-document.ts'

type Parts = readonly Pick<Part, 'role' | 'item'>[]
type Made = NonNullable<Selection['made']>

/** Returns what each role had, for a later comparison */
export const madeParts = (parts: Parts): Record<string, MadePart> =>
  Object.fromEntries(
    parts.flatMap(({ role, item }) =>
      item.kind === 'model' ? [[role, { family: item.family, sku: item.sku, code: item.code.code }] as const] : [],
    ),
  )

/** Returns the selection that answers with these models; open positions stay open to be filled. */
export const withPins = (selection: Selection, parts: Parts): Selection => ({
  ...selection,
  v: selectionVersion,
  assembly: { parts: pinsOf(parts) },
})

/**
 * Returns the pinned selection with what was answered beside it.
 *
 * @param selection the conditions
 * @param parts of the assembly that was chosen
 * @param made when it was calculated, and with which catalogue
 */
export const withParts = (selection: Selection, parts: Parts, made: Pick<Made, 'catalogue' | 'at'>): Selection => ({
  ...withPins(selection, parts),
  made: { ...made, parts: madeParts(parts) },
})
