import { type ApiFailure, describeFailure } from '../app/api.ts'
import { useTexts } from '../app/texts.tsx'

/** What could not be done, and why. */
export const FailureNote = ({ words, failure }: { readonly words: string; readonly failure: ApiFailure }) => {
  const { LL } = useTexts()
  return (
    <p role="alert" className="field-issue">
      {words} {describeFailure(failure, LL)}
    </p>
  )
}
