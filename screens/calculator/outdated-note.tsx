/** Says that the inputs are no longer those of the results beside them, how many models match them now, and brings the results up to date. */
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { isRecord } from '../../engine/base/is-record.ts'
import type { FormStore } from '../../engine/react/index.ts'
import type { Locale } from '../../i18n/locales.ts'
import { getAnswer } from '../base/api/api.ts'
import { currentSite } from '../base/site/site.ts'
import { useTexts } from '../base/texts/texts.ts'
import { type Query, useQuery } from '../base/api/query.ts'
import { useSettled } from '../base/browser/use-settled.ts'
import type { MatchRequest } from './match-machine.ts'
import { isOfForm } from './form-session.ts'
import '../ui/notice.css'

/** Typing has come to rest. */
const settledAfterMs = 400

type Counted = { readonly matched: number; readonly total: number }

/** The answer with one model: its counts are of all. */
const shortened = ({ query, body, ...call }: MatchRequest): MatchRequest =>
  isRecord(body) ? { ...call, query, body: { ...body, size: 1 } } : { ...call, query: { ...query, Page: '1', Size: '1' } }

const counts: Query<{ readonly request: MatchRequest; readonly locale: Locale }, Counted> = {
  name: 'liveCount',
  load: async ({ request, locale }, signal) => {
    const { readCalculation } = await import('./read-calculation.ts')
    return getAnswer(shortened(request), readCalculation, { locale, signal })
  },
}

/** What the form asks for, where that differs from what was answered: `undefined` where it does not, `incomplete` where it asks for nothing yet. */
const useOutdated = (
  store: FormStore,
  answered: MatchRequest,
  formRequest: () => MatchRequest,
): MatchRequest | 'incomplete' | undefined => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [...store.plan.fields.keys(), store.channels.start].map((channel) => store.subscribe(channel, listener))
      return () => ends.forEach((end) => end())
    },
    [store],
  )
  const text = useSyncExternalStore(subscribe, () => {
    if (isOfForm(store, answered)) return undefined
    return store.reasons().length === 0 ? JSON.stringify(formRequest()) : 'incomplete'
  })
  // It is the request that was written above.
  return text === undefined || text === 'incomplete' ? text : (JSON.parse(text) as MatchRequest)
}

type Props = {
  readonly store: FormStore
  /** What the results are of. */
  readonly request: MatchRequest
  readonly formRequest: () => MatchRequest
  /** Another run for what the form asks for now, in place and without its overlay. */
  readonly onUpdate: (request: MatchRequest) => void
  /** A service elsewhere is asked when somebody says so, and not for the sake of a number. */
  readonly countsNow?: boolean
}

export const OutdatedNote = ({ store, request, formRequest, onUpdate, countsNow = true }: Props) => {
  const { t, locale } = useTexts('shell')
  const { overlay } = currentSite()
  const outdated = useOutdated(store, request, formRequest)
  const asks = typeof outdated === 'object' ? JSON.stringify(outdated) : undefined
  const settled = useSettled(asks, settledAfterMs)
  // It was written above; what is still being typed is not asked about.
  const question = asks !== undefined && asks === settled ? (JSON.parse(asks) as MatchRequest) : undefined
  const follows = overlay === 'first'
  const { data } = useQuery(counts, question && !follows && countsNow ? { request: question, locale } : undefined)
  useEffect(() => {
    // It is the text of a request, as above.
    if (follows && settled !== undefined && settled === asks) onUpdate(JSON.parse(settled) as MatchRequest)
  }, [follows, settled, asks, onUpdate])
  if (outdated === undefined) return null
  return (
    <div className="outdated" role="status">
      {t('outcome.outdated')}
      {data && (
        <>
          {' · '}
          <strong className="number">{t('outcome.now', data)}</strong>
        </>
      )}{' '}
      {question && !follows && (
        <button type="button" className="button" data-size="small" onClick={() => onUpdate(question)}>
          {t('outcome.update')}
        </button>
      )}
    </div>
  )
}
