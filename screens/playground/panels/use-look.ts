import { useSyncExternalStore } from 'react'
import type { Look, WatchedStore } from '../../base/browser/watched-store.ts'

/** Returns a snapshot of a form; renders on every event. */
export const useLook = ({ subscribe, look }: WatchedStore): Look => useSyncExternalStore(subscribe, look)
