/** The form on the page, for the inspector of development builds; production builds exclude it. */
import type { FormStore } from '../../../engine/react/index.ts'
import { type WatchedStore, watchStore } from './watched-store.ts'

const listeners = new Set<() => void>()
let current: WatchedStore | undefined

/** Wraps a store for the inspector; use the returned store instead. */
export const inspectStore = (store: FormStore): FormStore => {
  current = watchStore(store)
  for (const listener of listeners) listener()
  return current.store
}

/** Returns the form that was opened last. */
export const inspectedForm = (): WatchedStore | undefined => current

export const subscribeToInspected = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
