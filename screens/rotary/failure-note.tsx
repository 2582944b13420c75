import type { ApiFailure } from '../base/api/api-failure.ts'
import { FailureReason } from '../ui/failure-reason.tsx'

/** What could not be done, and why; of a refused request also what is wrong with which of its values. */
export const FailureNote = (props: { readonly words: string; readonly failure: ApiFailure }) => (
  <div role="alert" className="field-issue">
    <FailureReason {...props} />
  </div>
)
