/** Puts a calculator and its results together. */
import { lazy, Suspense, use } from 'react'
import { compileShipped, type Plan } from '../../engine/index.ts'
import { CalculatorScreen } from '../calculator/calculator-screen.tsx'
import { ResultsStart } from '../results/results-start.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { withCalculatorTexts, withLaterTexts } from './language.ts'
import { usePickers } from './pickers.ts'
import { useTexts } from './texts.tsx'
import { loadSchema } from './working-classes.ts'

const loadResults = () => withLaterTexts(import('../results/results-panel.tsx'))
const ResultsPanel = lazy(async () => ({ default: (await loadResults()).ResultsPanel }))

/** Fetched as soon as Start can be pressed: a server that goes away meanwhile must not take the results page with it. */
const prepareResults = () => {
  loadResults().catch(() => undefined)
}

const plans = new Map<string, Promise<Plan>>()

const makePlan = async (id: string): Promise<Plan> => {
  const schema = await withCalculatorTexts(id, loadSchema(id))
  if (!schema) throw new RangeError(`no schema for the working id ${id}`)
  return compileShipped(schema)
}

/** The compiled schema, made once; a failed load may be tried again. */
const planOf = (id: string): Promise<Plan> => {
  const known = plans.get(id)
  if (known) return known
  const made = makePlan(id)
  plans.set(id, made)
  made.catch(() => plans.delete(id))
  return made
}

export const CalculatorPage = ({ id }: { id: string }) => {
  const { LL, text } = useTexts()
  const pickers = usePickers()
  const plan = use(planOf(id))
  return (
    <CalculatorScreen
      name={text(`classes.${id}`) ?? id}
      plan={plan}
      pickers={pickers}
      onReady={prepareResults}
      renderResults={({ outcome, ready, ...slot }) =>
        outcome.state === 'notStarted' ? (
          <ResultsStart ready={ready} workingId={id} />
        ) : (
          <ErrorBoundary>
            <Suspense fallback={<p className="late text-ink-faint">{LL.common.loading()}</p>}>
              <ResultsPanel {...slot} outcome={outcome} workingId={id} />
            </Suspense>
          </ErrorBoundary>
        )
      }
    />
  )
}
