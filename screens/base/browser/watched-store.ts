/** A form's store that can be looked at as a whole: its state, and what has happened to it. */
import type { Change, FormEvent, FormState } from '../../../engine/index.ts'
import type { FormStore } from '../../../engine/react/index.ts'

/** One event with what the form changed by itself because of it; numbered from 1. */
export type Happening = { readonly number: number; readonly event: FormEvent; readonly changes: readonly Change[] }

/** The same object until something happens. */
export type Look = { readonly state: FormState; readonly happenings: readonly Happening[] }

export type WatchedStore = {
  /** To be used in place of the store that is watched. */
  readonly store: FormStore
  readonly look: () => Look
  readonly subscribe: (listener: () => void) => () => void
}

/** What happened earlier is forgotten. */
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
