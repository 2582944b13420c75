/** The form of the document: replaced with every change that compiles, keeping the inputs. */
import { stateInputs } from '../../engine/index.ts'
import { createFormStore, openForm } from '../../engine/react/index.ts'
import type { UnitSystem } from '../../engine/units/index.ts'
import { type WatchedStore, watchStore } from '../base/browser/watched-store.ts'
import type { Sound } from './document/analyse.ts'

export type LiveForm = {
  /** Differs for each form. */
  readonly number: number
  readonly sound: Sound
  readonly watched: WatchedStore
}

const enteredIn = (before: LiveForm | undefined): unknown => {
  if (!before) return undefined
  const { plan, inputs } = before.watched.look().state
  return stateInputs(plan, inputs)
}

/** Creates the form; `before` is the previous one, whose inputs are kept as far as their fields exist. */
export const createLiveForm = (
  sound: Sound,
  reader: { readonly system: UnitSystem; readonly locale: string },
  before: LiveForm | undefined,
): LiveForm => {
  const store = createFormStore(sound.plan, { init: sound.examples?.init, ...reader })
  openForm(store, { inputs: enteredIn(before) })
  return { number: (before?.number ?? 0) + 1, sound, watched: watchStore(store) }
}
