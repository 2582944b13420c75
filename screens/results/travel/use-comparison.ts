import { compareResults, type Comparison, type Results } from '../../../contract/catalogue/compare-results.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { ServiceCall } from '../../base/api/api.ts'
import type { SavedResults } from '../../base/kept/saved-then.ts'
import { useLocale } from '../../base/texts/texts.ts'
import { type QueryResult, type Query, useQuery } from '../../base/api/query.ts'
import { fetchBoth, resultsOfRecord } from './fetch-results.ts'

/** What is compared: a question by the catalogue it was saved with, and what the record says of its answer. */
export type TravelQuestion = {
  readonly catalogue: string
  readonly saved: SavedResults
  /** Missing where nothing was calculated: a model that was saved on its page. */
  readonly request?: ServiceCall | undefined
  /** The one model that was saved. */
  readonly chosen?: { readonly skuID: string; readonly skuName: string; readonly motorSku?: string }
}

export type Compared = {
  readonly comparison: Comparison
  /** When the catalogues were imported; undefined: that of then can no longer be asked, and the record stands for it. */
  readonly created: { readonly before: string | undefined; readonly now: string }
  readonly now: string
  /** Models of which the program of today says something else by the catalogue of then than was saved. */
  readonly otherProgram: readonly string[]
}

/** What was saved beside what the same catalogue gives today: what differs comes from the program, not from the catalogue. */
const otherProgramOf = (saved: Results, before: Results): readonly string[] => {
  const known = new Set(saved.models.map(({ key }) => key))
  return compareResults(saved, { ...before, models: before.models.filter(({ key }) => known.has(key)) })
    .models.filter(({ isSame }) => !isSame)
    .map(({ name }) => name)
}

const comparisons: Query<TravelQuestion & { readonly locale: Locale }, Compared> = {
  name: 'travel',
  load: async ({ locale, request, ...wanted }, signal) => {
    const { before, now } = await fetchBoth(wanted, { request, options: { locale, signal } })
    const saved = resultsOfRecord(wanted.saved)
    return {
      comparison: compareResults(before?.results ?? saved, now.results),
      created: { before: before?.created, now: now.created },
      now: now.version,
      otherProgram: before ? otherProgramOf(saved, before.results) : [],
    }
  },
  isImmutable: true,
}

/** @param question undefined asks nothing */
export const useComparison = (question: TravelQuestion | undefined): QueryResult<Compared> => {
  const locale = useLocale()
  return useQuery(comparisons, question && { ...question, locale })
}
