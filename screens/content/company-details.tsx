/** The details of the company, as everybody may read them. */
import type * as z from 'zod/mini'
import { companyDetail } from '../../contract/site/site-calls.ts'
import type { Locale } from '../../i18n/locales.ts'
import { getAnswer } from '../base/api/api.ts'
import { type Query, useQuery } from '../base/api/query.ts'
import { useTexts } from '../base/texts/texts.ts'
import { ContactLine, ContactRow } from './contact-row.tsx'
import { Loaded } from './content-frame.tsx'

type Detail = z.infer<typeof companyDetail>

const details: Query<{ readonly locale: Locale }, Detail> = {
  name: 'company.details',
  load: ({ locale }, signal) =>
    getAnswer({ base: 'company', path: 'comp_detail', query: {} }, (data) => companyDetail.safeParse(data).data, { locale, signal }),
}

const lines = ['comp_name', 'comp_out_name', 'comp_out_name_en'] as const
const logos = ['logo', 'logo_square', 'logo_pc_sole', 'wx_share_logo'] as const

const LogoRow = ({ name, address }: { readonly name: string; readonly address: string | null }) => {
  const { t } = useTexts('content')
  return (
    <ContactLine name={name}>
      {address === null ? (
        <span className="text-ink-soft">{t('details.none')}</span>
      ) : (
        // Logos are made for the header.
        <img className="h-10 max-w-full rounded-control bg-head p-1" src={address} alt={name} />
      )}
    </ContactLine>
  )
}

type Props = {
  /** Within a panel, which it divides. */
  readonly isInPanel?: boolean
}

const Rows = ({ detail, isInPanel = false }: Props & { readonly detail: Detail }) => {
  const { t } = useTexts('content')
  const { t: shell } = useTexts('shell')
  const { wechat_url: wechat, phone, phone_share: isShown, site_key: key } = detail
  const missing = t('details.none')
  return (
    <dl className={`px-4 py-1 ${isInPanel ? 'border-t border-line' : 'panel mt-4'}`}>
      {lines.map((name) => (
        <ContactRow key={name} name={t(`details.${name}`)} value={detail[name]} missing={missing} />
      ))}
      {logos.map((name) => (
        <LogoRow key={name} name={t(`details.${name}`)} address={detail[name]} />
      ))}
      <ContactRow name={t('details.wechat_url')} value={wechat ?? undefined} missing={missing} address={wechat ?? undefined} />
      <ContactRow
        name={t('details.phone')}
        value={phone ?? undefined}
        missing={t('contact.noPhone')}
        address={phone === null ? undefined : `tel:${phone.replaceAll(/[^+\d]/g, '')}`}
      />
      <ContactRow name={t('details.phone_share')} value={shell(isShown ? 'common.yes' : 'common.no')} missing={missing} isCopied={false} />
      <ContactRow name={t('details.site_key')} value={key} missing={missing} />
    </dl>
  )
}

export const CompanyDetails = (props: Props) => {
  const { locale } = useTexts('content')
  return <Loaded resource={useQuery(details, { locale })}>{(detail) => <Rows detail={detail} {...props} />}</Loaded>
}
