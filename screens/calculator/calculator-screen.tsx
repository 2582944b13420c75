/** A calculator: its form on the left, what came of it on the right. */
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { InitData, Plan } from '../../engine/index.ts'
import type { UnitSystem } from '../../engine/units/index.ts'
import { CalculatorForm, createFormStore, type FormStore, keepForm, type Pickers } from '../../engine/react/index.ts'
import { type ApiFailure, describeFailure } from '../app/api.ts'
import { usePageTitle } from '../app/page-title.ts'
import { useSite } from '../app/site.ts'
import { useTexts } from '../app/texts.tsx'
import { showToast } from '../app/toast.tsx'
import { useUnitSystem } from '../app/unit-setting.ts'
import { useScrollTo } from '../app/use-scroll-to.ts'
import { diagrams } from '../drawings/diagram-registry.ts'
import { Drawing } from './option-drawing.tsx'
import { createFormTexts } from './form-texts.ts'
import { countOfIn } from './option-counts.ts'
import { OutdatedNote } from './outdated-note.tsx'
import { type Parameters, parametersOf } from './parameters.ts'
import { useInit } from './use-init.ts'
import { type Matching, type MatchRequest, type Outcome, useMatching } from './use-matching.ts'

/** What the results area is given. It is made by the page, so that this folder knows nothing of it. */
export type ResultsSlot = {
  readonly outcome: Outcome
  readonly layout: string
  readonly ready: boolean
  readonly parameters: Parameters
  readonly plan: Plan
  readonly init: InitData | undefined
  readonly note: ReactNode
  readonly onApply: (parameter: string, value: number, unit: string) => void
  /** Another run with a given request; the form stays as it is. */
  readonly onMatchAgain: (request: MatchRequest) => void
  readonly onRetry: () => void
}

type Props = {
  readonly name: string
  readonly plan: Plan
  readonly pickers: Pickers
  /** Start has become possible: fetch what the results need. */
  readonly onReady: () => void
  readonly renderResults: (slot: ResultsSlot) => ReactNode
}

const loadOverlay = () => import('./matching-overlay.tsx')

/** Everything a run needs, fetched before it starts: a server that goes away meanwhile must be reported, not be missing itself. */
const prepare = () => Promise.all([loadOverlay(), import('./read-calculation.ts'), import('../app/read-failure.ts')])

const MatchingOverlay = lazy(async () => ({ default: (await loadOverlay()).MatchingOverlay }))

const useReady = (store: FormStore): boolean =>
  useSyncExternalStore(
    useCallback((listener: () => void) => store.subscribe(store.channels.start, listener), [store]),
    () => store.reasons().length === 0,
  )

const FormPanel = ({ store, matching, pickers }: { store: FormStore; matching: Matching; pickers: Pickers }) => {
  const texts = useTexts()
  const { LL } = texts
  const words = useMemo(() => createFormTexts(texts, store.plan.schema.name), [texts, store])
  const init = useInit(store)
  const { outcome } = matching
  const countOf = useMemo(() => (outcome.state === 'answered' ? countOfIn(outcome.answer.counts) : undefined), [outcome])
  return (
    <div className="calculator-form panel">
      {init.failure && (
        <div className="notice" role="alert">
          <p>
            {LL.form.initFailed()} {describeFailure(init.failure, LL)}
          </p>
          <button type="button" className="button" data-size="small" onClick={init.retry}>
            {LL.common.retry()}
          </button>
        </div>
      )}
      <CalculatorForm
        store={store}
        texts={words}
        drawing={Drawing}
        diagrams={diagrams}
        countOf={countOf}
        pickers={pickers}
        onStart={matching.start}
        onRefused={showToast}
        onCorrection={showToast}
      >
        <button type="button" className="button" data-kind="quiet" onClick={() => store.dispatch({ type: 'reset' })}>
          {LL.form.reset()}
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
  const texts = useTexts()
  const { LL } = texts
  const system = useUnitSystem()
  const [store] = useState(() => createKeptStore(plan, system))
  const { card, overlayMs: declaredMs } = plan.schema.results
  const overlayMs = useSite().overlay === 'none' ? 0 : declaredMs
  const onFailure = useCallback((failure: ApiFailure) => showToast(describeFailure(failure, LL), 'problem'), [LL])
  const matching = useMatching({ overlayMs, onFailure })
  const target = useScrollTo(matching.outcome.state === 'notStarted' ? undefined : matching.outcome)
  const parameters = useMemo(() => parametersOf(plan, createFormTexts(texts, plan.schema.name)), [texts, plan])
  const ready = useReady(store)
  const { outcome } = matching
  usePageTitle(LL.titles.calculator({ name }))
  useEffect(() => {
    if (!ready) return
    onReady()
    prepare().catch(() => undefined)
  }, [ready, onReady])
  useEffect(() => store.dispatch({ type: 'units', system }), [store, system])

  const cancel = () => {
    matching.cancel()
    showToast(LL.matching.cancelled())
  }
  const apply = (parameter: string, value: number, unit: string) => {
    const field = parameters.fieldOf(parameter)
    if (field !== undefined) store.dispatch({ type: 'restore', inputs: { [field]: parameters.inFieldUnit(parameter, value, unit) } })
  }
  return (
    <div className="calculator">
      <div className="min-w-0">
        <h1 className="mb-3 text-xl text-main">{name}</h1>
        <FormPanel store={store} matching={matching} pickers={pickers} />
      </div>
      <section ref={target} className="results" tabIndex={-1} aria-label={LL.outcome.heading()}>
        {matching.run && overlayMs === 0 && (
          <p className="outdated late" role="status">
            {LL.matching.sending()}{' '}
            <button type="button" className="button" data-size="small" onClick={cancel}>
              {LL.matching.cancel()}
            </button>
          </p>
        )}
        {renderResults({
          outcome,
          layout: card,
          ready,
          parameters,
          plan,
          init: store.state().init,
          note: outcome.state === 'answered' && <OutdatedNote store={store} request={outcome.request} />,
          onApply: apply,
          onMatchAgain: matching.start,
          onRetry: () => outcome.state === 'failed' && matching.start(outcome.request),
        })}
      </section>
      {matching.run && overlayMs > 0 && (
        <Suspense fallback={null}>
          <MatchingOverlay answer={matching.run.answer} overlayMs={overlayMs} onShow={matching.show} onCancel={cancel} />
        </Suspense>
      )}
    </div>
  )
}
