import type { ApiFailure } from '../base/api/api-failure.ts'
import { FailureReason } from '../ui/failure-reason.tsx'
import { skin } from '../../engine/react/skin.ts'

/** Reports a failed action with its reason; for a rejected request the issues by field. */
export const FailureNote = (props: { readonly words: string; readonly failure: ApiFailure }) => (
  <div role="alert" className={skin.issue}>
    <FailureReason {...props} />
  </div>
)
