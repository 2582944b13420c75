/** What the laws do with the engine as it is: how long each takes, and which places it comes to. */
import type { Round, Told } from './engine-judge.ts'

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
export const controlOf = (told: readonly Told[], runs: readonly number[]): Control => {
  const all = told.flatMap((one): readonly Ran[] =>
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

/** @returns the laws that come to a fault with each number of cases, the quickest first: no other can find it. No round where none does */
export const roundsFor = ({ ran, loaded, runs }: Control, at: number): readonly Round[] => {
  if (loaded.has(at)) {
    return runs.map((count) => {
      const own = ran.filter((one) => one.runs === count).toSorted((a, b) => Number(b.reached.has(at)) - Number(a.reached.has(at)) || a.ms - b.ms)
      return { runs: count, order: own.map(({ law }) => law) }
    })
  }
  return runs.flatMap((count) => {
    const own = ran.filter((one) => one.runs === count && one.reached.has(at)).toSorted((a, b) => a.ms - b.ms)
    return own.length === 0 ? [] : [{ runs: count, order: own.map(({ law }) => law) }]
  })
}
