/** The company for its administrators: details and permissions. */
import type { CompanyState } from '../../../contract/site/company-state.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { currentSite } from '../../base/site/site.ts'
import { useLocale, useTexts } from '../../base/texts/texts.ts'
import { type Query, useQuery } from '../../base/api/query.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Loading, EmptyList } from '../centre/list-parts.tsx'
import { useKnown } from '../centre/use-known.ts'
import { readCompany } from './company-calls.ts'
import { CompanyForm } from './company-form.tsx'
import { CompanyPeople } from './company-people.tsx'
import './company.css'

const company: Query<{ readonly began: number; readonly locale: Locale }, CompanyState> = {
  name: 'company.state',
  load: ({ locale }, signal) => readCompany({ locale, signal }),
}

const Administrators = () => {
  const { t } = useTexts('company')
  return <EmptyList title={t('administrators')} />
}

const Shown = ({ began }: { readonly began: number }) => {
  const locale = useLocale()
  // Keeps the typed values when the language changes.
  const { data, failure, retry } = useQuery(company, { began, locale }, { keepPreviousData: true })
  if (failure?.kind === 'forbidden') return <Administrators />
  if (!data) return failure ? <RetryNotice failure={failure} onRetry={retry} /> : <Loading />
  return (
    <div className="kept-account">
      <CompanyForm initial={data} siteKey={currentSite().key} />
      <CompanyPeople began={began} />
    </div>
  )
}

export const CompanyPage = () => {
  const known = useKnown()
  return known ? <Shown key={known.began} began={known.began} /> : <Administrators />
}
