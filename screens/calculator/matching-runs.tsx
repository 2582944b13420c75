/** The runs of a calculator, each under the overlay, or with a note where the site has none: fetched once the form is shown. */
import { lazy, Suspense, useEffect } from 'react'
import { noMemory, useMachine } from '../base/machine/use-machine.ts'
import { overlayMsOf } from '../base/site/site.ts'
import { useTexts } from '../base/texts/texts.ts'
import { showToast } from '../ui/toast.tsx'
import { type Asked, matchMachine, type Outcome, runOf } from './match-machine.ts'

const loadOverlay = () => import('./matching-overlay.tsx')

/** Everything a run needs, fetched before it starts, so that a failure of the server can be told. */
export const prepareRun = () => Promise.all([loadOverlay(), import('./read-calculation.ts'), import('../base/api/read-failure.ts')])

const MatchingOverlay = lazy(async () => ({ default: (await loadOverlay()).MatchingOverlay }))

type Props = {
  /** What Start asked for: another object for another run. */
  readonly asked: Asked
  readonly declaredMs: number
  readonly onOutcome: (outcome: Outcome | undefined) => void
}

export const MatchingRuns = ({ asked, declaredMs, onOutcome }: Props) => {
  const { t, locale } = useTexts('shell')
  const overlayMs = overlayMsOf(declaredMs)
  const { state, dispatch } = useMachine(matchMachine, { overlayMs, onOutcome, locale }, noMemory)
  useEffect(() => dispatch({ type: 'start', request: asked.request, covered: asked.covered }), [dispatch, asked])
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
    <p className="outdated late" role="status">
      {t('matching.sending')}{' '}
      <button type="button" className="button" data-size="small" onClick={cancel}>
        {t('matching.cancel')}
      </button>
    </p>
  )
}
