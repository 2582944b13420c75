/** What a run has found, for people: a line for each kind, a line for each fault that lives. */

/** A fault that nothing found: where, what was planted, what is missing. */
export type Survivor = { readonly place: string; readonly says: string; readonly add: string }

/** One fault that was judged. */
export type Tally = { readonly kind: string; readonly by: string | undefined; readonly survivor: Survivor | undefined }

/** Of a kind: how many were made and caught, in percent, and by what. */
export type KindScore = {
  readonly kind: string
  readonly made: number
  readonly caught: number
  readonly score: number
  readonly by: Readonly<Record<string, number>>
}

const percent = (caught: number, made: number): number => (made === 0 ? 100 : (100 * caught) / made)

const scoreOf = (kind: string, tallies: readonly Tally[]): KindScore => {
  const finders = tallies.flatMap(({ by }) => by ?? [])
  const counts = [...Map.groupBy(finders, (one) => one)].map(([one, all]) => [one, all.length] as const)
  return {
    kind,
    made: tallies.length,
    caught: finders.length,
    score: percent(finders.length, tallies.length),
    by: Object.fromEntries(counts),
  }
}

/** @returns a score for each kind that was made */
const scoresOf = (tallies: readonly Tally[]): readonly KindScore[] =>
  [...Map.groupBy(tallies, ({ kind }) => kind)].map(([kind, own]) => scoreOf(kind, own))

/** @returns that of all of them */
export const totalOf = (tallies: readonly Tally[]): KindScore => scoreOf('all', tallies)

const lineOf = ({ kind, made, caught, score, by }: KindScore): string => {
  const finders = Object.entries(by)
    .map(([one, count]) => `${one} ${count}`)
    .join(', ')
  return `${kind.padEnd(12)} ${String(made).padStart(5)} ${String(caught).padStart(7)} ${score.toFixed(1).padStart(6)} %  ${finders}`
}

/** @returns the faults that live, and the scores */
export const reportOf = (tallies: readonly Tally[]): readonly string[] => [
  ...tallies.flatMap(({ kind, survivor }) => (survivor ? [`${survivor.place} ${kind} ${survivor.says} — ${survivor.add}`] : [])),
  `${'kind'.padEnd(12)}  made  caught    score  by`,
  ...[...scoresOf(tallies), totalOf(tallies)].map(lineOf),
]
