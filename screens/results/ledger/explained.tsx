import type { ReactNode } from 'react'
import type { Explanation } from '../../../contract/results/selection.ts'
import { FailureReason } from '../../ui/failure-reason.tsx'
import { RetryButton } from '../../ui/retry-button.tsx'
import type { LedgerWish } from '../../../families/selection/explanation-calls.ts'
import { type ResultRequest, useExplanation } from './use-explanation.ts'
import { useTexts } from '../../base/texts/texts.ts'

type Props = {
  readonly request: ResultRequest
  readonly wish: LedgerWish
  readonly children: (explanation: Explanation) => ReactNode
}

/** Loads the ledger of an answer and renders its children with it. */
export const Explained = ({ request, wish, children }: Props) => {
  const { t } = useTexts('shell')
  const { data, failure, retry } = useExplanation(request, wish)
  if (data) return children(data)
  if (!failure) {
    return (
      <p className="late text-ink-faint" role="status">
        {t('common.loading')}
      </p>
    )
  }
  return (
    <div role="alert">
      <FailureReason failure={failure} />
      <RetryButton failure={failure} onRetry={retry} className="mt-4" />
    </div>
  )
}
