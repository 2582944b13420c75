/** The ledger of an answer, loaded on demand and cached. */
import { type Explanation, explanation } from '../../../contract/results/selection.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { getAnswer, type ServiceCall } from '../../base/api/api.ts'
import { type QueryResult, type Query, useQuery } from '../../base/api/query.ts'
import { explanationCalls, type LedgerWish } from '../../../families/selection/explanation-calls.ts'
import { useLocale } from '../../base/texts/texts.ts'

/** The answered call. */
export type ResultRequest = ServiceCall

const readExplanation = (data: unknown): Explanation | undefined => explanation.safeParse(data).data

/** Joins answers about single models to one ledger. */
const joined = (answers: readonly Explanation[]): Explanation => {
  const [first] = answers
  if (!first) throw new RangeError('no model to explain')
  return { ...first, models: answers.flatMap(({ models }) => models) }
}

type Params = { readonly calls: readonly ServiceCall[]; readonly locale: Locale }

const explanations: Query<Params, Explanation> = {
  name: 'explanation',
  load: async ({ calls, locale }, signal) =>
    joined(await Promise.all(calls.map((call) => getAnswer(call, readExplanation, { locale, signal })))),
  isImmutable: true,
}

/**
 * Queries the ledger of an answer.
 *
 * @param wish part of the ledger; undefined sends nothing
 */
export const useExplanation = (request: ResultRequest, wish: LedgerWish | undefined): QueryResult<Explanation> => {
  const locale = useLocale()
  return useQuery(explanations, wish && { calls: explanationCalls(request, wish), locale })
}
