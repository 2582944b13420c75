/** Results of an external service, connected to the form. */
import type { FormStore } from '../../../engine/react/index.ts'
import { calculatorNamespace } from '../../../i18n/text-files.ts'
import type { MatchRequest, Outcome } from '../../calculator/match-machine.ts'
import { OutdatedNote } from '../../calculator/outdated-note.tsx'
import { LazyElsewherePanel } from '../../results/cards/lazy-results-panel.ts'

type Props = {
  readonly store: FormStore
  readonly outcome: Outcome
  readonly formRequest: () => MatchRequest
  readonly running: MatchRequest | undefined
  readonly onMatchAgain: (request: MatchRequest) => void
  readonly onUpdate: (request: MatchRequest) => void
}

export const ElsewhereResults = ({ store, outcome, formRequest, running, onMatchAgain, onUpdate }: Props) => (
  <LazyElsewherePanel
    namespace={calculatorNamespace(store.plan.schema)}
    outcome={outcome}
    note={
      outcome.state === 'answered' && (
        <OutdatedNote
          store={store}
          request={outcome.request}
          formRequest={formRequest}
          running={running}
          onUpdate={onUpdate}
          countsNow={false}
        />
      )
    }
    onRetry={() => outcome.state === 'failed' && onMatchAgain(outcome.request)}
  />
)
