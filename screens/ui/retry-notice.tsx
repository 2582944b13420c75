/** Reports a failed request with its reason and a retry button. */
import { describeFailure } from '../base/api/api.ts'
import type { ApiFailure } from '../base/api/api-failure.ts'
import { useTexts } from '../base/texts/texts.ts'
import { RetryButton } from './retry-button.tsx'
import { Notice } from './notice.tsx'

type Props = {
  readonly failure: ApiFailure
  /** What was requested, if the reason does not tell. */
  readonly what?: string
  readonly onRetry: () => void
  readonly className?: string
}

export const RetryNotice = ({ failure, what, onRetry, className = 'mb-3' }: Props) => {
  const { t } = useTexts('shell')
  const reason = describeFailure(failure, t)
  return (
    <Notice kind="problem" role="alert" className={`flex items-center justify-between gap-3 ${className}`}>
      <p>{what === undefined ? reason : `${what} ${reason}`}</p>
      <RetryButton failure={failure} onRetry={onRetry} size="small" className="flex-none" />
    </Notice>
  )
}
