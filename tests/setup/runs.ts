/** How many cases a property runs: FC_RUNS (25 by default and at the gate, 250 in a deep run). Browser tests get it through import.meta.env, too. */
export const defaultRuns = Number(import.meta.env['FC_RUNS'] ?? 25)

/**
 * For a property that needs more cases than others, or can afford fewer: always the same share of FC_RUNS.
 *
 * @param deep - cases in a deep run
 */
export const scaledRuns = (deep: number): { readonly numRuns: number } => ({ numRuns: Math.ceil((deep * defaultRuns) / 250) })

/** The same for a property of one argument, after examples that are always run. */
export const scaledRunsAfter = <Case>(examples: readonly Case[], deep: number) => ({
  numRuns: examples.length + scaledRuns(deep).numRuns,
  examples: examples.map((example): [Case] => [example]),
})
