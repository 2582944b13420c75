/** Records the user submitted to the manufacturer, with their state; renders nothing without any. */
import { useState } from 'react'
import { type SubmissionEntry, submissionPage } from '../../../contract/people/submissions.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { useClassNames } from '../../base/texts/class-names.ts'
import { useLocale, useTexts } from '../../base/texts/texts.ts'
import { type Query, useQuery } from '../../base/api/query.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Modal } from '../../ui/dialog/modal.tsx'
import { mySubmission, mySubmissions, type SubmissionDetails, type SubmissionPage } from '../submission-calls.ts'
import { SubmissionFacts } from '../submission-facts.tsx'
import { SubmissionState } from '../submission-state.tsx'
import { ListPages, Loading, useDates } from './list-parts.tsx'
import { useKnown } from './use-known.ts'
import { ListRow, RowActions, RowName, RowNote } from './list-row.tsx'

type Params<Own> = Own & { readonly began: number; readonly locale: Locale }

const submissions: Query<Params<{ readonly page: number }>, SubmissionPage> = {
  name: 'submissions.mine',
  load: ({ page, locale }, signal) => mySubmissions(page, { locale, signal }),
}
const submission: Query<Params<{ readonly number: string }>, SubmissionDetails> = {
  name: 'submissions.one',
  load: ({ number, locale }, signal) => mySubmission(number, { locale, signal }),
}

/** Width for two columns of figures, px. */
const detailsWidth = 760

type DetailsProps = { readonly number: string; readonly began: number; readonly onClose: () => void }

const Details = ({ number, began, onClose }: DetailsProps) => {
  const { t } = useTexts('submissions')
  const locale = useLocale()
  const { data, failure, retry } = useQuery(submission, { number, began, locale })
  return (
    <Modal title={number} onClose={onClose} width={detailsWidth}>
      {failure && <RetryNotice failure={failure} onRetry={retry} />}
      {!data && !failure && <Loading />}
      {data && (
        <>
          <p>
            {data.sceneName} · <SubmissionState state={data.state} />
          </p>
          <p className="mb-3 border-l-3 border-main-line bg-main-soft px-4 py-2 whitespace-pre-wrap wrap-anywhere">
            {data.answer === '' ? t('noAnswer') : data.answer}
          </p>
          <SubmissionFacts inputs={data.inputs} rows={data.rows} />
        </>
      )}
    </Modal>
  )
}

const Row = ({ entry, onOpen }: { readonly entry: SubmissionEntry; readonly onOpen: () => void }) => {
  const { t } = useTexts('submissions')
  const { className } = useClassNames()
  const date = useDates()
  const { number, classID, sceneName, state, time } = entry
  return (
    <ListRow>
      <RowName note={className(classID)}>
        <strong>
          {number} · {sceneName}
        </strong>
      </RowName>
      <RowNote>
        <SubmissionState state={state} /> <time dateTime={time}>{date(time)}</time>
      </RowNote>
      <RowActions>
        <button
          type="button"
          className="button"
          data-size="small"
          aria-haspopup="dialog"
          aria-label={t('detailsNamed', { number })}
          onClick={onOpen}
        >
          {t('details')}
        </button>
      </RowActions>
    </ListRow>
  )
}

const Mine = ({ began }: { readonly began: number }) => {
  const { t } = useTexts('submissions')
  const locale = useLocale()
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<string>()
  const { data, failure, retry } = useQuery(submissions, { page, began, locale }, { keepPreviousData: true })
  if (failure && !data) return <RetryNotice failure={failure} what={t('notLoaded')} onRetry={retry} />
  if (!data || data.count === 0) return null
  return (
    <section aria-label={t('title')}>
      <h2 className="border-t border-line px-4 pt-4 pb-2 text-lead/5">{t('title')}</h2>
      <ul>
        {data.list.map((entry) => (
          <Row key={entry.number} entry={entry} onOpen={() => setOpened(entry.number)} />
        ))}
      </ul>
      <ListPages page={page} pages={Math.ceil(data.count / submissionPage)} onPage={setPage} />
      {opened !== undefined && <Details number={opened} began={began} onClose={() => setOpened(undefined)} />}
    </section>
  )
}

export const SubmissionList = () => {
  const known = useKnown()
  return known ? <Mine key={known.began} began={known.began} /> : null
}
