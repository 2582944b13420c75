/** Combines a calculator with its results. */
import { lazy, Suspense, use, useCallback } from 'react'
import { CalculatorScreen } from '../calculator/calculator-screen.tsx'
import { prepareElsewhere, prepareResults } from '../results/cards/lazy-results-panel.ts'
import { ResultsStart } from '../results/cards/results-start.tsx'
import { modelResults } from '../../engine/index.ts'
import { withTexts } from '../base/texts/language.ts'
import { ErrorBoundary } from '../base/page/error-boundary.tsx'
import { usePickers } from './calculator/pickers.ts'
import { siteCalculatorOf } from '../base/site/site-calculators.ts'
import { useClassNames } from '../base/texts/class-names.ts'
import { planOf } from './calculator/plan-of.ts'
import { Loading } from '../ui/loading.tsx'

const ValueResults = lazy(async () => ({
  default: (await withTexts(['values'], import('./calculator/value-results.tsx'))).ValueResults,
}))
const loadResults = () => import('./calculator/calculator-results.tsx')
const loadElsewhere = () => import('./calculator/elsewhere-results.tsx')
const ElsewhereResults = lazy(async () => ({ default: (await loadElsewhere()).ElsewhereResults }))
const CalculatorResults = lazy(async () => ({ default: (await loadResults()).CalculatorResults }))

export const CalculatorPage = ({ id }: { id: string }) => {
  const { className } = useClassNames()
  const pickers = usePickers()
  const plan = use(planOf(id))
  const { family } = modelResults(plan.schema)
  const isValues = 'values' in plan.schema.results
  const isElsewhere = siteCalculatorOf(id)?.elsewhere === true
  const prepare = useCallback(() => {
    if (isValues) return
    const parts = isElsewhere ? [prepareElsewhere(), loadElsewhere()] : [prepareResults(family), loadResults()]
    Promise.all(parts).catch(() => undefined)
  }, [family, isElsewhere, isValues])
  return (
    <CalculatorScreen
      name={className(id)}
      plan={plan}
      pickers={pickers}
      onReady={prepare}
      renderResults={({ outcome, ready, ...slot }) =>
        outcome || isValues ? (
          <ErrorBoundary>
            <Suspense fallback={<Loading />}>
              {!outcome ? (
                <ValueResults store={slot.store} id={id} />
              ) : isElsewhere ? (
                <ElsewhereResults {...slot} outcome={outcome} />
              ) : (
                <CalculatorResults {...slot} outcome={outcome} workingId={id} />
              )}
            </Suspense>
          </ErrorBoundary>
        ) : (
          <ResultsStart ready={ready} workingId={id} />
        )
      }
    />
  )
}
