/** The models of an answer, narrowed by who reads them. */
import { useState } from 'react'
import { type Narrowing, narrowingQuery } from '../../../contract/narrowing.ts'
import type { Calculation } from '../../../contract/selection.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { type ApiFailure, getAnswer, isRecord, type ServiceCall } from '../../base/api.ts'
import { useLocale } from '../../base/texts.ts'
import { type Source, useResource } from '../../base/use-resource.ts'

type Asked = { readonly call: ServiceCall; readonly locale: Locale }

const narrowedAnswers: Source<Asked, Calculation> = {
  name: 'narrowed',
  load: async ({ call, locale }, signal) => {
    const { readCalculation } = await import('./read-narrowed.ts')
    return getAnswer(call, readCalculation, { locale, signal })
  },
}

/** A posted calculation takes what its list is narrowed to in its body, like all its parameters. */
const narrowedCall = (call: ServiceCall, narrowing: Narrowing): ServiceCall =>
  isRecord(call.body) ? { ...call, body: { ...call.body, narrowing } } : { ...call, query: { ...call.query, ...narrowingQuery(narrowing) } }

/** What is shown: the answer, or what it was narrowed to. */
export type Narrowed = {
  readonly answer: Calculation
  readonly narrowing: Narrowing
  readonly onNarrow: (narrowing: Narrowing) => void
  /** The models shown are those of an earlier choice. */
  readonly isUpdating: boolean
  readonly failure: ApiFailure | undefined
  readonly retry: () => void
}

/**
 * @param request that was answered
 * @param answer to it, of all models
 */
export const useNarrowed = (request: ServiceCall, answer: Calculation): Narrowed => {
  const locale = useLocale()
  const [chosen, setChosen] = useState<{ readonly answer: Calculation; readonly narrowing: Narrowing }>()
  // Another answer is not narrowed until somebody narrows it.
  const narrowing = chosen?.answer === answer ? chosen.narrowing : {}
  const isNarrowed = Object.keys(narrowingQuery(narrowing)).length > 0
  const question = isNarrowed ? { call: narrowedCall(request, narrowing), locale } : undefined
  const { data, failure, retry } = useResource(narrowedAnswers, question)
  const [before, setBefore] = useState({ answer, shown: answer })
  if (data !== undefined && data !== before.shown) setBefore({ answer, shown: data })
  // What another answer was narrowed to is none of this one's.
  const last = before.answer === answer ? before.shown : answer
  return {
    answer: isNarrowed ? (data ?? last) : answer,
    narrowing,
    onNarrow: (next) => setChosen({ answer, narrowing: next }),
    isUpdating: isNarrowed && data === undefined && failure === undefined,
    failure: isNarrowed ? failure : undefined,
    retry,
  }
}
