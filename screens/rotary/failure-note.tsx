import { describeFailure } from '../base/api.ts'
import type { ApiFailure } from '../base/api-failure.ts'
import { useTexts } from '../base/texts.ts'

/** What could not be done, and why; of a refused request also what is wrong with which of its values. */
export const FailureNote = ({ words, failure }: { readonly words: string; readonly failure: ApiFailure }) => {
  const { t } = useTexts('shell')
  const issues = failure.kind === 'refused' ? failure.issues : []
  return (
    <div role="alert" className="field-issue">
      <p>
        {words} {describeFailure(failure, t)}
      </p>
      {issues.length > 0 && (
        <ul className="list-disc pl-5">
          {issues.map(({ path, code, message }) => (
            <li key={`${path} ${code}`}>{message}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
