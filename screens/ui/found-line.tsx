/** Number of search results, with a retry button after a failure. */
import type { ReactNode } from 'react'
import { useTexts } from '../base/texts/texts.ts'

type Props = {
  readonly id?: string
  readonly words: string
  /** Undefined unless the search has failed. */
  readonly onRetry: (() => void) | undefined
  readonly children?: ReactNode
}

export const FoundLine = ({ id, words, onRetry, children }: Props) => {
  const { t } = useTexts('shell')
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-2 text-note/5 text-ink-soft max-phone:min-h-11">
      <span id={id} role="status">
        {words}
      </span>
      {onRetry && (
        <button type="button" className="button" data-size="small" onClick={onRetry}>
          {t('common.retry')}
        </button>
      )}
      {children}
    </div>
  )
}
