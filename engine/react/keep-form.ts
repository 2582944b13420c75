/** Keeps what a person has entered over a reload: committed values and texts that are no value yet. */
import type { FormState } from '../index.ts'
import { cellPath } from '../index.ts'
import type { FormStore } from './form-store.ts'

type Kept = { readonly inputs: FormState['inputs']; readonly texts: Readonly<Record<string, string>>; readonly system: FormState['system'] }

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What was kept; an entry of an old version, of another form or by another hand is ignored part by part. */
function read(storage: Storage, key: string): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '{}')
    return isRecord(kept) ? kept : {}
  } catch {
    return {}
  }
}

const pendingTexts = ({ pending }: FormState) => Object.fromEntries(Object.entries(pending).map(([field, { text }]) => [field, text]))

/** The same of the rows of lists, by path. */
const cellTexts = ({ lists }: FormState): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([list, rows]) =>
      rows.flatMap(({ state }, row) =>
        Object.entries(pendingTexts(state)).map(([field, text]) => [cellPath(list, row, field), text] as const),
      ),
    ),
  )

function typeAgain(store: FormStore, path: string, text: string): void {
  const cell = store.rows.find(path)
  const event = { type: 'input', field: cell?.field ?? path, text } as const
  store.dispatch(cell ? { type: 'inRow', list: cell.list, row: cell.row, event } : event)
}

/**
 * Restores the form from `storage` and writes every later state to it.
 *
 * A full or forbidden storage is no failure of the form: it goes on, only without being kept.
 * @returns a function that stops keeping
 */
export function keepForm(store: FormStore, storage: Storage, key: string): () => void {
  const { inputs, texts, system } = read(storage, key)
  const shown = store.state().system
  // Texts were typed in the units shown then.
  if (system === 'metric' || system === 'imperial') store.dispatch({ type: 'units', system })
  if (isRecord(inputs)) store.dispatch({ type: 'restore', inputs })
  for (const [field, text] of Object.entries(isRecord(texts) ? texts : {})) {
    if (typeof text === 'string') typeAgain(store, field, text)
  }
  store.dispatch({ type: 'units', system: shown })
  store.onState((state) => {
    const kept: Kept = {
      inputs: state.inputs,
      texts: { ...pendingTexts(state), ...cellTexts(state) },
      system: state.system,
    }
    try {
      storage.setItem(key, JSON.stringify(kept))
    } catch {
      // Full or forbidden: see above.
    }
  })
  return () => store.onState(undefined)
}
