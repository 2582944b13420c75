/** Combines the servo panel, its results and the filter parameters of its motors. */
import { type ComponentProps, lazy, Suspense, useEffect, useMemo } from 'react'
import { type ResultActions, type ServoResults, ServoScreen } from '../servo/servo-screen.tsx'
import { useServoTexts } from '../servo/servo-texts.ts'
import { LazyResultsPanel, prepareResults } from '../results/cards/lazy-results-panel.ts'
import { ResultsStart } from '../results/cards/results-start.tsx'
import { useFirstAction } from '../base/browser/first-action.ts'
import { ErrorBoundary } from '../base/page/error-boundary.tsx'
import { printedServo } from './servo/servo-printed.tsx'
import { servoCall, servoService } from './servo/servo-service.ts'
import { demandOf, servoWords } from './servo/servo-words.ts'
import { overlayMsOf } from '../base/site/site.ts'
import { useClassNames } from '../base/texts/class-names.ts'
import { useMade } from '../base/selection/part-memory.ts'
import { workingClassOf } from '../base/calculators/working-classes.ts'
import { useLocale } from '../base/texts/texts.ts'
import { Notice } from '../ui/notice.tsx'
import { Loading } from '../ui/loading.tsx'

const loadOverlay = () => import('../calculator/matching-overlay.tsx')

/** Loads all code of a run in advance, so that a server failure can be reported. */
const prepare = () => Promise.all([loadOverlay(), prepareResults('reducer'), import('../base/api/read-failure.ts')])

const MatchingOverlay = lazy(async () => ({ default: (await loadOverlay()).MatchingOverlay }))
const ServoChart = lazy(async () => ({ default: (await import('../results/torque-chart/servo-chart.tsx')).ServoChart }))
const MotorParameters = lazy(async () => ({ default: (await import('./servo/servo-parameters.tsx')).MotorParameters }))

type OutcomeProps = {
  readonly id: string
  readonly results: Extract<ServoResults, { readonly state: 'answered' | 'failed' }>
  readonly actions: ResultActions
}

const retryNothing = () => undefined

type Shared = Pick<ComponentProps<typeof LazyResultsPanel>, 'workingId' | 'family' | 'parameters' | 'onApply'>
type AnsweredProps = { readonly results: Extract<OutcomeProps['results'], { readonly state: 'answered' }>; readonly shared: Shared }

const Answered = ({ results: { request: question, answer, updating }, shared }: AnsweredProps) => {
  const { t } = useServoTexts()
  const request = useMemo(() => servoCall(question), [question])
  const { by, value } = question.demand
  useMade(answer.calculation, !updating)
  const demandedSpeed = by === 'outputSpeed' ? value : undefined
  const printed = printedServo({ question, answer, updating, demandedSpeed })
  return (
    <LazyResultsPanel
      {...shared}
      outcome={{ state: 'answered', request, answer: answer.calculation }}
      note={updating && <Notice className="late mb-3">{t('status.updating')}</Notice>}
      chart={
        <Suspense>
          <ServoChart
            motor={answer.motor}
            models={answer.calculation.list}
            isCustom={'customMotor' in question.motor}
            demandedSpeed={demandedSpeed}
          />
        </Suspense>
      }
      printed={printed}
      onRetry={retryNothing}
    />
  )
}

/** Results of the last calculation, which remain during the next one. */
const Outcome = ({ id, results, actions }: OutcomeProps) => {
  const texts = useServoTexts()
  const apply = (parameter: string, value: number) => {
    const demand = demandOf(parameter)
    if (demand !== undefined) actions.onDemand(demand, value)
  }
  const shared = { workingId: id, family: 'reducer', parameters: servoWords(texts), onApply: apply }
  if (results.state === 'answered') return <Answered results={results} shared={shared} />
  const { request, failure } = results
  return (
    <LazyResultsPanel
      {...shared}
      outcome={{ state: 'failed', request: servoCall(request), failure }}
      note={null}
      onRetry={actions.onRetry}
    />
  )
}

export const ServoPage = ({ id }: { id: string }) => {
  const { className } = useClassNames()
  const locale = useLocale()
  const calls = useMemo(() => servoService(locale), [locale])
  const hasActed = useFirstAction()
  useEffect(() => {
    if (hasActed) prepare().catch(() => undefined)
  }, [hasActed])
  const overlayMs = overlayMsOf(workingClassOf(id)?.schema.results?.overlayMs ?? 0)
  return (
    <ServoScreen
      name={className(id)}
      calls={calls}
      overlayMs={overlayMs}
      renderFilters={(filtering) => (
        <Suspense fallback={<Loading />}>
          <MotorParameters {...filtering} />
        </Suspense>
      )}
      renderResults={(results, actions) =>
        results.state !== 'answered' && results.state !== 'failed' ? (
          <ResultsStart ready={actions.ready} workingId={id} />
        ) : (
          <ErrorBoundary>
            <Suspense fallback={<Loading />}>
              <Outcome id={id} results={results} actions={actions} />
            </Suspense>
          </ErrorBoundary>
        )
      }
      renderOverlay={({ answer, show, cancel }) => (
        <Suspense fallback={null}>
          <MatchingOverlay answer={answer?.calculation} overlayMs={overlayMs} onShow={show} onCancel={cancel} />
        </Suspense>
      )}
    />
  )
}
