/** What the laws do with the engine as it is: how long each takes, and which places it comes to. */
import type { Round, Report } from './engine-told.ts'

/** Of one law with so many cases; `reached` are indexes of faults. */
type Ran = { readonly law: string; readonly runs: number; readonly ms: number; readonly reached: ReadonlySet<number> }

/** What is known before a fault is judged. */
export type Control = {
  readonly ran: readonly Ran[]
  /** Faults in what is run while the files are loaded: all laws have what was made then. */
  readonly loaded: ReadonlySet<number>
  readonly runs: readonly number[]
  /** ms after which a law is in a loop. */
  readonly limitOf: (law: string) => number
}

/** On a machine with much else to do a law may take many times as long; loading takes a second or two. */
const patience = { times: 20, ms: 30_000 }

/** @returns what a thread has told of the engine as it is */
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

/** A law that takes its own number of cases, and its time for them, waits for the last round. */
const waits = (one: Ran, last: Ran | undefined): boolean =>
  one.ms > 500 && last !== undefined && last.runs > one.runs && one.ms * 2 > last.ms

/**
 * @returns the laws that come to a fault with each number of cases, the quickest first: no other can find it. What is run while the files are loaded
 * is in what all laws have; those that come there themselves are asked first. No round where nobody comes
 */
export const roundsFor = ({ ran, loaded, runs }: Control, at: number): readonly Round[] => {
  const last = new Map(ran.filter((one) => one.runs === runs.at(-1)).map((one) => [one.law, one]))
  const rank = (one: Ran): number => one.ms + (one.reached.has(at) ? 0 : 1e9)
  return runs.flatMap((count) => {
    const own = ran.filter((one) => one.runs === count && (loaded.has(at) || one.reached.has(at)) && !waits(one, last.get(one.law)))
    return own.length === 0 ? [] : [{ runs: count, order: own.toSorted((a, b) => rank(a) - rank(b)).map(({ law }) => law) }]
  })
}
