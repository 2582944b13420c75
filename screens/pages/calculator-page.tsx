/** Puts a calculator and its results together. */
import { lazy, Suspense, use, useCallback } from 'react'
import { CalculatorScreen } from '../calculator/calculator-screen.tsx'
import { prepareResults } from '../results/cards/lazy-results-panel.ts'
import { ResultsStart } from '../results/cards/results-start.tsx'
import { ErrorBoundary } from '../base/error-boundary.tsx'
import { usePickers } from './pickers.ts'
import { useClassNames } from '../base/class-names.ts'
import { planOf } from './plan-of.ts'
import { Loading } from '../ui/loading.tsx'

const loadResults = () => import('./calculator-results.tsx')
const CalculatorResults = lazy(async () => ({ default: (await loadResults()).CalculatorResults }))

export const CalculatorPage = ({ id }: { id: string }) => {
  const { className } = useClassNames()
  const pickers = usePickers()
  const plan = use(planOf(id))
  const { family } = plan.schema.results
  const prepare = useCallback(() => {
    Promise.all([prepareResults(family), loadResults()]).catch(() => undefined)
  }, [family])
  return (
    <CalculatorScreen
      name={className(id)}
      plan={plan}
      pickers={pickers}
      onReady={prepare}
      renderResults={({ outcome, ready, ...slot }) =>
        outcome ? (
          <ErrorBoundary>
            <Suspense fallback={<Loading />}>
              <CalculatorResults {...slot} outcome={outcome} workingId={id} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <ResultsStart ready={ready} workingId={id} />
        )
      }
    />
  )
}
