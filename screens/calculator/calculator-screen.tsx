/** A calculator: its form on the left, what came of it on the right. */
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Plan } from '../../engine/index.ts'
import type { UnitSystem } from '../../engine/units/index.ts'
import { CalculatorForm, createFormStore, type FormStore, keepForm, type Pickers } from '../../engine/react/index.ts'
import { ErrorBoundary } from '../base/error-boundary.tsx'
import { usePageTitle } from '../base/page-title.ts'
import { RetryNotice } from '../ui/retry-notice.tsx'
import { showToast } from '../ui/toast.tsx'
import { useUnitSystem } from '../base/unit-setting.ts'
import { useScrollTo } from '../base/use-scroll-to.ts'
import { diagrams } from '../drawings/diagram-registry.ts'
import { Drawing } from './option-drawing.tsx'
import { useFormTexts } from './form-texts.ts'
import { countOfIn } from './option-counts.ts'
import { useInit } from './use-init.ts'
import type { MatchRequest, Outcome } from './match-machine.ts'
import { useTexts } from '../base/texts.ts'
import { ResultsRegion } from '../ui/results-region.tsx'
import '../ui/calculator.css'
import '../ui/notice.css'

/** What the results area is given. It is made by the page, so that this folder knows nothing of it. */
export type ResultsSlot = {
  /** The last run that ended, if any has. */
  readonly outcome: Outcome | undefined
  readonly ready: boolean
  readonly store: FormStore
  /** Another run with a given request; the form stays as it is. */
  readonly onMatchAgain: (request: MatchRequest) => void
}

type Props = {
  readonly name: string
  readonly plan: Plan
  readonly pickers: Pickers
  /** Start has become possible: fetch what the results need. */
  readonly onReady: () => void
  readonly renderResults: (slot: ResultsSlot) => ReactNode
}

const loadRuns = () => import('./matching-runs.tsx')
const MatchingRuns = lazy(async () => ({ default: (await loadRuns()).MatchingRuns }))

/** Fetched once the form is shown, so that Start does not wait; with what a run needs as soon as Start can be pressed. */
const fetchRuns = async (ready: boolean): Promise<void> => {
  const { prepareRun } = await loadRuns()
  if (ready) await prepareRun()
}

const useReady = (store: FormStore): boolean =>
  useSyncExternalStore(
    useCallback((listener: () => void) => store.subscribe(store.channels.start, listener), [store]),
    () => store.reasons().length === 0,
  )

type FormPanelProps = {
  readonly store: FormStore
  readonly outcome: Outcome | undefined
  readonly pickers: Pickers
  readonly onStart: (request: MatchRequest) => void
}

const FormPanel = ({ store, outcome, pickers, onStart }: FormPanelProps) => {
  const { t } = useTexts('shell')
  const words = useFormTexts(store.plan)
  const init = useInit(store)
  const countOf = useMemo(() => (outcome?.state === 'answered' ? countOfIn(outcome.answer.counts) : undefined), [outcome])
  return (
    <div className="calculator-form panel" data-waiting={init.isOpening || undefined}>
      {init.failure && <RetryNotice failure={init.failure} what={t('form.initFailed')} onRetry={init.retry} />}
      <CalculatorForm
        store={store}
        texts={words}
        drawing={Drawing}
        diagrams={diagrams}
        countOf={countOf}
        pickers={pickers}
        onStart={onStart}
        onRefused={showToast}
        onCorrection={showToast}
      >
        <button type="button" className="button" data-kind="quiet" onClick={() => store.dispatch({ type: 'reset' })}>
          {t('form.reset')}
        </button>
      </CalculatorForm>
    </div>
  )
}

/** A form that a reload gives back as it was left. */
const createKeptStore = (plan: Plan, system: UnitSystem): FormStore => {
  const store = createFormStore(plan, { system })
  keepForm(store, sessionStorage, `sizewright.form.${plan.schema.name}`)
  return store
}

export const CalculatorScreen = ({ name, plan, pickers, onReady, renderResults }: Props) => {
  const { t } = useTexts('shell')
  const system = useUnitSystem()
  const [store] = useState(() => createKeptStore(plan, system))
  const [asked, setAsked] = useState<{ readonly request: MatchRequest }>()
  const [outcome, setOutcome] = useState<Outcome>()
  const start = useCallback((request: MatchRequest) => setAsked({ request }), [])
  const target = useScrollTo(outcome)
  const ready = useReady(store)
  usePageTitle(t('titles.calculator', { name }))
  useEffect(() => {
    if (ready) onReady()
    fetchRuns(ready).catch(() => undefined)
  }, [ready, onReady])
  useEffect(() => store.dispatch({ type: 'units', system }), [store, system])

  return (
    <div className="calculator">
      <div className="min-w-0">
        <h1 className="mb-3 text-xl text-main">{name}</h1>
        <FormPanel store={store} outcome={outcome} pickers={pickers} onStart={start} />
      </div>
      <ResultsRegion target={target}>
        {asked && (
          <ErrorBoundary>
            <Suspense fallback={<p className="outdated late">{t('matching.sending')}</p>}>
              <MatchingRuns asked={asked} declaredMs={plan.schema.results.overlayMs} onOutcome={setOutcome} />
            </Suspense>
          </ErrorBoundary>
        )}
        {renderResults({ outcome, ready, store, onMatchAgain: start })}
      </ResultsRegion>
    </div>
  )
}
