/** Runs of a calculator, under the overlay or, on sites without overlays, with a note. Loaded after the form. */
import { lazy, Suspense, useEffect } from 'react'
import { noMemory, useMachine } from '../base/machine/use-machine.ts'
import { overlayMsOf } from '../base/site/site.ts'
import { useTexts } from '../base/texts/texts.ts'
import { Notice } from '../ui/notice.tsx'
import { showToast } from '../ui/toast.tsx'
import { type RequestedRun, matchMachine, type Outcome, runOf } from './match-machine.ts'

const loadOverlay = () => import('./matching-overlay.tsx')

/** Loads all code of a run in advance, so that a server failure can be reported. */
export const prepareRun = () => Promise.all([loadOverlay(), import('./read-calculation.ts'), import('../base/api/read-failure.ts')])

const MatchingOverlay = lazy(async () => ({ default: (await loadOverlay()).MatchingOverlay }))

type Props = {
  /** The requested run; a new object starts a new run. */
  readonly requested: RequestedRun
  readonly declaredMs: number
  readonly onOutcome: (outcome: Outcome | undefined) => void
}

export const MatchingRuns = ({ requested, declaredMs, onOutcome }: Props) => {
  const { t, locale } = useTexts('shell')
  const overlayMs = overlayMsOf(declaredMs)
  const { state, dispatch } = useMachine(matchMachine, { overlayMs, onOutcome, locale }, noMemory)
  useEffect(() => dispatch({ type: 'start', request: requested.request, covered: requested.covered }), [dispatch, requested])
  const run = runOf(state)
  const cancel = () => {
    dispatch({ type: 'cancel', question: 'calculation' })
    showToast(t('matching.cancelled'))
  }
  if (!run) return null
  return overlayMs > 0 && run.covered ? (
    <Suspense fallback={null}>
      <MatchingOverlay
        answer={run.answer}
        overlayMs={overlayMs}
        onShow={() => dispatch({ type: 'show', question: 'calculation' })}
        onCancel={cancel}
      />
    </Suspense>
  ) : (
    <Notice className="late mb-3" role="status">
      {t('matching.sending')}{' '}
      <button type="button" className="button" data-size="small" onClick={cancel}>
        {t('matching.cancel')}
      </button>
    </Notice>
  )
}
