/** Runs the laws over one calculator for some time, or one of them from where it failed. */
import fc from 'fast-check'
import type { Args } from './deed.ts'
import { brokenIn, type FuzzLaw, lawsFor } from './fuzz-laws.ts'
import type { FuzzSubject } from './fuzz-subjects.ts'
import { Reached, watched } from './reached.ts'
import { shortestOf } from './shortest.ts'

/** A law that does not hold, with the shortest thing that shows it. */
export type BrokenLaw = {
  readonly law: FuzzLaw
  readonly message: string
  readonly args: Args
  readonly seed: number
  /** Of fast-check: where in the runs of this seed it stands. */
  readonly path: string
}

export type Outcome = { readonly reached: Reached; readonly broken: readonly BrokenLaw[] }

/** Where a run starts: at the beginning, or at one law and one case of it. */
export type Start = { readonly seed: number; readonly replay?: { readonly law: string; readonly path: string } | undefined }

/** ms that fast-check has for making a counterexample shorter; what it leaves, `shortestOf` takes away. */
const shrinkTime = 20_000

type Over = { readonly subject: FuzzSubject['subject']; readonly reached: Reached; readonly seed: number }

/** What fast-check has found, made as short as it goes: always the same from the same path. */
const brokenFrom = (law: FuzzLaw, { subject, seed }: Over, path: string): BrokenLaw | undefined => {
  const property = law.property(subject)
  const replayed = fc.check(property, { seed, path, numRuns: 1, endOnFailure: true }) as fc.RunDetails<unknown> // no law waits
  if (!replayed.failed) return undefined
  // The arguments of the property.
  const found = law.written(subject, replayed.counterexample as Args)
  const args = shortestOf(found, (shorter) => brokenIn(property, law, shorter) !== undefined)
  const message = brokenIn(property, law, args) ?? String(replayed.errorInstance)
  return { law, message, args, seed, path }
}

/** Runs of a law between two looks at the clock, each time from another seed: so many there are in any case. */
const roundRuns = 100

/** One round: the first case that fails, made shorter by fast-check. */
const runRound = (law: FuzzLaw, over: Over): BrokenLaw | undefined => {
  const { subject, reached, seed } = over
  const property = watched(law.property(subject), law, reached)
  const options = { seed, numRuns: roundRuns, endOnFailure: true }
  const found = fc.check(property, options) as fc.RunDetails<unknown> // no law waits
  const path = found.counterexamplePath
  if (!found.failed || path === null) return undefined
  const shrinking = { seed, path, numRuns: 1, plugins: [fc.interruptAfterTimeLimit(shrinkTime)] }
  const shrunk = fc.check(law.property(subject), shrinking) as fc.RunDetails<unknown> // as above
  return brokenFrom(law, over, shrunk.counterexamplePath ?? path)
}

const runLaw = (law: FuzzLaw, over: Over, time: number): BrokenLaw | undefined => {
  const deadline = performance.now() + time
  for (let seed = over.seed; ; seed = (seed + 1) | 0) {
    const broken = runRound(law, { ...over, seed })
    if (broken || performance.now() > deadline) return broken
  }
}

/** Nothing is random in it: it takes as long as it takes, once. */
const isFixed = ({ key }: FuzzLaw): boolean => key === '8'

/** @param time ms for all laws together */
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
    // What a law leaves of its time, the others have.
    const share = Math.max(20, (deadline - performance.now()) / (all.length - at))
    return (isFixed(law) ? runFixed(law, over) : runLaw(law, over, share)) ?? []
  })
  return { reached, broken }
}

const runFixed = (law: FuzzLaw, over: Over): BrokenLaw | undefined => brokenFrom(law, over, '0')
