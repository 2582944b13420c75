import { useSyncExternalStore } from 'react'
import type { Look, WatchedStore } from '../../base/browser/watched-store.ts'

/** A form as a whole; renders with everything that happens to it. */
export const useLook = ({ subscribe, look }: WatchedStore): Look => useSyncExternalStore(subscribe, look)
