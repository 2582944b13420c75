/** Puts a calculator and its results together. */
import { lazy, Suspense, use, useCallback } from 'react'
import { openPlan, type Plan } from '../../engine/index.ts'
import { calculatorTextsOf } from '../calculator/calculator-texts.ts'
import { CalculatorScreen } from '../calculator/calculator-screen.tsx'
import { prepareResults } from '../results/cards/lazy-results-panel.ts'
import { ResultsStart } from '../results/cards/results-start.tsx'
import { ErrorBoundary } from '../base/error-boundary.tsx'
import { withTexts } from '../base/language.ts'
import { usePickers } from './pickers.ts'
import { useClassNames } from '../base/class-names.ts'
import { loadPlan } from '../base/working-classes.ts'
import { Loading } from '../ui/loading.tsx'

const loadResults = () => import('./calculator-results.tsx')
const CalculatorResults = lazy(async () => ({ default: (await loadResults()).CalculatorResults }))

const plans = new Map<string, Promise<Plan>>()

const makePlan = async (id: string): Promise<Plan> => {
  const plan = await withTexts(calculatorTextsOf(id), loadPlan(id))
  if (!plan) throw new RangeError(`no form for the working id ${id}`)
  return openPlan(plan)
}

/** The plan, opened once; a failed load may be tried again. */
const planOf = (id: string): Promise<Plan> => {
  const known = plans.get(id)
  if (known) return known
  const made = makePlan(id)
  plans.set(id, made)
  made.catch(() => plans.delete(id))
  return made
}

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
