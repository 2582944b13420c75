/** The form of the document: a new one with every change that compiles, with what has been entered so far. */
import { stateInputs } from '../../engine/index.ts'
import { createFormStore, openForm } from '../../engine/react/index.ts'
import type { UnitSystem } from '../../engine/units/index.ts'
import { type WatchedStore, watchStore } from '../base/browser/watched-store.ts'
import type { Sound } from './document/analyse.ts'

export type LiveForm = {
  /** Another one for another form. */
  readonly number: number
  readonly sound: Sound
  readonly watched: WatchedStore
}

const enteredIn = (before: LiveForm | undefined): unknown => {
  if (!before) return undefined
  const { plan, inputs } = before.watched.look().state
  return stateInputs(plan, inputs)
}

/** @param before the form whose entries are taken over, as far as the new one has their fields */
export const createLiveForm = (sound: Sound, system: UnitSystem, before: LiveForm | undefined): LiveForm => {
  const store = createFormStore(sound.plan, { init: sound.examples?.init, system })
  openForm(store, { inputs: enteredIn(before) })
  return { number: (before?.number ?? 0) + 1, sound, watched: watchStore(store) }
}
