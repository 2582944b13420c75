/** Results of a calculator, connected to its form. Loaded when the form can be submitted, to keep the form small. */
import { lazy, useMemo } from 'react'
import { modelResults } from '../../../engine/index.ts'
import type { FormStore } from '../../../engine/react/index.ts'
import { useFormTexts } from '../../calculator/use-form-texts.ts'
import { OutdatedNote } from '../../calculator/outdated-note.tsx'
import { parametersOf } from '../../calculator/parameters.ts'
import { isOfForm } from '../../calculator/form-session.ts'
import type { MatchRequest, Outcome } from '../../calculator/match-machine.ts'
import { LazyResultsPanel } from '../../results/cards/lazy-results-panel.ts'

/** The results wait for it, so that it moves nothing. */
const SummaryBar = lazy(async () => ({ default: (await import('../../calculator/summary-bar.tsx')).SummaryBar }))

type Props = {
  readonly workingId: string
  readonly store: FormStore
  readonly outcome: Outcome
  readonly formRequest: () => MatchRequest
  readonly running: MatchRequest | undefined
  readonly onMatchAgain: (request: MatchRequest) => void
  readonly onUpdate: (request: MatchRequest) => void
}

export const CalculatorResults = ({ workingId, store, outcome, formRequest, running, onMatchAgain, onUpdate }: Props) => {
  const { plan } = store
  const words = useFormTexts(plan, store.state().init)
  const parameters = useMemo(() => parametersOf(plan, words, () => store.state().init), [words, plan, store])
  const { family, card } = modelResults(plan.schema)
  const apply = (parameter: string, value: number, unit: string) => {
    const field = parameters.fieldOf(parameter)
    if (field !== undefined) store.dispatch({ type: 'restore', inputs: { [field]: parameters.inFieldUnit(parameter, value, unit) } })
  }
  return (
    <LazyResultsPanel
      workingId={workingId}
      family={family}
      card={card}
      parameters={parameters}
      plan={plan}
      init={store.state().init}
      outcome={outcome}
      note={
        outcome.state === 'answered' && (
          <>
            <SummaryBar conditions={parameters.describe(outcome.request.query)} />
            <OutdatedNote store={store} request={outcome.request} formRequest={formRequest} running={running} onUpdate={onUpdate} />
          </>
        )
      }
      printed={{ isCurrent: () => isOfForm(store, outcome.request) }}
      onApply={apply}
      onMatchAgain={onMatchAgain}
      onRetry={() => outcome.state === 'failed' && onMatchAgain(outcome.request)}
    />
  )
}
