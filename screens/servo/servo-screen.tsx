/** The servo panel on the left, what came of it on the right. Results and overlay are made by the page: this folder knows nothing of them. */
import type { ReactNode } from 'react'
import { type ApiFailure, describeFailure } from '../app/api.ts'
import { lastAnswered } from '../app/call.ts'
import { usePageTitle } from '../app/page-title.ts'
import { useTexts } from '../app/texts.tsx'
import { showToast } from '../app/toast.tsx'
import { useScrollTo } from '../app/use-scroll-to.ts'
import type { PanelState } from './panel-state.ts'
import { reasons } from './reasons.ts'
import type { DemandKind, ServoAnswer, ServoCalls, ServoQuestion } from './servo-calls.ts'
import { type Filtering, prepareDrawer, ServoPanel } from './servo-panel.tsx'
import { useServoTexts } from './servo-texts.ts'
import { type StartOverlay, useServoPanel } from './use-servo-panel.ts'

/** What the results area shows: the last answer, also while the next one is under way. */
export type ServoResults =
  | { readonly state: 'notStarted'; readonly ready: boolean }
  | { readonly state: 'answered'; readonly question: ServoQuestion; readonly answer: ServoAnswer; readonly updating: boolean }
  | { readonly state: 'failed'; readonly question: ServoQuestion; readonly failure: ApiFailure; readonly onRetry: () => void }

export const resultsOf = (state: PanelState, onRetry: () => void): ServoResults => {
  const { calculation } = state
  const answered = lastAnswered(calculation)
  if (answered) {
    return { state: 'answered', question: answered.request, answer: answered.answer, updating: calculation.state === 'running' }
  }
  if (calculation.state === 'failed') return { state: 'failed', question: calculation.request, failure: calculation.failure, onRetry }
  return { state: 'notStarted', ready: reasons(state).length === 0 }
}

/** What can be done from the results. */
export type ResultActions = {
  /** Asks for another ratio or output speed (rpm). */
  readonly onDemand: (by: DemandKind, value: number) => void
}

type Props = {
  readonly name: string
  readonly calls: ServoCalls
  /** Declared time of the overlay after Start; 0 for none. */
  readonly overlayMs: number
  readonly renderResults: (results: ServoResults, actions: ResultActions) => ReactNode
  /** What else the list can be filtered by, made by the page. */
  readonly renderFilters: (filtering: Filtering) => ReactNode
  readonly renderOverlay: (overlay: StartOverlay) => ReactNode
}

export const ServoScreen = ({ name, calls, overlayMs, renderResults, renderFilters, renderOverlay }: Props) => {
  const { LL } = useTexts()
  const { t } = useServoTexts()
  const onFailure = (failure: ApiFailure) => showToast(describeFailure(failure, LL), 'problem')
  const { state, dispatch, overlay, shown } = useServoPanel({ calls, onFailure, onDrawer: prepareDrawer, overlayMs })
  const target = useScrollTo(shown === 0 ? undefined : shown)
  usePageTitle(LL.titles.calculator({ name }))
  const onDemand = (by: DemandKind, value: number) => {
    dispatch({ type: 'demandSwitched', by })
    dispatch({ type: 'demandEntered', value })
  }
  const silent = state.calculation.state === 'running' && state.calculation.silent
  return (
    <div className="calculator">
      <div className="min-w-0">
        <h1 className="mb-3 text-xl text-main">{name}</h1>
        <ServoPanel state={state} dispatch={dispatch} renderFilters={renderFilters} />
      </div>
      <section ref={target} className="results" tabIndex={-1} aria-label={LL.outcome.heading()}>
        <p className="sr-only" role="status">
          {silent && t('status.updating')}
        </p>
        {renderResults(
          resultsOf(state, () => dispatch({ type: 'startPressed' })),
          { onDemand },
        )}
      </section>
      {overlay && renderOverlay(overlay)}
    </div>
  )
}
