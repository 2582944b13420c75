/** Resets the form; pressed again before any other change, it restores the inputs. */
import { useState, useSyncExternalStore } from 'react'
import type { FormState } from '../../engine/index.ts'
import { type FormStore, type SavedForm, savedFormOf, openForm } from '../../engine/react/index.ts'
import { useTexts } from '../base/texts/texts.ts'

type Cleared = { readonly before: SavedForm; readonly after: FormState }

export const ClearButton = ({ store }: { readonly store: FormStore }) => {
  const { t } = useTexts('shell')
  const [cleared, setCleared] = useState<Cleared>()
  const isAsCleared = useSyncExternalStore(store.subscriberOf(store.channels.any), () => cleared?.after === store.state())
  const clear = () => {
    const before = savedFormOf(store.state())
    store.dispatch({ type: 'reset' })
    const after = store.state()
    // There was nothing to restore.
    setCleared(JSON.stringify(before) === JSON.stringify(savedFormOf(after)) ? undefined : { before, after })
  }
  return (
    <button
      type="button"
      className="button"
      data-kind="quiet"
      onClick={() => (cleared && isAsCleared ? openForm(store, cleared.before) : clear())}
    >
      {t(isAsCleared ? 'form.putBack' : 'form.reset')}
    </button>
  )
}
