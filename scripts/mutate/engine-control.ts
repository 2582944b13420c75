/** Runs the laws on the unmodified engine: the duration of each, and the places it reaches. */
import type { Round, Report } from './engine-messages.ts'

/** One law with a number of cases; `reached` are indexes of faults. */
type Ran = { readonly law: string; readonly runs: number; readonly ms: number; readonly reached: ReadonlySet<number> }

/** Baseline for judging faults. */
export type Control = {
  readonly ran: readonly Ran[]
  /** Faults in code that runs while the files are loaded, whose effects all laws share. */
  readonly loaded: ReadonlySet<number>
  readonly runs: readonly number[]
  /** Time after which a law counts as an endless loop, ms. */
  readonly limitOf: (law: string) => number
}

/** Allowance for a busy machine, and for loading, which takes a second or two. */
const patience = { times: 20, ms: 30_000 }

/** @returns the baseline from the reports of a thread */
export const controlOf = (report: readonly Report[], runs: readonly number[]): Control => {
  const all = report.flatMap((one): readonly Ran[] =>
    'ran' in one ? [{ law: one.ran, runs: one.runs, ms: one.ms, reached: new Set(one.reached) }] : [],
  )
  const longest = new Map<string, number>()
  for (const { law, ms } of all) longest.set(law, Math.max(ms, longest.get(law) ?? 0))
  return {
    ran: all.filter(({ law }) => law !== 'load'),
    loaded: new Set(all.filter(({ law }) => law === 'load').flatMap(({ reached }) => [...reached])),
    runs,
    limitOf: (law) => patience.ms + patience.times * (longest.get(law) ?? 0),
  }
}

/** Whether a law is deferred to the last round, because it chooses its own number of cases and takes long. */
const waits = (one: Ran, last: Ran | undefined): boolean =>
  one.ms > 500 && last !== undefined && last.runs > one.runs && one.ms * 2 > last.ms

/**
 * @returns rounds of the laws that reach a fault, with increasing numbers of cases, quickest law first; no other law can find the
 * fault. For code that runs while the files are loaded, all laws are included, those that reach it directly first. Empty if no law
 * reaches the fault
 */
export const roundsFor = ({ ran, loaded, runs }: Control, at: number): readonly Round[] => {
  const last = new Map(ran.filter((one) => one.runs === runs.at(-1)).map((one) => [one.law, one]))
  const rank = (one: Ran): number => one.ms + (one.reached.has(at) ? 0 : 1e9)
  return runs.flatMap((count) => {
    const own = ran.filter((one) => one.runs === count && (loaded.has(at) || one.reached.has(at)) && !waits(one, last.get(one.law)))
    return own.length === 0 ? [] : [{ runs: count, order: own.toSorted((a, b) => rank(a) - rank(b)).map(({ law }) => law) }]
  })
}
