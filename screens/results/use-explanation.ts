/** The ledger behind an answer: fetched when somebody asks why, then kept. */
import useSWRImmutable from 'swr/immutable'
import { type Explanation, explanation } from '../../contract/selection.ts'
import { type ApiFailure, failureOf, getAnswer, type ServiceCall } from '../app/api.ts'
import { useTexts } from '../app/texts.tsx'
import { explanationCalls, type LedgerWish } from './explanation-calls.ts'

/** The call that was answered. */
export type ResultRequest = ServiceCall

export type Explained =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly explanation: Explanation }
  | { readonly state: 'failed'; readonly failure: ApiFailure; readonly retry: () => void }

const readExplanation = (data: unknown): Explanation | undefined => explanation.safeParse(data).data

/** Answers about one model each, as one ledger. */
const joined = (answers: readonly Explanation[]): Explanation => {
  const [first] = answers
  if (!first) throw new RangeError('no model to explain')
  return { ...first, models: answers.flatMap(({ models }) => models) }
}

export const useExplanation = (request: ResultRequest, wish: LedgerWish): Explained => {
  const { locale } = useTexts()
  const calls = explanationCalls(request, wish)
  const load = async () => joined(await Promise.all(calls.map((call) => getAnswer(call, readExplanation, { locale }))))
  const { data, error, mutate } = useSWRImmutable<Explanation, unknown>(JSON.stringify([calls, locale]), load, {
    shouldRetryOnError: false,
  })
  if (data) return { state: 'ready', explanation: data }
  if (error) return { state: 'failed', failure: failureOf(error), retry: () => void mutate() }
  return { state: 'loading' }
}
