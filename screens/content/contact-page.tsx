/** How the company is reached. What it does not say is said to be missing. */
import type { ReactNode } from 'react'
import { useProductName } from '../base/product-name.ts'
import { currentSite } from '../base/site.ts'
import { useTexts } from '../base/texts.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { ContentFrame } from './content-frame.tsx'

type RowProps = {
  readonly name: string
  readonly value: string | undefined
  /** Said where there is none. */
  readonly missing: string
  /** How a value is shown that is more than a text. */
  readonly show?: (value: string) => ReactNode
}

const Row = ({ name, value, missing, show = (text) => text }: RowProps) => {
  const { t } = useTexts('content')
  return (
    <div className="contact-row">
      <dt>{name}</dt>
      <dd>
        {value === undefined ? (
          <span className="text-ink-soft">{missing}</span>
        ) : (
          <>
            {show(value)} <CopyButton text={value} label={t('contact.copy', { what: name })} />
          </>
        )}
      </dd>
    </div>
  )
}

const outside = (address: string, text = address) => (
  <a href={address} target="_blank" rel="noreferrer">
    {text}
  </a>
)

export const ContactPage = () => {
  const { t, locale } = useTexts('content')
  const { phone, chat, email, officialSite, address, addressEn = address } = currentSite()
  return (
    <ContentFrame title={t('contact.title')}>
      <p className="mt-2 text-ink-soft">{t('contact.lead')}</p>
      <dl className="panel contact-rows">
        <Row name={t('contact.company')} value={useProductName()} missing="" />
        <Row
          name={t('contact.phone')}
          value={phone}
          missing={t('contact.noPhone')}
          show={(number) => <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>{number}</a>}
        />
        <Row name={t('contact.chat')} value={chat} missing={t('contact.noChat')} show={(place) => outside(place, t('contact.openChat'))} />
        <Row
          name={t('contact.email')}
          value={email}
          missing={t('contact.noEmail')}
          show={(mail) => <a href={`mailto:${mail}`}>{mail}</a>}
        />
        <Row name={t('contact.address')} value={locale === 'zh-Hans' ? address : addressEn} missing={t('contact.noAddress')} />
        <Row name={t('contact.official')} value={officialSite} missing={t('contact.noOfficial')} show={(place) => outside(place)} />
      </dl>
    </ContentFrame>
  )
}
