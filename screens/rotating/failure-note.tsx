import { type ApiFailure, describeFailure } from '../app/api.ts'
import { useTexts } from '../app/texts.tsx'

/** What could not be done, and why; of a refused request also what is wrong with which of its values. */
export const FailureNote = ({ words, failure }: { readonly words: string; readonly failure: ApiFailure }) => {
  const { LL } = useTexts()
  const issues = failure.kind === 'refused' ? failure.issues : []
  return (
    <div role="alert" className="field-issue">
      <p>
        {words} {describeFailure(failure, LL)}
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
