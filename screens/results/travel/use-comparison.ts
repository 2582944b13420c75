import { compareResults, type Comparison, type Results } from '../../../contract/catalogue/compare-results.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { ServiceCall } from '../../base/api/api.ts'
import type { SavedResults } from '../../base/saved/results-when-saved.ts'
import { useLocale } from '../../base/texts/texts.ts'
import { type QueryResult, type Query, useQuery } from '../../base/api/query.ts'
import { fetchBoth, resultsOfRecord } from './fetch-results.ts'

/** What to compare: a request, its catalogue version at the time of saving, and the saved results. */
export type TravelQuestion = {
  readonly catalogue: string
  readonly saved: SavedResults
  /** Missing for a model saved on its page without a calculation. */
  readonly request?: ServiceCall | undefined
  /** The single saved model. */
  readonly chosen?: { readonly skuID: string; readonly skuName: string; readonly motorSku?: string }
}

export type Compared = {
  readonly comparison: Comparison
  /**
   * Import times of the catalogues; `before` is undefined if that version is no longer available and the record is compared
   * instead.
   */
  readonly created: { readonly before: string | undefined; readonly now: string }
  readonly now: string
  /** Models whose results with the old catalogue differ from the saved ones because the program has changed. */
  readonly otherProgram: readonly string[]
}

/** Compares saved results with those of the current program and the same catalogue; differences come from the program. */
const otherProgramOf = (saved: Results, before: Results): readonly string[] => {
  const known = new Set(saved.models.map(({ key }) => key))
  return compareResults(saved, { ...before, models: before.models.filter(({ key }) => known.has(key)) })
    .models.filter(({ isSame }) => !isSame)
    .map(({ name }) => name)
}

const comparisons: Query<TravelQuestion & { readonly locale: Locale }, Compared> = {
  name: 'travel',
  load: async ({ locale, request, ...comparison }, signal) => {
    const { before, now } = await fetchBoth(comparison, { request, options: { locale, signal } })
    const saved = resultsOfRecord(comparison.saved)
    return {
      comparison: compareResults(before?.results ?? saved, now.results),
      created: { before: before?.created, now: now.created },
      now: now.version,
      otherProgram: before ? otherProgramOf(saved, before.results) : [],
    }
  },
  isImmutable: true,
}

/**
 * Queries the comparison.
 *
 * @param question undefined sends nothing
 */
export const useComparison = (question: TravelQuestion | undefined): QueryResult<Compared> => {
  const locale = useLocale()
  return useQuery(comparisons, question && { ...question, locale })
}
