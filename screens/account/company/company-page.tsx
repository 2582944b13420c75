/** The company: its details, which administrators change together with the permissions of its users. */
import type { ReactNode } from 'react'
import type { CompanyState } from '../../../contract/site/company-state.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { useRight } from '../../base/people/rights.ts'
import { currentSite } from '../../base/site/site.ts'
import { useLocale, useTexts } from '../../base/texts/texts.ts'
import { type Query, useQuery } from '../../base/api/query.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Loading } from '../centre/list-parts.tsx'
import { useKnown } from '../centre/use-known.ts'
import { readCompany } from './company-calls.ts'
import { CompanyForm } from './company-form.tsx'
import { CompanyPeople } from './company-people.tsx'

const company: Query<{ readonly began: number; readonly locale: Locale }, CompanyState> = {
  name: 'company.state',
  load: ({ locale }, signal) => readCompany({ locale, signal }),
}

/** What everybody may read. */
type Props = { readonly details: ReactNode }

const ReadOnly = ({ details }: Props) => {
  const { t } = useTexts('company')
  return (
    <>
      <p className="p-4 text-label/5 text-ink-soft">{t('administrators')}</p>
      {details}
    </>
  )
}

const Shown = ({ began, details }: Props & { readonly began: number }) => {
  const locale = useLocale()
  // Keeps the typed values when the language changes.
  const { data, failure, retry } = useQuery(company, { began, locale }, { keepPreviousData: true })
  if (failure?.kind === 'forbidden') return <ReadOnly details={details} />
  if (!data) return failure ? <RetryNotice failure={failure} onRetry={retry} /> : <Loading />
  return (
    <>
      <CompanyForm initial={data} siteKey={currentSite().key} />
      <CompanyPeople began={began} />
    </>
  )
}

export const CompanyPage = ({ details }: Props) => {
  const known = useKnown()
  const mayChange = useRight({ resource: 'company', action: 'change' })
  return known && mayChange ? <Shown key={known.began} began={known.began} details={details} /> : <ReadOnly details={details} />
}
