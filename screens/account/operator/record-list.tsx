/** Submitted records, newest first, filtered by state and part of the number. */
import { useState } from 'react'
import { Link } from 'wouter'
import { recordStates, type SubmissionEntry, submissionPage } from '../../../contract/people/submissions.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { useClassNames } from '../../base/texts/class-names.ts'
import { recordPath } from '../../base/account/operator-path.ts'
import { useLocale, useTexts } from '../../base/texts/texts.ts'
import { type Query, useQuery } from '../../base/api/query.ts'
import { useSettled } from '../../base/browser/use-settled.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { EmptyList } from '../centre/empty-list.tsx'
import { ListPages, Loading, useDates } from '../centre/list-parts.tsx'
import { everybodysRecords, type SubmissionPage } from '../submission-calls.ts'
import { SubmissionState } from '../submission-state.tsx'
import { ListRow, RowActions, RowName, RowNote } from '../centre/list-row.tsx'
import { Toolbar, ToolbarSearch, ToolbarSelect } from '../centre/toolbar.tsx'

type Look = { readonly page: number; readonly state: string; readonly keyword: string }
type Params = Look & { readonly began: number; readonly locale: Locale }

const records: Query<Params, SubmissionPage> = {
  name: 'operator.records',
  load: ({ page, state, keyword, locale }, signal) => everybodysRecords({ page, state, keyword }, { locale, signal }),
}

type ToolsProps = { readonly look: Look; readonly change: (part: Partial<Look>) => void }

const Tools = ({ look: { state, keyword }, change }: ToolsProps) => {
  const { t } = useTexts('submissions')
  return (
    <Toolbar>
      <ToolbarSearch label={t('operator.search')} value={keyword} onChange={(typed) => change({ keyword: typed })} />
      <ToolbarSelect label={t('operator.state')} value={state} onChange={(chosen) => change({ state: chosen })}>
        <option value="">{t('operator.all')}</option>
        {recordStates.map((one) => (
          <option key={one} value={one}>
            {t(`states.${one}`)}
          </option>
        ))}
      </ToolbarSelect>
    </Toolbar>
  )
}

const Row = ({ number, time, classID, sceneName, state, changed }: SubmissionEntry) => {
  const { t } = useTexts('submissions')
  const { className } = useClassNames()
  const date = useDates()
  return (
    <ListRow>
      <RowName note={className(classID)}>
        <strong>
          <Link href={recordPath(number)}>{number}</Link> · {sceneName}
        </strong>
      </RowName>
      <RowNote>
        <time dateTime={time}>{date(time)}</time>
        {changed !== null && <span> · {t('changed', { date: date(changed) })}</span>}
      </RowNote>
      <RowActions>
        <SubmissionState state={state} />
      </RowActions>
    </ListRow>
  )
}

const settledMs = 300

export const RecordList = ({ began }: { readonly began: number }) => {
  const { t } = useTexts('submissions')
  const locale = useLocale()
  const [look, setLook] = useState<Look>({ page: 1, state: '', keyword: '' })
  const keyword = useSettled(look.keyword.trim(), settledMs)
  const { data, failure, retry } = useQuery(records, { ...look, keyword, began, locale }, { keepPreviousData: true })
  const isAll = keyword === '' && look.state === ''
  return (
    <>
      <Tools look={look} change={(part) => setLook((known) => ({ ...known, page: 1, ...part }))} />
      {failure && <RetryNotice failure={failure} onRetry={retry} />}
      {!data && !failure && <Loading />}
      {data?.count === 0 && <EmptyList title={t(isAll ? 'operator.none' : 'operator.notFound')} />}
      {data && data.count > 0 && (
        <ul>
          {data.list.map((entry) => (
            <Row key={entry.number} {...entry} />
          ))}
        </ul>
      )}
      <ListPages
        page={look.page}
        pages={Math.ceil((data?.count ?? 0) / submissionPage)}
        onPage={(page) => setLook((known) => ({ ...known, page }))}
      />
    </>
  )
}
