/** Loading, error and empty states of a directory page. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { ApiFailure } from '../base/api/api-failure.ts'
import { useTexts } from '../base/texts/texts.ts'
import { RetryNotice } from '../ui/retry-notice.tsx'
import { directoryPath } from './paths.ts'

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

const shapes = {
  cards: { grid: 'grid-cols-fill gap-3', row: 'h-24' },
  list: { grid: 'mt-6', row: 'h-14' },
} as const

/** Placeholder with about the height of the content. */
export const Skeleton = ({ shape = 'cards' }: { readonly shape?: keyof typeof shapes }) => {
  const { t } = useTexts('shell')
  const { grid, row } = shapes[shape]
  return (
    <div className={`late grid ${grid}`} role="status">
      <span className="sr-only">{t('common.loading')}</span>
      {rows.map((name) => (
        <span key={name} className={`panel ${row}`} aria-hidden="true" />
      ))}
    </div>
  )
}

type MessageProps = { readonly role?: 'alert'; readonly children: ReactNode }

/** What is said in place of content. */
export const Message = ({ role, children }: MessageProps) => (
  <div className="panel px-6 py-4" role={role}>
    {children}
  </div>
)

type Problem = { readonly failure: ApiFailure; readonly onRetry: () => void }

/** A rejection means the item does not exist; other failures can be retried. */
export const DirectoryProblem = ({ failure, onRetry }: Problem) => {
  const { t } = useTexts('directory')
  if (failure.kind !== 'refused') return <RetryNotice failure={failure} onRetry={onRetry} />
  return (
    <Message>
      <h1 className="text-page">{t('notFound')}</h1>
      <p className="mt-2 text-ink-soft">{t('notFoundHint')}</p>
      <Link href={directoryPath} className="button mt-4">
        {t('toDirectory')}
      </Link>
    </Message>
  )
}
