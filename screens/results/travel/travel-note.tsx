/** Note that a selection was saved with another catalogue version, with the changes in sentences and side by side. */
import { lazy, Suspense, useState } from 'react'
import type { SavedThen } from '../../base/saved/results-when-saved.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { Notice } from '../../ui/notice.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { summaryOf } from './sentences.ts'
import { type Compared, type TravelQuestion, useComparison } from './use-comparison.ts'
import { useTravelWords } from './use-travel-words.ts'

const LazyTravelDrawer = lazy(async () => ({ default: (await import('./travel-drawer.tsx')).TravelDrawer }))

/** Maximum number of sentences above the results; the comparison shows the rest. */
const mostSentences = 6

/** Whether all compared models and the number of matches are unchanged; the total number of models does not count. */
const isSameList = ({ comparison: { models, matched } }: Compared): boolean =>
  models.every(({ isSame }) => isSame) && (matched.before === undefined || matched.before === matched.now)

const Changes = ({ compared, isLink }: { readonly compared: Compared; readonly isLink: boolean }) => {
  const { t } = useTexts('travel')
  const words = useTravelWords()
  const { comparison, created } = compared
  const { matched } = comparison
  // Of a link, nothing but the inputs was stored.
  if (isLink && created.before === undefined) return null
  if (isSameList(compared)) return <p>{created.before === undefined ? t('sameOpen') : t('same')}</p>
  const sentences = summaryOf(comparison, words)
  const left = sentences.length - mostSentences
  return (
    <>
      <ul className="my-1 list-disc pl-5 text-ink">
        {sentences.slice(0, mostSentences).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {left > 0 && <p>{t('further', { count: left })}</p>}
      {matched.before !== undefined && matched.now !== undefined && matched.before !== matched.now && (
        <p>{t('matched', { before: matched.before, now: matched.now })}</p>
      )}
    </>
  )
}

type Props = { readonly before: Pick<SavedThen, 'name' | 'catalogue'>; readonly now: string; readonly question: TravelQuestion }

export const TravelNote = ({ before, now, question }: Props) => {
  const { t, listed } = useTexts('travel')
  const { data, failure, retry } = useComparison(question)
  const [isOpen, setOpen] = useState(false)
  const { name, catalogue } = before
  const isLink = name === undefined
  return (
    <section aria-label={t('title')}>
      <Notice>
        <p>
          {isLink
            ? t('linked', { before: catalogue, now })
            : t('saved', { name: name === '' ? t('unnamed') : name, before: catalogue, now })}
        </p>
        {failure && !data && <RetryNotice failure={failure} what={t('failed')} onRetry={retry} />}
        {!data && !failure && <p role="status">{t('comparing')}</p>}
        {data && (
          <div role="status">
            {data.created.before === undefined && <p>{t(isLink ? 'linkedGone' : 'gone', { version: catalogue })}</p>}
            <Changes compared={data} isLink={isLink} />
            {data.otherProgram.length > 0 && <p>{t('otherProgram', { names: listed(data.otherProgram) })}</p>}
          </div>
        )}
        {data && (
          <button
            type="button"
            className="button mt-1.5 print:hidden"
            data-size="small"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {t('sideBySide')}
          </button>
        )}
        {data && isOpen && (
          <Suspense>
            <LazyTravelDrawer compared={data} catalogue={catalogue} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </Notice>
    </section>
  )
}
