/** Saves and restores what a user entered: committed values and drafts. */
import { isRecord } from '../base/is-record.ts'
import type { FormState, StatedInputs } from '../index.ts'
import { cellPath, initialState, inputsOfStated, stateInputs } from '../index.ts'
import type { FormStore } from './form-store.ts'

/** Drafts by field or cell path, and whether the field had been left. */
export type SavedTexts = Readonly<Record<string, readonly [text: string, left: boolean]>>

/** The saved state of a form; drafts are in the unit system of that time. */
export type SavedForm = { readonly inputs: StatedInputs; readonly texts: SavedTexts; readonly system: FormState['system'] }

/** Saved state from any source: an older version, another form, or third parties. Invalid parts are ignored. */
export type FormToOpen = { readonly inputs?: unknown; readonly texts?: unknown; readonly system?: unknown }

type PendingText = SavedTexts[string]

const pendingTexts = ({ pending, texts }: FormState): readonly (readonly [string, PendingText])[] =>
  Object.entries(pending).map(([field, { committed }]) => [field, [texts.read(field), committed]])

/** Drafts of fields, and of cells by path. */
const textsOf = (state: FormState): SavedTexts =>
  Object.fromEntries([
    ...pendingTexts(state),
    ...Object.entries(state.lists).flatMap(([list, rows]) =>
      rows.flatMap((row, at) => pendingTexts(row.state).map(([field, text]) => [cellPath(list, at, field), text] as const)),
    ),
  ])

/** Enters a saved draft again, and leaves the field if it had been left, so that its issue is shown. */
function typeAgain(store: FormStore, path: string, saved: unknown): void {
  // The elements of the array are not validated yet.
  const [text, left] = Array.isArray(saved) ? (saved as readonly unknown[]) : []
  if (typeof text !== 'string') return
  const cell = store.rows.find(path)
  const event = { type: left === true ? 'commit' : 'input', field: cell?.field ?? path, text } as const
  store.dispatch(cell ? { type: 'inRow', list: cell.list, row: cell.row, event } : event)
}

/** Restores a form; the current unit system stays. */
export function openForm(store: FormStore, { inputs, texts, system }: FormToOpen): void {
  const shown = store.state().system
  if (system === 'metric' || system === 'imperial') store.dispatch({ type: 'units', system })
  if (isRecord(inputs)) store.dispatch({ type: 'restore', inputs: inputsOfStated(store.plan, inputs) })
  for (const [path, saved] of Object.entries(isRecord(texts) ? texts : {})) typeAgain(store, path, saved)
  store.dispatch({ type: 'units', system: shown })
}

/** The saved state of a form. */
export const savedFormOf = (state: FormState): SavedForm => ({
  inputs: stateInputs(state.plan, state.inputs),
  texts: textsOf(state),
  system: state.system,
})

const inputsOf = ({ plan, inputs }: FormState): string => JSON.stringify(stateInputs(plan, inputs))

/**
 * Calls `keep` with the saved state after every change; a form without user input is not saved.
 *
 * @returns a function that stops it
 */
export function keepForm(store: FormStore, keep: (saved: SavedForm) => void): () => void {
  let last = inputsOf(store.state())
  let isTouched = false
  store.onState((state) => {
    const saved = savedFormOf(state)
    const now = JSON.stringify(saved)
    if (now === last) return
    last = now
    isTouched ||= Object.keys(saved.texts).length > 0 || inputsOf(state) !== inputsOf(initialState(state.plan, { init: state.init }))
    if (isTouched) keep(saved)
  })
  return () => store.onState(undefined)
}
