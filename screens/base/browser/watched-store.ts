/** A form store that records its state and events for inspection. */
import type { Change, FormEvent, FormState } from '../../../engine/index.ts'
import type { FormStore } from '../../../engine/react/index.ts'

/** An event with the changes that the form derived from it; numbered from 1. */
export type Happening = { readonly number: number; readonly event: FormEvent; readonly changes: readonly Change[] }

/** A snapshot of the form; the same object until the next event. */
export type Look = { readonly state: FormState; readonly happenings: readonly Happening[] }

export type WatchedStore = {
  /** The store to use instead of the original one. */
  readonly store: FormStore
  readonly look: () => Look
  readonly subscribe: (listener: () => void) => () => void
}

/** Older events are dropped. */
const mostHappenings = 300

export const watchStore = (watched: FormStore): WatchedStore => {
  const listeners = new Set<() => void>()
  let last: Look = { state: watched.state(), happenings: [] }
  let count = 0
  const dispatch = (event: FormEvent) => {
    const before = watched.state()
    watched.dispatch(event)
    const state = watched.state()
    count += 1
    const changes = state.changes.filter((change) => !before.changes.includes(change))
    const happenings = [...last.happenings, { number: count, event, changes }].slice(-mostHappenings)
    last = { state, happenings }
    for (const listener of listeners) listener()
  }
  return {
    store: { ...watched, dispatch },
    look: () => last,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
