/** Contact details of the company, including missing ones. */
import { useProductName } from '../base/page/product-name.ts'
import { currentSite } from '../base/site/site.ts'
import { useTexts } from '../base/texts/texts.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { ContentFrame } from './content-frame.tsx'

type RowProps = {
  readonly name: string
  readonly value: string | undefined
  /** Text shown for a missing value. */
  readonly missing: string
  /** Link of the value. */
  readonly address?: string | undefined
  /** Text shown in place of the value. */
  readonly words?: string
}

const Value = ({ value, address, words = value }: { value: string; address: string | undefined; words: string | undefined }) => {
  if (address === undefined) return <span>{value}</span>
  const isOutside = address.startsWith('http')
  return (
    <a href={address} {...(isOutside && { target: '_blank', rel: 'noreferrer' })}>
      {words}
    </a>
  )
}

const Row = ({ name, value, missing, address, words }: RowProps) => {
  const { t } = useTexts('content')
  return (
    <div className="contact-row">
      <dt>{name}</dt>
      <dd>
        {value === undefined ? (
          <span className="text-ink-soft">{missing}</span>
        ) : (
          <>
            <Value value={value} address={address} words={words} />
            <CopyButton text={value} label={t('contact.copy', { what: name })} />
          </>
        )}
      </dd>
    </div>
  )
}

export const ContactPage = () => {
  const { t, locale } = useTexts('content')
  const { phone, chat, email, officialSite, address, addressEn = address } = currentSite()
  const tel = phone && `tel:${phone.replaceAll(/[^+\d]/g, '')}`
  return (
    <ContentFrame title={t('contact.title')}>
      <p className="mt-2 text-ink-soft">{t('contact.lead')}</p>
      <dl className="panel contact-rows">
        <Row name={t('contact.company')} value={useProductName()} missing="" />
        <Row name={t('contact.phone')} value={phone} missing={t('contact.noPhone')} address={tel} />
        <Row name={t('contact.chat')} value={chat} missing={t('contact.noChat')} address={chat} words={t('contact.openChat')} />
        <Row name={t('contact.email')} value={email} missing={t('contact.noEmail')} address={email && `mailto:${email}`} />
        <Row name={t('contact.address')} value={locale === 'zh-Hans' ? address : addressEn} missing={t('contact.noAddress')} />
        <Row name={t('contact.official')} value={officialSite} missing={t('contact.noOfficial')} address={officialSite} />
      </dl>
    </ContentFrame>
  )
}
