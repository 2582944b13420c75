/** The ledger behind an answer: fetched when somebody asks why, then kept. */
import useSWRImmutable from 'swr/immutable'
import { type Explanation, explanation } from '../../contract/selection.ts'
import { type ApiFailure, failureOf, getAnswer, type Query, siblingCall } from '../app/api.ts'
import { useTexts } from '../app/texts.tsx'

export type ResultRequest = { readonly path: string; readonly query: Query; readonly body?: unknown }

export type Explained =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly explanation: Explanation }
  | { readonly state: 'failed'; readonly failure: ApiFailure; readonly retry: () => void }

const readExplanation = (data: unknown): Explanation | undefined => explanation.safeParse(data).data

/** A family may have thousands of models: only those that are looked at are asked for. */
export type LedgerPart = 'passed' | 'failed'

export const useExplanation = ({ path, query }: ResultRequest, part: LedgerPart): Explained => {
  const { locale } = useTexts()
  const call = { path: siblingCall(path, 'Explanation'), query: { ...query, Only: part } }
  const key = `${call.path}?${new URLSearchParams(call.query).toString()}#${locale}`
  const { data, error, mutate } = useSWRImmutable<Explanation, unknown>(key, () => getAnswer(call, readExplanation, { locale }), {
    shouldRetryOnError: false,
  })
  if (data) return { state: 'ready', explanation: data }
  if (error) return { state: 'failed', failure: failureOf(error), retry: () => void mutate() }
  return { state: 'loading' }
}
