/** Note that the inputs differ from those of the results, with the current number of matches and an update button. */
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
import { Notice } from '../ui/notice.tsx'

/** Debounce of typing, ms. */
const settledAfterMs = 400

type Counted = { readonly matched: number; readonly total: number }

/** Limits the answer to one model; its counts include all. */
const shortened = ({ query, body, ...call }: MatchRequest): MatchRequest =>
  isRecord(body) ? { ...call, query, body: { ...body, size: 1 } } : { ...call, query: { ...query, Page: '1', Size: '1' } }

const counts: Query<{ readonly request: MatchRequest; readonly locale: Locale }, Counted> = {
  name: 'liveCount',
  load: async ({ request, locale }, signal) => {
    const { readCountedCalculation } = await import('./read-calculation.ts')
    return getAnswer(shortened(request), readCountedCalculation, { locale, signal })
  },
}

/** Returns the current request if it differs from the answered one: undefined if equal, `incomplete` if inputs are missing. */
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
  // The JSON serialised above.
  return text === undefined || text === 'incomplete' ? text : (JSON.parse(text) as MatchRequest)
}

const isSame = (one: MatchRequest, other: MatchRequest | undefined): boolean => JSON.stringify(one) === JSON.stringify(other)

type Props = {
  readonly store: FormStore
  /** Request of the results. */
  readonly request: MatchRequest
  readonly formRequest: () => MatchRequest
  /** The request sent last: while it is running, the note asks nothing. */
  readonly running: MatchRequest | undefined
  /** Runs the current request in place, without the overlay. */
  readonly onUpdate: (request: MatchRequest) => void
  /** False for external services, which are called on request only, not for the live count. */
  readonly countsNow?: boolean
}

export const OutdatedNote = ({ store, request, formRequest, running, onUpdate, countsNow = true }: Props) => {
  const { t, locale } = useTexts('shell')
  const { overlay } = currentSite()
  const outdated = useOutdated(store, request, formRequest)
  const asks = typeof outdated === 'object' && !isSame(outdated, running) ? JSON.stringify(outdated) : undefined
  const settled = useSettled(asks, settledAfterMs)
  // The JSON serialised above; undefined while typing.
  const question = asks !== undefined && asks === settled ? (JSON.parse(asks) as MatchRequest) : undefined
  const follows = overlay === 'first'
  const { data } = useQuery(counts, question && !follows && countsNow ? { request: question, locale } : undefined)
  useEffect(() => {
    // The JSON serialised above.
    if (follows && settled !== undefined && settled === asks) onUpdate(JSON.parse(settled) as MatchRequest)
  }, [follows, settled, asks, onUpdate])
  if (outdated === undefined) return null
  return (
    <Notice role="status">
      <span>{t('outcome.outdated')}</span>
      {data && (
        <>
          <span> · </span>
          <strong className="number">{t('outcome.now', data)}</strong>
        </>
      )}
      <span> </span>
      {question && !follows && (
        <button type="button" className="button" data-size="small" onClick={() => onUpdate(question)}>
          {t('outcome.update')}
        </button>
      )}
    </Notice>
  )
}
