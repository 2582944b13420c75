/** What is known of the company, for its administrators. */
import type * as z from 'zod/mini'
import { companyDetail } from '../../../contract/site-calls.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { getAnswer } from '../../base/api.ts'
import { useLocale, useTexts } from '../../base/texts.ts'
import { type Source, useResource } from '../../base/use-resource.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Loading, Nothing } from './list-parts.tsx'
import { useKnown } from './use-known.ts'

type Detail = z.infer<typeof companyDetail>

const company: Source<{ readonly locale: Locale }, Detail> = {
  name: 'company',
  load: ({ locale }, signal) =>
    getAnswer({ base: 'company', path: 'comp_detail', query: {} }, (data) => companyDetail.safeParse(data).data, { locale, signal }),
}

/** Texts; pictures are shown as such. */
const fields = ['comp_name', 'comp_out_name', 'comp_out_name_en', 'phone', 'site_key'] as const

const Shown = () => {
  const { t } = useTexts('user-centre')
  const { t: shell } = useTexts('shell')
  const locale = useLocale()
  const { data, failure, retry } = useResource(company, { locale })
  if (!data) return failure ? <RetryNotice failure={failure} onRetry={retry} /> : <Loading />
  return (
    <>
      <dl className="kept-facts">
        {fields.map((name) => (
          <div key={name}>
            <dt>{t(`company.${name}`)}</dt>
            <dd>{data[name] ?? t('company.none')}</dd>
          </div>
        ))}
        <div>
          <dt>{t('company.phone_share')}</dt>
          <dd>{shell(data.phone_share ? 'common.yes' : 'common.no')}</dd>
        </div>
        <div>
          <dt>{t('company.logo')}</dt>
          <dd>{data.logo === null ? t('company.none') : <img src={data.logo} alt={t('company.logo')} width={64} height={64} />}</dd>
        </div>
      </dl>
      <p className="kept-hint">{t('company.change')}</p>
    </>
  )
}

export const CompanyDetail = () => {
  const { t } = useTexts('user-centre')
  const known = useKnown()
  return known?.authType === 'compadmin' ? <Shown /> : <Nothing title={t('company.administrators')} />
}
