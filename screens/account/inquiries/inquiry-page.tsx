/** One request for quotation: its sender may withdraw it. An administrator reads it as one that the company received, and answers it. */
import { Link } from 'wouter'
import type { InquiryDetails } from '../../../contract/inquiries/inquiries.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { entryPath } from '../../base/account/user-centre.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { type Query, useQuery } from '../../base/api/query.ts'
import { usePageTitle } from '../../base/page/page-title.ts'
import { inquiryOf, type InquirySide, withdrawInquiry } from '../../base/people/inquiry-calls.ts'
import { useRight } from '../../base/people/rights.ts'
import { useLocale, useTexts } from '../../base/texts/texts.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Loading } from '../centre/list-parts.tsx'
import { useProblem } from '../centre/use-problem.ts'
import { AnswerInquiry } from './answer-inquiry.tsx'
import { InquiryShown } from './inquiry-shown.tsx'

type Params = { readonly side: InquirySide; readonly id: string; readonly locale: Locale }

const inquiries: Query<Params, InquiryDetails> = {
  name: 'inquiry',
  load: ({ side, id, locale }, signal) => inquiryOf(side, id, { locale, signal }),
}

const Withdraw = ({ id, onChange }: { readonly id: string; readonly onChange: () => void }) => {
  const { t } = useTexts('inquiries')
  const { trigger, isMutating, failure } = useMutation(withdrawInquiry, onChange)
  useProblem(failure)
  return (
    <button type="button" className="button" data-size="small" disabled={isMutating} onClick={() => trigger(id)}>
      {t('withdraw')}
    </button>
  )
}

export const InquiryPage = ({ id }: { readonly id: string }) => {
  const { t } = useTexts('inquiries')
  const isCompany = useRight({ resource: 'companyInquiry', action: 'read' })
  const { data, failure, retry } = useQuery(
    inquiries,
    { side: isCompany ? 'CompanyInquiry' : 'RecordInquiry', id, locale: useLocale() },
    { keepPreviousData: true },
  )
  usePageTitle(data?.reference)
  const mayWithdraw = !isCompany && (data?.state === 'sent' || data?.state === 'seen')
  return (
    <>
      <p className="px-4 print:hidden">
        <Link href={entryPath('inquiries')} className="inline-flex min-h-11 items-center text-main underline">
          ← {t('all')}
        </Link>
      </p>
      {failure && <RetryNotice failure={failure} onRetry={retry} />}
      {!data && !failure && <Loading />}
      {data && (
        <InquiryShown inquiry={data} heading="h2" actions={mayWithdraw && <Withdraw id={id} onChange={retry} />}>
          {isCompany && <AnswerInquiry key={data.version} inquiry={data} onChange={retry} />}
        </InquiryShown>
      )}
    </>
  )
}
