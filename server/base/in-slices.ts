/** Long work that lets the server answer in between. */
import { setImmediate } from 'node:timers/promises'

/** Longest stretch without letting anything else run, ms. */
const sliceMs = 8

/** How time is told, and what is waited for between two stretches. */
export interface Slicing {
  /** ms */
  readonly now: () => number
  /** What it throws ends the work. */
  readonly pause: () => Promise<unknown>
}

const byTheClock: Slicing = { now: () => performance.now(), pause: () => setImmediate() }

/**
 * Does work to its end, giving way to other work every few milliseconds.
 * @param pieces the work: a few milliseconds between two steps at most
 * @returns what the work returns
 */
export async function inSlices<Result>(pieces: Generator<void, Result, void>, { now, pause }: Slicing = byTheClock): Promise<Result> {
  let sliceEnd = now() + sliceMs
  for (let step = pieces.next(); ; step = pieces.next()) {
    if (step.done) return step.value
    if (now() < sliceEnd) continue
    await pause()
    sliceEnd = now() + sliceMs
  }
}
