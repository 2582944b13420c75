/** Reports failed results with a retry button. */
import type { ApiFailure } from '../../base/api/api-failure.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { FailureReason } from '../../ui/failure-reason.tsx'
import { RetryButton } from '../../ui/retry-button.tsx'
import { EmptyBox } from './empty-box.tsx'

export const FailedResults = ({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) => {
  const { t } = useTexts('results')
  return (
    <EmptyBox role="alert">
      <p className="text-lead font-semibold text-emphasis-strong">{t('failed')}</p>
      <div className="max-w-[72ch]">
        <FailureReason failure={failure} />
      </div>
      <RetryButton failure={failure} onRetry={onRetry} className="mt-4" />
    </EmptyBox>
  )
}
