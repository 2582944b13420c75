/** Keeps what a person has entered: committed values and texts that are no value yet. */
import { isRecord } from '../base/is-record.ts'
import type { FormState, StatedInputs } from '../index.ts'
import { cellPath, initialState, inputsOfStated, stateInputs } from '../index.ts'
import type { FormStore } from './form-store.ts'

/** Texts that are no value yet, by field or path of a cell, and whether they had been left. */
export type KeptTexts = Readonly<Record<string, readonly [text: string, left: boolean]>>

/** What is kept of a form; texts were typed in the units shown then. */
export type KeptForm = { readonly inputs: StatedInputs; readonly texts: KeptTexts; readonly system: FormState['system'] }

/** The same from anywhere: an old version, another form, another hand. Part by part, what cannot be used is ignored. */
export type FormToOpen = { readonly inputs?: unknown; readonly texts?: unknown; readonly system?: unknown }

type PendingText = KeptTexts[string]

const pendingTexts = ({ pending }: FormState): readonly (readonly [string, PendingText])[] =>
  Object.entries(pending).map(([field, { text, committed }]) => [field, [text, committed]])

/** Those of fields, and of the rows of lists by path. */
const textsOf = (state: FormState): KeptTexts =>
  Object.fromEntries([
    ...pendingTexts(state),
    ...Object.entries(state.lists).flatMap(([list, rows]) =>
      rows.flatMap((row, at) => pendingTexts(row.state).map(([field, text]) => [cellPath(list, at, field), text] as const)),
    ),
  ])

/** Types a text as it had been typed, and leaves the field if it had been left: the reason for its refusal shows again. */
function typeAgain(store: FormStore, path: string, kept: unknown): void {
  // Of an array nothing is known but that it is one.
  const [text, left] = Array.isArray(kept) ? (kept as readonly unknown[]) : []
  if (typeof text !== 'string') return
  const cell = store.rows.find(path)
  const event = { type: left === true ? 'commit' : 'input', field: cell?.field ?? path, text } as const
  store.dispatch(cell ? { type: 'inRow', list: cell.list, row: cell.row, event } : event)
}

/** Opens a form as it was left; the units shown stay. */
export function openForm(store: FormStore, { inputs, texts, system }: FormToOpen): void {
  const shown = store.state().system
  if (system === 'metric' || system === 'imperial') store.dispatch({ type: 'units', system })
  if (isRecord(inputs)) store.dispatch({ type: 'restore', inputs: inputsOfStated(store.plan, inputs) })
  for (const [path, kept] of Object.entries(isRecord(texts) ? texts : {})) typeAgain(store, path, kept)
  store.dispatch({ type: 'units', system: shown })
}

/** All that a person has entered into a form. */
export const keptOf = (state: FormState): KeptForm => ({
  inputs: stateInputs(state.plan, state.inputs),
  texts: textsOf(state),
  system: state.system,
})

const inputsOf = ({ plan, inputs }: FormState): string => JSON.stringify(stateInputs(plan, inputs))

/**
 * Tells `keep` what the form is left with after every change; a form in which nobody has done anything is not worth keeping.
 *
 * @returns a function that ends it
 */
export function keepForm(store: FormStore, keep: (kept: KeptForm) => void): () => void {
  let last = inputsOf(store.state())
  let isTouched = false
  store.onState((state) => {
    const kept = keptOf(state)
    const now = JSON.stringify(kept)
    if (now === last) return
    last = now
    isTouched ||= Object.keys(kept.texts).length > 0 || inputsOf(state) !== inputsOf(initialState(state.plan, { init: state.init }))
    if (isTouched) keep(kept)
  })
  return () => store.onState(undefined)
}
