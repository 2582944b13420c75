/** Repeats a failed call; renders nothing if repeating cannot succeed (no permission, signed out). */
import type { ApiFailure } from '../base/api/api-failure.ts'
import { mayRetry } from '../base/api/api.ts'
import { useTexts } from '../base/texts/texts.ts'

type Props = { readonly failure: ApiFailure; readonly onRetry: () => void; readonly size?: 'small'; readonly className?: string }

export const RetryButton = ({ failure, onRetry, size, className }: Props) => {
  const { t } = useTexts('shell')
  if (!mayRetry(failure)) return null
  return (
    <button type="button" className={className === undefined ? 'button' : `button ${className}`} data-size={size} onClick={onRetry}>
      {t('common.retry')}
    </button>
  )
}
