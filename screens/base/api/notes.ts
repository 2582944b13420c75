/** Usage events, calls and faults of the pages, buffered until the logs, which load after the first page, subscribe. */
import type { BehaviourName } from '../../../contract/site/log-names.ts'

export type Note =
  /** A usage event; `duration` in ms. */
  | { readonly name: BehaviourName; readonly tag?: string; readonly duration?: number }
  /** A call to the service; the logs do not record `query`. */
  | { readonly path: string; readonly query: Readonly<Record<string, string>>; readonly answer: Promise<unknown> }
  /** A fault, as the event dispatched to the window. */
  | { readonly fault: Event }

/** Receives a note; `at` in milliseconds since the epoch. */
export type Hear = (note: Note, at: number) => void

const mostBuffered = 99
const buffered: Parameters<Hear>[] = []

let listener: Hear = (...entry) => {
  if (buffered.length < mostBuffered) buffered.push(entry)
}

export const note = (newNote: Note): void => listener(newNote, Date.now())

/** Sets the single listener and replays the buffered notes to it. */
export const hearNotes = (hear: Hear): void => {
  listener = hear
  for (const [buffer, at] of buffered.splice(0)) hear(buffer, at)
}
