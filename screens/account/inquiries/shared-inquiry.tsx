/** Page of the link in a message: the request for quotation; an administrator of the company answers it there. */
import type { InquiryDetails } from '../../../contract/inquiries/inquiries.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { type Query, useQuery } from '../../base/api/query.ts'
import { usePageTitle } from '../../base/page/page-title.ts'
import { sharedInquiry } from '../../base/people/inquiry-calls.ts'
import { useRight } from '../../base/people/rights.ts'
import { useLocale, useTexts } from '../../base/texts/texts.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { EmptyList } from '../centre/empty-list.tsx'
import { Loading } from '../centre/list-parts.tsx'
import { Hint } from '../centre/panel-section.tsx'
import { AnswerInquiry } from './answer-inquiry.tsx'
import { InquiryShown } from './inquiry-shown.tsx'

const links: Query<{ readonly token: string; readonly locale: Locale }, InquiryDetails> = {
  name: 'inquiry.shared',
  load: ({ token, locale }, signal) => sharedInquiry(token, { locale, signal }),
}

export const SharedInquiryPage = ({ token }: { readonly token: string }) => {
  const { t } = useTexts('inquiries')
  const { t: centre } = useTexts('user-centre')
  const mayAnswer = useRight({ resource: 'companyInquiry', action: 'change' })
  const { data, failure, retry } = useQuery(links, { token, locale: useLocale() }, { keepPreviousData: true })
  const title = centre('inquiries.title')
  usePageTitle(data?.reference ?? title)
  return (
    <div className="page grid min-w-0 grid-cols-1 gap-3">
      <div className="panel">
        {failure?.kind === 'refused' && failure.waitSeconds === undefined ? (
          <>
            <h1 className="sr-only">{title}</h1>
            <EmptyList title={failure.message} />
          </>
        ) : (
          failure && <RetryNotice failure={failure} onRetry={retry} />
        )}
        {!data && !failure && <Loading />}
        {data && !failure && (
          <>
            {!mayAnswer && <Hint>{t('shared')}</Hint>}
            <InquiryShown inquiry={data} heading="h1">
              {mayAnswer && <AnswerInquiry key={data.version} inquiry={data} onChange={retry} />}
            </InquiryShown>
          </>
        )}
      </div>
    </div>
  )
}
