/** Long work that lets the server answer in between. */
import { setImmediate } from 'node:timers/promises'

/** Longest stretch without letting anything else run, ms. */
const sliceMs = 8

/**
 * Runs a generator to its end, giving way to other work every few milliseconds.
 * @returns what the generator returns
 */
export async function inSlices<Result>(steps: Generator<void, Result, void>): Promise<Result> {
  let sliceEnd = performance.now() + sliceMs
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (performance.now() < sliceEnd) continue
    await setImmediate()
    sliceEnd = performance.now() + sliceMs
  }
}
