import type { ApiFailure } from '../base/api/api-failure.ts'
import { FailureReason } from '../ui/failure-reason.tsx'

/** Reports a failed action with its reason; for a rejected request the issues by field. */
export const FailureNote = (props: { readonly words: string; readonly failure: ApiFailure }) => (
  <div role="alert" className="field-issue">
    <FailureReason {...props} />
  </div>
)
