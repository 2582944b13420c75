/** Reports a failed request with its reason and a retry button. */
import { describeFailure } from '../base/api/api.ts'
import type { ApiFailure } from '../base/api/api-failure.ts'
import { useTexts } from '../base/texts/texts.ts'
import { RetryButton } from './retry-button.tsx'
import './notice.css'

type Props = {
  readonly failure: ApiFailure
  /** What was requested, if the reason does not tell. */
  readonly what?: string
  readonly onRetry: () => void
}

export const RetryNotice = ({ failure, what, onRetry }: Props) => {
  const { t } = useTexts('shell')
  const reason = describeFailure(failure, t)
  return (
    <div className="notice" role="alert">
      <p>{what === undefined ? reason : `${what} ${reason}`}</p>
      <RetryButton failure={failure} onRetry={onRetry} size="small" />
    </div>
  )
}
