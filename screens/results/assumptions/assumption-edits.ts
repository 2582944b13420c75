/** Assumptions as a reader changes them: what was typed, what it means, and the request that asks for it. */
import type { Assumption } from '../../../contract/results/sizing.ts'
import { parseQuantity } from '../../../engine/units/index.ts'
import { assumptionsParameter, withoutAssumptions, writeAssumptions } from '../../../contract/results/assumptions-text.ts'
import type { ResultRequest } from '../ledger/use-explanation.ts'

/** A field that was touched; without a value the text is none the assumption may have. */
export type Edit = { readonly text?: string; readonly value: number | undefined }

/** Edits by the name of the assumption. */
export type Edits = Readonly<Record<string, Edit>>

/**
 * @param text what was typed
 * @param assumption what it is typed for
 * @param display unit of a bare number
 */
export const readEdit = (text: string, { value, unit, minimum, maximum }: Assumption, display: string): Edit => {
  const read = parseQuantity(text, { unit, display, near: [value, minimum, maximum] })
  const fits = 'value' in read && read.value >= minimum && read.value <= maximum
  return { text, value: fits ? read.value : undefined }
}

/** The value an assumption would have; undefined where what was typed is none. */
const editedValue = (edits: Edits, { name, value }: Assumption): number | undefined => {
  const edit = edits[name]
  return edit ? edit.value : value
}

/** Assumptions that are not at their defaults, those with a wrong text among them. */
export const changedAssumptions = (assumptions: readonly Assumption[], edits: Edits): readonly Assumption[] =>
  assumptions.filter((one) => editedValue(edits, one) !== one.default)

/** Every assumption at its default. */
export const allDefaults = (assumptions: readonly Assumption[]): Edits =>
  Object.fromEntries(assumptions.map((one) => [one.name, { value: one.default }]))

/** Whether the results rest on other values than those of the fields. */
export const isPending = (assumptions: readonly Assumption[], edits: Edits): boolean =>
  assumptions.some((one) => editedValue(edits, one) !== one.value)

/**
 * @param request of the results beside the fields
 * @returns the same request with the values of the fields; nothing while one of them is wrong
 */
export const requestWith = (request: ResultRequest, assumptions: readonly Assumption[], edits: Edits): ResultRequest | undefined => {
  const changed = changedAssumptions(assumptions, edits).map((one) => [one.name, editedValue(edits, one)] as const)
  const written = changed.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
  if (written.length < changed.length) return undefined
  const query = withoutAssumptions(request.query)
  if (written.length === 0) return { path: request.path, query }
  return { path: request.path, query: { ...query, [assumptionsParameter]: writeAssumptions(Object.fromEntries(written)) } }
}
