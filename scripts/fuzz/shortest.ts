/** Shrinks a counterexample: removes actions one by one, then simplifies the remaining ones. */
import type { Act } from '../../engine/testing/reference/commit.ts'
import type { Deed, Args } from './deed.ts'
import { itemsIn } from './story-items.ts'

/** Runs of the law for shrinking: a large form takes about a second for some thousand. */
const mostRuns = 3000

type Breaks = (args: Args) => boolean

/** Replacement texts, simplest first, with their meanings. */
const plainTexts = [
  ['', { empty: true }],
  ['1', { number: 1 }],
  ['0', { number: 0 }],
  ['2', { number: 2 }],
  ['10', { number: 10 }],
  ['1000', { number: 1000 }],
] as const

type Typing = Extract<Deed, { type: 'input' | 'commit' }>

const plainerTyping = (deed: Typing): readonly Typing[] => {
  const known = plainTexts.findIndex(([text]) => text === deed.text)
  const plainer = known === -1 ? plainTexts : plainTexts.slice(0, known)
  return plainer.map(([text, means]) => ('means' in deed ? { ...deed, text, means } : { ...deed, text }))
}

const without = <Value>(record: Readonly<Record<string, Value>>): readonly Readonly<Record<string, Value>>[] =>
  Object.keys(record).map((key) => Object.fromEntries(Object.entries(record).filter(([one]) => one !== key)))

const plainer = (deed: Deed): readonly Deed[] => {
  if (deed.type === 'input' || deed.type === 'commit') return plainerTyping(deed)
  if (deed.type === 'restore') return without(deed.inputs).map((inputs) => ({ ...deed, inputs }))
  if (deed.type === 'rowsPasted') return deed.cells.length > 1 ? deed.cells.map((cell) => ({ ...deed, cells: [cell] })) : []
  if (deed.type === 'pasted') return deed.cells.length > 1 ? deed.cells.map((cell) => ({ ...deed, cells: [cell] })) : []
  if (deed.type !== 'inRow') return []
  // An act in a row keeps its kind and is simplified.
  if ('event' in deed) return plainer(deed.event).map((event) => ({ ...deed, event }) as Deed) // of the same kind
  return plainer(deed.act).map((one) => ({ ...deed, act: one as Act })) // of the same kind
}

/** Removes as many actions as possible: halves first, then smaller parts. */
const fewest = (deeds: readonly Deed[], breaks: (deeds: readonly Deed[]) => boolean): readonly Deed[] => {
  let left = deeds
  for (let size = Math.ceil(left.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < left.length;) {
      const fewer = left.toSpliced(at, size)
      if (breaks(fewer)) left = fewer
      else at += size
    }
  }
  return left
}

const plainest = (deeds: readonly Deed[], breaks: (deeds: readonly Deed[]) => boolean): readonly Deed[] => {
  let left = deeds
  for (let at = 0; at < left.length; at++) {
    for (let again = true; again;) {
      const better = plainer(left[at] ?? { type: 'reset' }).find((one) => breaks(left.with(at, one)))
      again = better !== undefined
      if (better) left = left.with(at, better)
    }
  }
  return left
}

/**
 * @param args a counterexample, as data
 * @param breaks whether the law is broken for it
 * @returns a smaller counterexample; deterministic
 */
export const shortestOf = (args: Args, breaks: Breaks): Args => {
  const { deeds, withDeeds } = itemsIn(args)
  let runs = 0
  const tried = (fewer: readonly Deed[]): boolean => runs++ < mostRuns && breaks(withDeeds(fewer))
  const once = plainest(fewest(deeds, tried), tried)
  return deeds.length === 0 ? args : withDeeds(fewest(once, tried))
}
