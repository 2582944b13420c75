/** A calculator: the form on the left, its results on the right. */
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { modelResults, type Plan } from '../../engine/index.ts'
import { CalculatorForm, type FormStore, type Pickers } from '../../engine/react/index.ts'
import { useFirstAction } from '../base/browser/first-action.ts'
import { ErrorBoundary } from '../base/page/error-boundary.tsx'
import { usePageTitle } from '../base/page/page-title.ts'
import { RetryNotice } from '../ui/retry-notice.tsx'
import { showToast } from '../ui/toast.tsx'
import { useScrollTo } from '../base/page/use-scroll-to.ts'
import { diagrams } from '../drawings/diagram-registry.ts'
import { Drawing } from './option-drawing.tsx'
import { useFormTexts } from './use-form-texts.ts'
import { countOfIn } from './option-counts.ts'
import { ClearButton } from './clear-button.tsx'
import { GoToResults } from '../ui/go-to-results.tsx'
import { CalculatorLayout, FormPanel } from '../ui/calculator-layout.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useInit } from './use-init.ts'
import { useSavedForm } from './use-saved-form.ts'
import type { MatchRequest, Outcome } from './match-machine.ts'
import { useTexts } from '../base/texts/texts.ts'
import { ResultsRegion } from '../ui/results-region.tsx'
import { Notice } from '../ui/notice.tsx'

/** Props of the results area. The page provides it, so that this folder does not depend on it. */
export type ResultsSlot = {
  /** The last completed run; undefined before the first. */
  readonly outcome: Outcome | undefined
  readonly ready: boolean
  readonly store: FormStore
  /** Returns the request for the current inputs. */
  readonly formRequest: () => MatchRequest
  /** The request sent last. */
  readonly running: MatchRequest | undefined
  /** Runs another request without changing the form. */
  readonly onMatchAgain: (request: MatchRequest) => void
  /** Runs another request without the overlay. */
  readonly onUpdate: (request: MatchRequest) => void
}

type Props = {
  readonly name: string
  readonly plan: Plan
  readonly pickers: Pickers
  /** Called when the form can be submitted, to load the code of the results. */
  readonly onReady: () => void
  readonly renderResults: (slot: ResultsSlot) => ReactNode
}

const loadRuns = () => import('./matching-runs.tsx')
const MatchingRuns = lazy(async () => ({ default: (await loadRuns()).MatchingRuns }))

/** Loads the overlay, and the rest of a run as soon as the form can be submitted. */
const fetchRuns = async (ready: boolean): Promise<void> => {
  const { prepareRun } = await loadRuns()
  if (ready) await prepareRun()
}

type FormPartProps = {
  readonly store: FormStore
  readonly outcome: Outcome | undefined
  readonly pickers: Pickers
  readonly onStart: (request: MatchRequest) => void
}

const FormPart = ({ store, outcome, pickers, onStart }: FormPartProps) => {
  const { t } = useTexts('shell')
  const init = useInit(store)
  const words = useFormTexts(store.plan, init.data)
  const countOf = useMemo(() => (outcome?.state === 'answered' ? countOfIn(outcome.answer.counts) : undefined), [outcome])
  return (
    <FormPanel isWaiting={init.isOpening}>
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
        <GoToResults count={outcome?.state === 'answered' ? outcome.answer.matched : undefined} />
        <ClearButton store={store} />
      </CalculatorForm>
    </FormPanel>
  )
}

export const CalculatorScreen = ({ name, plan, pickers, onReady, renderResults }: Props) => {
  const { t } = useTexts('shell')
  const { store, ready, requested, start, made, ...runs } = useSavedForm(plan)
  const [outcome, setOutcome] = useState<Outcome>()
  const hasActed = useFirstAction()
  // Scroll to results of a new run only, not to restored or updated ones.
  const target = useScrollTo(requested?.covered === true ? outcome : undefined)
  usePageTitle(t('titles.calculator', { name }))
  useEffect(() => {
    if (ready) onReady()
    if (ready || hasActed) fetchRuns(ready).catch(() => undefined)
  }, [ready, hasActed, onReady])
  useEffect(() => {
    if (outcome?.state === 'answered') made(outcome.request, outcome.answer.catalogueVersion)
  }, [outcome, made])

  return (
    <CalculatorLayout
      form={
        <>
          <PageHead name={name} />
          <FormPart store={store} outcome={outcome} pickers={pickers} onStart={start} />
        </>
      }
    >
      <ResultsRegion target={target} labelledBy={'values' in plan.schema.results ? 'values-title' : undefined}>
        {requested && (
          <ErrorBoundary>
            <Suspense fallback={<Notice className="late mb-3">{t('matching.sending')}</Notice>}>
              <MatchingRuns requested={requested} declaredMs={modelResults(plan.schema).overlayMs} onOutcome={setOutcome} />
            </Suspense>
          </ErrorBoundary>
        )}
        {renderResults({
          outcome,
          ready,
          store,
          running: requested?.request,
          formRequest: runs.formRequest,
          onMatchAgain: runs.matchAgain,
          onUpdate: runs.update,
        })}
      </ResultsRegion>
    </CalculatorLayout>
  )
}
