/** Time slicing of long work. */
import { setImmediate } from 'node:timers/promises'
import type { Cooperative } from '../../engine/base/cooperative.ts'

/** Longest stretch without a pause, ms. */
const sliceMs = 8

/** A clock, and what happens between two slices. */
export interface Slicing {
  /** ms */
  readonly now: () => number
  /** What it throws ends the work. */
  readonly pause: () => Promise<unknown>
}

const usual: Slicing = { now: () => performance.now(), pause: () => setImmediate() }

/** Runs a cooperative generator to its end in slices of 8 ms, with a pause between two of them. Two `yield`s are a few milliseconds apart at most. */
export async function runInSlices<Result>(work: Cooperative<Result>, { now, pause }: Slicing = usual): Promise<Result> {
  let sliceEnd = now() + sliceMs
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value
    if (now() < sliceEnd) continue
    await pause()
    sliceEnd = now() + sliceMs
  }
}
