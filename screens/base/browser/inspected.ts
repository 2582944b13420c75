/** The form on the page, for the inspector of development builds; a build for people has nothing of this. */
import type { FormStore } from '../../../engine/react/index.ts'
import { type WatchedStore, watchStore } from './watched-store.ts'

const listeners = new Set<() => void>()
let current: WatchedStore | undefined

/** @returns the store to be used in place of the one that is looked at */
export const inspectStore = (store: FormStore): FormStore => {
  current = watchStore(store)
  for (const listener of listeners) listener()
  return current.store
}

/** The form that was opened last. */
export const inspectedForm = (): WatchedStore | undefined => current

export const subscribeToInspected = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
