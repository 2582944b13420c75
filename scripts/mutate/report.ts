/** Formats the result of a run: a line for each kind, a line for each surviving fault. */

/** A fault that nothing found: its location, what was planted, and what is missing. */
export type Survivor = { readonly place: string; readonly says: string; readonly add: string }

/** One judged fault. */
export type Tally = { readonly kind: string; readonly by: string | undefined; readonly survivor: Survivor | undefined }

/** Score of a kind: faults planted, faults caught, percentage caught, and number caught by each finder. */
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

/** @returns a score for each kind of planted fault */
const scoresOf = (tallies: readonly Tally[]): readonly KindScore[] =>
  [...Map.groupBy(tallies, ({ kind }) => kind)].map(([kind, own]) => scoreOf(kind, own))

/** @returns the total score */
export const totalOf = (tallies: readonly Tally[]): KindScore => scoreOf('all', tallies)

const lineOf = ({ kind, made, caught, score, by }: KindScore): string => {
  const finders = Object.entries(by)
    .map(([one, count]) => `${one} ${count}`)
    .join(', ')
  return `${kind.padEnd(12)} ${String(made).padStart(5)} ${String(caught).padStart(7)} ${score.toFixed(1).padStart(6)} %  ${finders}`
}

/** @returns the surviving faults and the scores */
export const reportOf = (tallies: readonly Tally[]): readonly string[] => [
  ...tallies.flatMap(({ kind, survivor }) => (survivor ? [`${survivor.place} ${kind} ${survivor.says} — ${survivor.add}`] : [])),
  `${'kind'.padEnd(12)}  made  caught    score  by`,
  ...[...scoresOf(tallies), totalOf(tallies)].map(lineOf),
]
