/** What the pages note of their use and their faults: kept until somebody listens, which is after the first page. */
import type { BehaviourName } from '../../../contract/site/log-names.ts'

export type Note =
  /** Something happened. */
  | { readonly name: BehaviourName; readonly tag?: string; readonly duration?: number }
  /** The service is asked; `query` is not told to anybody. */
  | { readonly path: string; readonly query: Readonly<Record<string, string>>; readonly answer: Promise<unknown> }
  /** Something failed: what the window was told of it. */
  | { readonly fault: Event }

/** `at`: milliseconds since the epoch. */
export type Hear = (note: Note, at: number) => void

const mostKept = 99
const kept: Parameters<Hear>[] = []

let listener: Hear = (...told) => {
  if (kept.length < mostKept) kept.push(told)
}

export const note = (told: Note): void => listener(told, Date.now())

/** One listens: what was kept is told first. */
export const hearNotes = (hear: Hear): void => {
  listener = hear
  for (const [told, at] of kept.splice(0)) hear(told, at)
}
