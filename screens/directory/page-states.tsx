/** Loading and error states of a directory page. */
import { Link } from 'wouter'
import type { ApiFailure } from '../base/api/api-failure.ts'
import { useTexts } from '../base/texts/texts.ts'
import { RetryNotice } from '../ui/retry-notice.tsx'
import { directoryPath } from './paths.ts'

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** Placeholder with about the height of the content. */
export const Skeleton = () => {
  const { t } = useTexts('shell')
  return (
    <div className="directory-skeleton late" role="status">
      <span className="sr-only">{t('common.loading')}</span>
      {rows.map((row) => (
        <span key={row} className="panel" aria-hidden="true" />
      ))}
    </div>
  )
}

type Problem = { readonly failure: ApiFailure; readonly onRetry: () => void }

/** A rejection means the item does not exist; other failures can be retried. */
export const DirectoryProblem = ({ failure, onRetry }: Problem) => {
  const { t } = useTexts('directory')
  if (failure.kind !== 'refused') return <RetryNotice failure={failure} onRetry={onRetry} />
  return (
    <div className="panel directory-message">
      <h1 className="text-page">{t('notFound')}</h1>
      <p className="mt-2 text-ink-soft">{t('notFoundHint')}</p>
      <Link href={directoryPath} className="button mt-4">
        {t('toDirectory')}
      </Link>
    </div>
  )
}
