/** How much of its cases a property runs: always the same share of FC_RUNS, which `fast-check.ts` sets. */
import fc from 'fast-check'

/**
 * Whether this is the deep run (`npm test -- --deep`): everything on PostgreSQL, in every view, and what takes minutes. Laws also
 * run outside of vitest (`npm run mutate -- engine`), where a module has no environment.
 */
export const isDeep = (import.meta.env as ImportMetaEnv | undefined)?.['DEEP'] === '1'

/** FC_RUNS of a deep run (`npm test -- --deep`). */
const deepRuns = 250

const share = (): number => (fc.readConfigureGlobal().numRuns ?? deepRuns) / deepRuns

/**
 * For a property that needs more cases than others, or can afford fewer.
 *
 * @param deep - cases in a deep run
 */
export const scaledRuns = (deep: number): { readonly numRuns: number } => ({ numRuns: Math.ceil(deep * share()) })

/** The same for a property of one argument, after examples that are always run. */
export const scaledRunsAfter = <Case>(examples: readonly Case[], deep: number) => ({
  numRuns: examples.length + scaledRuns(deep).numRuns,
  examples: examples.map((example): [Case] => [example]),
})

/**
 * The part of a long list that is looked at: all of it in a deep run, else one in so many, others with each seed. At the gate
 * the seed follows the tree, so that the whole list is seen in a few commits.
 *
 * @param least - items that are looked at in any case
 */
export const scaledPart = <Item>(all: readonly Item[], least = 5): readonly Item[] => {
  const step = Math.max(1, Math.min(Math.round(1 / share()), Math.floor(all.length / least)))
  const offset = Math.abs(fc.readConfigureGlobal().seed ?? Date.now()) % step
  return all.filter((_, index) => index % step === offset)
}

/**
 * Runs a property whose cases are seldom of the kind that is looked for: in rounds, other cases each, one at least,
 * until there is enough of them.
 *
 * @param most - cases after which the search is given up
 */
export async function assertUntil<Case>(
  property: fc.IRawProperty<Case>,
  isEnough: () => boolean,
  { round, most }: { readonly round: number; readonly most: number },
): Promise<void> {
  const seed = fc.readConfigureGlobal().seed ?? Date.now()
  let cases = 0
  do {
    await fc.assert(property, { numRuns: round, seed: seed + cases })
    cases += round
  } while (cases < most && !isEnough())
}
