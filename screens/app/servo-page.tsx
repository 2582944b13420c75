/** Puts the servo panel, its results and the further parameters of its motors together. */
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { type ServoResults, type ResultActions, ServoScreen } from '../servo/servo-screen.tsx'
import { useServoTexts } from '../servo/servo-texts.ts'
import { ResultsStart } from '../results/results-start.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { withLaterTexts } from './language.ts'
import { servoCall, servoService } from './servo-service.ts'
import { demandOf, servoWords } from './servo-words.ts'
import { useSite } from './site.ts'
import { useTexts } from './texts.tsx'

const declaredOverlayMs = 2000

const loadOverlay = () => import('../calculator/matching-overlay.tsx')
const loadResults = () => withLaterTexts(import('../results/results-panel.tsx'))

/** Everything that Start needs, fetched before it is pressed: a server that goes away meanwhile must be reported, not be missing itself. */
const prepare = () => Promise.all([loadOverlay(), loadResults(), import('./read-failure.ts')])

const MatchingOverlay = lazy(async () => ({ default: (await loadOverlay()).MatchingOverlay }))
const ResultsPanel = lazy(async () => ({ default: (await loadResults()).ResultsPanel }))
const ServoChart = lazy(async () => ({ default: (await import('../results/servo-chart.tsx')).ServoChart }))
const MotorParameters = lazy(async () => ({ default: (await import('./servo-parameters.tsx')).MotorParameters }))

type OutcomeProps = {
  readonly id: string
  readonly results: Exclude<ServoResults, { state: 'notStarted' }>
  readonly actions: ResultActions
}

/** The results of the last calculation; they stay while the next is under way. */
const Outcome = ({ id, results, actions }: OutcomeProps) => {
  const { t } = useServoTexts()
  const { question } = results
  const request = useMemo(() => servoCall(question), [question])
  const apply = (parameter: string, value: number) => {
    const demand = demandOf(parameter)
    if (demand !== undefined) actions.onDemand(demand, value)
  }
  const shared = { workingId: id, layout: 'reducer', parameters: servoWords(t), onApply: apply }
  if (results.state === 'failed') {
    const { failure, onRetry } = results
    return <ResultsPanel {...shared} outcome={{ state: 'failed', request, failure }} note={null} onRetry={onRetry} />
  }
  const { answer, updating } = results
  const { by, value } = question.demand
  return (
    <ResultsPanel
      {...shared}
      outcome={{ state: 'answered', request, answer: answer.calculation }}
      note={updating && <p className="outdated late">{t('status.updating')}</p>}
      chart={
        <Suspense>
          <ServoChart
            motor={answer.motor}
            models={answer.calculation.list}
            isCustom={'stlMotor' in question.motor}
            demandedSpeed={by === 'outputSpeed' ? value : undefined}
          />
        </Suspense>
      }
      onRetry={() => undefined}
    />
  )
}

export const ServoPage = ({ id }: { id: string }) => {
  const { LL, locale, text } = useTexts()
  const calls = useMemo(() => servoService(locale), [locale])
  useEffect(() => {
    prepare().catch(() => undefined)
  }, [])
  const overlayMs = useSite().overlay === 'none' ? 0 : declaredOverlayMs
  return (
    <ServoScreen
      name={text(`classes.${id}`) ?? id}
      calls={calls}
      overlayMs={overlayMs}
      renderFilters={(filtering) => (
        <Suspense fallback={<p className="late text-ink-faint">{LL.common.loading()}</p>}>
          <MotorParameters {...filtering} />
        </Suspense>
      )}
      renderResults={(results, actions) =>
        results.state === 'notStarted' ? (
          <ResultsStart ready={results.ready} workingId={id} />
        ) : (
          <ErrorBoundary>
            <Suspense fallback={<p className="late text-ink-faint">{LL.common.loading()}</p>}>
              <Outcome id={id} results={results} actions={actions} />
            </Suspense>
          </ErrorBoundary>
        )
      }
      renderOverlay={({ answer, show, cancel }) => (
        <Suspense fallback={null}>
          <MatchingOverlay answer={answer} overlayMs={overlayMs} onShow={show} onCancel={cancel} />
        </Suspense>
      )}
    />
  )
}
