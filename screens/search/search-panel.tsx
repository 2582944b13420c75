/** Panel below the field: recent keywords, hits, or why there are none. */
import { Suspense } from 'react'
import { useTexts } from '../base/texts/texts.ts'
import { RetryNotice } from '../ui/retry-notice.tsx'
import type { FoundCalculator } from './find-calculators.ts'
import { isReadAsCode } from './hit-groups.ts'
import { KeywordReading } from './lazy-reading.ts'
import { searchAddress } from './search-address.ts'
import { type SearchView, isOn, keywordOf, shownIn, statusOf } from './search-machine.ts'
import { SearchOptions } from './search-options.tsx'

type Props = SearchView & {
  readonly calculators: readonly FoundCalculator[]
  readonly active: number
  readonly onChoose: () => void
  /** Repeats a failed call. */
  readonly onRetry: (question: 'started' | 'found') => void
}

/** Message of the failed call with a retry button. */
const Failure = ({ state, onRetry }: Pick<Props, 'state' | 'onRetry'>) => {
  const [question, call] = state.started.state === 'failed' ? (['started', state.started] as const) : (['found', state.found] as const)
  return call.state === 'failed' ? <RetryNotice failure={call.failure} onRetry={() => onRetry(question)} className="m-2" /> : null
}

/** Message that nothing was found, or that the search is unavailable. */
const NoHits = ({ state, calculators }: Pick<Props, 'state' | 'calculators'>) => {
  const { t } = useTexts('search')
  if (isOn(state) === false) return <p className="px-3 py-4 text-ink-soft">{t('off')}</p>
  if (state.found.state !== 'answered' || state.found.answer.count > 0) return null
  return (
    <div className="px-3 py-4 text-ink-soft">
      <p className="font-semibold text-ink">{t('none')}</p>
      <p>{t(calculators.length > 0 ? 'sized' : 'contact')}</p>
    </div>
  )
}

const Footer = ({ state, onChoose }: Pick<Props, 'state' | 'onChoose'>) => {
  const { t } = useTexts('search')
  const status = statusOf(state)
  const count = state.found.state === 'answered' ? state.found.answer.count : 0
  if (status === undefined && count === 0) return null
  return (
    <div className="flex min-h-9 flex-none flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line px-3 py-1 text-note/5 text-ink-soft">
      <span data-status={status}>{status && t(`status.${status}`)}</span>
      {count > 0 && (
        <a
          href={`#${searchAddress(keywordOf(state))}`}
          className="inline-flex min-h-6 items-center text-main underline max-tablet:min-h-11"
          onClick={onChoose}
        >
          {t('all', { count })}
        </a>
      )}
    </div>
  )
}

export const SearchPanel = ({ state, dispatch, calculators, active, onChoose, onRetry }: Props) => {
  const { t } = useTexts('search')
  const shown = shownIn(state)
  const hits = shown?.answer.hits ?? []
  const isEmpty = calculators.length === 0 && hits.length === 0
  return (
    <>
      {!isEmpty && (
        <SearchOptions
          calculators={calculators}
          hits={hits}
          keyword={shown?.request.keyword ?? ''}
          active={active}
          isBusy={state.found.state === 'running'}
          onChoose={onChoose}
          onEnd={() => dispatch({ type: 'moreRequested' })}
        />
      )}
      {shown && isReadAsCode(hits) && (
        <Suspense>
          <KeywordReading keyword={shown.request.keyword} />
        </Suspense>
      )}
      <NoHits state={state} calculators={calculators} />
      <Failure state={state} onRetry={onRetry} />
      <Footer state={state} onChoose={onChoose} />
      <p role="status" className="sr-only">
        {state.found.state === 'answered' && t('found', { count: state.found.answer.count })}
      </p>
    </>
  )
}
