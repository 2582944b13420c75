/** Runs the laws over one calculator for a given time, or replays a single failure. */
import fc from 'fast-check'
import type { Args } from './deed.ts'
import { brokenIn, type FuzzLaw, lawsFor } from './fuzz-laws.ts'
import type { FuzzSubject } from './fuzz-subjects.ts'
import { Reached, watched } from './reached.ts'
import { shortestOf } from './shortest.ts'

/** A broken law with its shortest counterexample. */
export type BrokenLaw = {
  readonly law: FuzzLaw
  readonly message: string
  readonly args: Args
  readonly seed: number
  /** fast-check's path of the failure among the runs of this seed. */
  readonly path: string
}

export type Outcome = { readonly reached: Reached; readonly broken: readonly BrokenLaw[] }

/** Starting point of a run: the beginning, or one case of one law. */
export type Start = { readonly seed: number; readonly replay?: { readonly law: string; readonly path: string } | undefined }

/** Time for fast-check to shrink a counterexample, ms; `shortestOf` continues after that. */
const shrinkTime = 20_000

type Over = { readonly subject: FuzzSubject['subject']; readonly reached: Reached; readonly seed: number }

/** The failure at a path, shrunk as far as possible; deterministic. */
const brokenFrom = (law: FuzzLaw, { subject, seed }: Over, path: string): BrokenLaw | undefined => {
  const property = law.property(subject)
  const replayed = fc.check(property, { seed, path, numRuns: 1, endOnFailure: true }) as fc.RunDetails<unknown> // Laws are synchronous.
  if (!replayed.failed) return undefined
  // The arguments of the property.
  const found = law.written(subject, replayed.counterexample as Args)
  const args = shortestOf(found, (shorter) => brokenIn(property, law, shorter) !== undefined)
  const message = brokenIn(property, law, args) ?? String(replayed.errorInstance)
  return { law, message, args, seed, path }
}

/** Runs of a law between two checks of the clock, each round with a new seed; the minimum in any case. */
const roundRuns = 100

/** One round: the first failing case, shrunk by fast-check. */
const runRound = (law: FuzzLaw, over: Over): BrokenLaw | undefined => {
  const { subject, reached, seed } = over
  const property = watched(law.property(subject), law, reached)
  const options = { seed, numRuns: roundRuns, endOnFailure: true }
  const found = fc.check(property, options) as fc.RunDetails<unknown> // Laws are synchronous.
  const path = found.counterexamplePath
  if (!found.failed || path === null) return undefined
  const shrinking = { seed, path, numRuns: 1, plugins: [fc.interruptAfterTimeLimit(shrinkTime)] }
  const shrunk = fc.check(law.property(subject), shrinking) as fc.RunDetails<unknown> // As above.
  return brokenFrom(law, over, shrunk.counterexamplePath ?? path)
}

const runLaw = (law: FuzzLaw, over: Over, time: number): BrokenLaw | undefined => {
  const deadline = performance.now() + time
  for (let seed = over.seed; ; seed = (seed + 1) | 0) {
    const broken = runRound(law, { ...over, seed })
    if (broken || performance.now() > deadline) return broken
  }
}

/** Whether the law has no random input; it runs once, for as long as it takes. */
const isFixed = ({ key }: FuzzLaw): boolean => key === '8'

/** @param time for all laws together, ms */
export const runLaws = ({ subject }: FuzzSubject, { seed, replay }: Start, time: number): Outcome => {
  const reached = new Reached(subject)
  const over = { subject, reached, seed }
  const all = lawsFor(subject)
  if (replay) {
    const broken = all.filter(({ key }) => key === replay.law).map((law) => brokenFrom(law, over, replay.path))
    return { reached, broken: broken.filter((one) => one !== undefined) }
  }
  const deadline = performance.now() + time
  const broken = all.flatMap((law, at) => {
    // Time a law leaves unused is available to the others.
    const share = Math.max(20, (deadline - performance.now()) / (all.length - at))
    return (isFixed(law) ? runFixed(law, over) : runLaw(law, over, share)) ?? []
  })
  return { reached, broken }
}

const runFixed = (law: FuzzLaw, over: Over): BrokenLaw | undefined => brokenFrom(law, over, '0')
