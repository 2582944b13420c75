/** Renders a failure: for a rejected call the issues by field, otherwise its message. */
import { describeFailure } from '../base/api/api.ts'
import type { ApiFailure } from '../base/api/api-failure.ts'
import { useTexts } from '../base/texts/texts.ts'

export const FailureReason = ({ failure, words }: { readonly failure: ApiFailure; readonly words?: string }) => {
  const { t } = useTexts('shell')
  const reason = describeFailure(failure, t)
  const issues = failure.kind === 'refused' ? failure.issues : []
  return (
    <>
      <p>{words === undefined ? reason : `${words} ${reason}`}</p>
      {issues.length > 0 && (
        <ul className="list-disc pl-5">
          {issues.map(({ path, code, message }) => (
            <li key={`${path} ${code}`}>{message}</li>
          ))}
        </ul>
      )}
    </>
  )
}
