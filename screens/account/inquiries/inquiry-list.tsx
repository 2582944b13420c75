/** Requests for quotation: those that the user sent, and those that the company of an administrator received. */
import { useState } from 'react'
import { Link } from 'wouter'
import { inquiryRules } from '../../../contract/inquiries/inquiries.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { inquiryPath } from '../../base/account/user-centre.ts'
import { type Query, useQuery } from '../../base/api/query.ts'
import { inquiriesOf, type InquirySide } from '../../base/people/inquiry-calls.ts'
import { useRight } from '../../base/people/rights.ts'
import { useLocale, useTexts } from '../../base/texts/texts.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { EmptyList } from '../centre/empty-list.tsx'
import { ListPages, Loading, useDates } from '../centre/list-parts.tsx'
import { ListRow, RowActions, RowName, RowNote } from '../centre/list-row.tsx'
import { InquiryState } from './inquiry-state.tsx'

type Listed = Awaited<ReturnType<typeof inquiriesOf>>
type Params = { readonly side: InquirySide; readonly page: number; readonly began: number; readonly locale: Locale }

const lists: Query<Params, Listed> = {
  name: 'inquiries',
  load: ({ side, page, locale }, signal) => inquiriesOf(side, page, { locale, signal }),
}

const Row = ({ entry: { id, reference, time, state, quantity } }: { readonly entry: Listed['list'][number] }) => {
  const { t } = useTexts('inquiries')
  const date = useDates()
  return (
    <ListRow>
      <RowName note={t('pieces', { count: quantity })}>
        <Link href={inquiryPath(id)} aria-label={t('detailsNamed', { reference })}>
          {reference}
        </Link>
      </RowName>
      <RowNote>
        <time dateTime={time}>{date(time)}</time>
      </RowNote>
      <RowActions>
        <InquiryState state={state} />
      </RowActions>
    </ListRow>
  )
}

type Props = { readonly began: number }

const OneList = ({ side, began }: Props & { readonly side: InquirySide }) => {
  const { t } = useTexts('inquiries')
  const locale = useLocale()
  const [page, setPage] = useState(1)
  const { data, failure, retry } = useQuery(lists, { side, page, began, locale }, { keepPreviousData: true })
  const title = t(side === 'RecordInquiry' ? 'mine' : 'received')
  return (
    <section aria-label={title}>
      <h2 className="border-b border-line px-4 pt-4 pb-2 text-lead/5">{title}</h2>
      {failure && <RetryNotice failure={failure} onRetry={retry} />}
      {!data && !failure && <Loading />}
      {data?.count === 0 && <EmptyList title={t('none')}>{side === 'RecordInquiry' && <p>{t('noneHint')}</p>}</EmptyList>}
      {data && data.count > 0 && (
        <ul>
          {data.list.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <ListPages page={page} pages={Math.ceil((data?.count ?? 0) / inquiryRules.page)} onPage={setPage} />
    </section>
  )
}

export const InquiryLists = ({ began }: Props) => {
  const isCompany = useRight({ resource: 'companyInquiry', action: 'read' })
  return (
    <>
      {isCompany && <OneList side="CompanyInquiry" began={began} />}
      <OneList side="RecordInquiry" began={began} />
    </>
  )
}
