/** Edits of assumptions: the typed text, its value, and the request with the changed values. */
import type { Assumption } from '../../../contract/results/sizing.ts'
import { parseQuantity } from '../../../engine/units/index.ts'
import { assumptionsParameter, withoutAssumptions, writeAssumptions } from '../../../contract/results/assumptions-text.ts'
import type { ResultRequest } from '../ledger/use-explanation.ts'

/** An edited field; `value` is undefined if the text is invalid or out of range. */
export type Edit = { readonly text?: string; readonly value: number | undefined }

/** Edits by the name of the assumption. */
export type Edits = Readonly<Record<string, Edit>>

/**
 * Parses and validates a typed value.
 *
 * @param text typed text
 * @param assumption its unit and range
 * @param reader unit of a number without one, and language of the reader
 */
export const readEdit = (
  text: string,
  { value, unit, minimum, maximum }: Assumption,
  reader: { readonly display: string; readonly locale: string },
): Edit => {
  const read = parseQuantity(text, { unit, near: [value, minimum, maximum], ...reader })
  const fits = 'value' in read && read.value >= minimum && read.value <= maximum
  return { text, value: fits ? read.value : undefined }
}

/** Returns the edited value of an assumption; undefined if the text is invalid. */
const editedValue = (edits: Edits, { name, value }: Assumption): number | undefined => {
  const edit = edits[name]
  return edit ? edit.value : value
}

/** Returns the assumptions that differ from their defaults, including those with an invalid text. */
export const changedAssumptions = (assumptions: readonly Assumption[], edits: Edits): readonly Assumption[] =>
  assumptions.filter((one) => editedValue(edits, one) !== one.default)

/** Returns edits that reset all assumptions to their defaults. */
export const allDefaults = (assumptions: readonly Assumption[]): Edits =>
  Object.fromEntries(assumptions.map((one) => [one.name, { value: one.default }]))

/** Whether the edited values differ from those of the results. */
export const isPending = (assumptions: readonly Assumption[], edits: Edits): boolean =>
  assumptions.some((one) => editedValue(edits, one) !== one.value)

/**
 * Applies the edits to a request.
 *
 * @param request of the current results
 * @returns the request with the edited values; undefined if one is invalid
 */
export const requestWith = (request: ResultRequest, assumptions: readonly Assumption[], edits: Edits): ResultRequest | undefined => {
  const changed = changedAssumptions(assumptions, edits).map((one) => [one.name, editedValue(edits, one)] as const)
  const written = changed.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
  if (written.length < changed.length) return undefined
  const query = withoutAssumptions(request.query)
  if (written.length === 0) return { path: request.path, query }
  return { path: request.path, query: { ...query, [assumptionsParameter]: writeAssumptions(Object.fromEntries(written)) } }
}
