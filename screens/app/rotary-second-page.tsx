/** Second step of the rotating flow: the choices, and the platforms that fit. */
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { useRotatingTexts } from '../rotating/rotating-texts.ts'
import { ratioParameter, secondRequest } from '../rotating/second-choices.ts'
import { firstCallMs } from '../rotating/second-machine.ts'
import { type SecondAnswered, SecondStep, type SecondView } from '../rotating/second-step.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { withLaterTexts } from './language.ts'
import { usePageTitle } from './page-title.ts'
import { usePlatformSelection } from './platform-selection.tsx'
import { keptSecondStep } from './rotary-keeping.ts'
import { renderPlatform } from './rotary-pictures.tsx'
import { rotaryCalculation, secondCall, secondService } from './rotary-service.ts'
import { rotaryWords } from './rotary-words.ts'
import { useTexts } from './texts.tsx'

const loadOverlay = () => import('../calculator/matching-overlay.tsx')
const loadResults = () => withLaterTexts(import('../results/results-panel.tsx'))

/** Everything that an answer needs, fetched before it is there: a server that goes away meanwhile must be reported, not be missing itself. */
const prepare = () => Promise.all([loadOverlay(), loadResults(), import('./read-failure.ts')])

const MatchingOverlay = lazy(async () => ({ default: (await loadOverlay()).MatchingOverlay }))
const ResultsPanel = lazy(async () => ({ default: (await loadResults()).ResultsPanel }))

const Platforms = ({ id, answered, dispatch }: { id: string; answered: SecondAnswered; dispatch: SecondView['dispatch'] }) => {
  const texts = useRotatingTexts()
  const { question, answer, updating } = answered
  const asked = useMemo(() => secondRequest(question), [question])
  const request = useMemo(() => secondCall(asked), [asked])
  const calculation = useMemo(() => rotaryCalculation(answer, answer.workingList), [answer])
  const { onSelect, drawer } = usePlatformSelection({ id, rows: question.rows, hasMotor: false })
  return (
    <>
      <ResultsPanel
        workingId={id}
        layout="rotary"
        parameters={rotaryWords(texts, { rows: answer.calculationList, ratio: asked.i })}
        outcome={{ state: 'answered', request, answer: calculation }}
        note={updating && <p className="outdated late">{texts.t('second.updating')}</p>}
        onApply={(_parameter, value) => dispatch({ type: 'optionPicked', paramName: ratioParameter, value: String(value) })}
        onSelect={onSelect}
        onRetry={() => undefined}
      />
      {drawer}
    </>
  )
}

export const RotarySecondPage = ({ id }: { id: string }) => {
  const { LL, locale, text } = useTexts()
  const [, navigate] = useLocation()
  const calls = useMemo(() => secondService(locale), [locale])
  useEffect(() => {
    prepare().catch(() => undefined)
  }, [])
  const name = text(`classes.${id}`) ?? id
  usePageTitle(LL.titles.calculator({ name }))
  return (
    <SecondStep
      calls={calls}
      keeping={keptSecondStep}
      renderPicture={renderPlatform}
      renderResults={(answered, { dispatch }) => (
        <ErrorBoundary>
          <Suspense fallback={<p className="late text-ink-faint">{LL.common.loading()}</p>}>
            <Platforms id={id} answered={answered} dispatch={dispatch} />
          </Suspense>
        </ErrorBoundary>
      )}
      renderProgress={({ state: { call }, dispatch }) => (
        <Suspense fallback={null}>
          <MatchingOverlay
            answer={call.state === 'answered' ? { matched: call.answer.matched } : undefined}
            overlayMs={firstCallMs}
            onShow={() => dispatch({ type: 'showPressed' })}
            onCancel={() => dispatch({ type: 'cancelPressed' })}
          />
        </Suspense>
      )}
      onModify={() => navigate(`/selection/calc_${id}`)}
    />
  )
}
