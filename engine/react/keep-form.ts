/** Keeps what a person has entered over a reload: committed values and texts that are no value yet. */
import type { FormState } from '../index.ts'
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
    if (typeof text === 'string') store.dispatch({ type: 'input', field, text })
  }
  store.dispatch({ type: 'units', system: shown })
  store.onState((state) => {
    const kept: Kept = {
      inputs: state.inputs,
      texts: Object.fromEntries(Object.entries(state.pending).map(([field, { text }]) => [field, text])),
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
