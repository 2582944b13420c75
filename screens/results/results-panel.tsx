/** What came of a run: the models, or why there are none. */
import type { ReactNode } from 'react'
import type { Calculation } from '../../contract/selection.ts'
import { type ApiFailure, describeFailure } from '../app/api.ts'
import { useTexts } from '../app/texts.tsx'
import { ModelList } from './model-list.tsx'
import { NoMatch } from './no-match.tsx'
import type { ParameterWords } from './parameter-words.ts'
import type { ResultRequest } from './use-explanation.ts'

export type ResultsPanelProps = {
  readonly outcome:
    | { readonly state: 'answered'; readonly request: ResultRequest; readonly answer: Calculation }
    | { readonly state: 'failed'; readonly request: ResultRequest; readonly failure: ApiFailure }
  readonly workingId: string
  readonly layout: string
  readonly parameters: ParameterWords
  /** Above the results, e.g. that the inputs have changed since. */
  readonly note: ReactNode
  readonly onApply: (parameter: string, value: number, unit: string) => void
  readonly onRetry: () => void
}

const Failed = ({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) => {
  const { LL } = useTexts()
  return (
    <div className="results-empty" role="alert">
      <p className="text-base font-semibold text-emphasis-strong">{LL.results.failed()}</p>
      <p className="max-w-[52ch]">{describeFailure(failure, LL)}</p>
      {failure.kind === 'refused' && failure.issues.length > 0 && (
        <ul className="mt-2 list-disc pl-5 text-left">
          {failure.issues.map(({ path, code, message }) => (
            <li key={`${path} ${code}`}>{message}</li>
          ))}
        </ul>
      )}
      <button type="button" className="button mt-4" onClick={onRetry}>
        {LL.common.retry()}
      </button>
    </div>
  )
}

export const ResultsPanel = ({ outcome, note, onRetry, ...rest }: ResultsPanelProps) => {
  if (outcome.state === 'failed') return <Failed failure={outcome.failure} onRetry={onRetry} />
  const { request, answer } = outcome
  return (
    <>
      {note}
      {answer.list.length === 0 ? (
        <NoMatch request={request} answer={answer} parameters={rest.parameters} onApply={rest.onApply} />
      ) : (
        <ModelList request={request} answer={answer} workingId={rest.workingId} layout={rest.layout} parameters={rest.parameters} />
      )}
    </>
  )
}
