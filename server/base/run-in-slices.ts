/** Runs long work in time slices. */
import { setImmediate } from 'node:timers/promises'
import type { Cooperative } from '../../engine/base/cooperative.ts'

/** Duration of a slice, ms. */
const sliceMs = 8

/** The clock, and the pause between slices. */
export interface Slicing {
  /** ms */
  readonly now: () => number
  /** Called between slices; an error that it throws ends the work. */
  readonly pause: () => Promise<unknown>
}

const usual: Slicing = { now: () => performance.now(), pause: () => setImmediate() }

/**
 * Runs a cooperative generator to its end in slices of 8 ms with pauses in between. Consecutive `yield`s must be at most a few
 * milliseconds apart.
 */
export async function runInSlices<Result>(work: Cooperative<Result>, { now, pause }: Slicing = usual): Promise<Result> {
  let sliceEnd = now() + sliceMs
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value
    if (now() < sliceEnd) continue
    await pause()
    sliceEnd = now() + sliceMs
  }
}
