/** Contact details of the company, including missing ones. */
import { useProductName } from '../base/page/product-name.ts'
import { currentSite } from '../base/site/site.ts'
import { useTexts } from '../base/texts/texts.ts'
import { CompanyDetails } from './company-details.tsx'
import { ContactRow } from './contact-row.tsx'
import { ContentFrame } from './content-frame.tsx'

/** Ways to reach the company. */
const ContactRows = () => {
  const { t, locale } = useTexts('content')
  const { phone, chat, email, officialSite, address, addressEn = address } = currentSite()
  const tel = phone && `tel:${phone.replaceAll(/[^+\d]/g, '')}`
  return (
    <dl className="panel mt-4 px-4 py-1">
      <ContactRow name={t('contact.company')} value={useProductName()} missing="" />
      <ContactRow name={t('contact.phone')} value={phone} missing={t('contact.noPhone')} address={tel} />
      <ContactRow name={t('contact.chat')} value={chat} missing={t('contact.noChat')} address={chat} words={t('contact.openChat')} />
      <ContactRow name={t('contact.email')} value={email} missing={t('contact.noEmail')} address={email && `mailto:${email}`} />
      <ContactRow name={t('contact.address')} value={locale === 'zh-Hans' ? address : addressEn} missing={t('contact.noAddress')} />
      <ContactRow name={t('contact.official')} value={officialSite} missing={t('contact.noOfficial')} address={officialSite} />
    </dl>
  )
}

export const ContactPage = () => {
  const { t } = useTexts('content')
  return (
    <ContentFrame title={t('contact.title')}>
      <p className="mt-2 text-ink-soft">{t('contact.lead')}</p>
      <ContactRows />
    </ContentFrame>
  )
}

/** The company in a desktop program: its details, and how to reach it. */
export const CompanyInfoPage = () => {
  const { t } = useTexts('content')
  return (
    <ContentFrame title={t('details.title')}>
      <CompanyDetails />
      <h2 className="mt-6 text-title text-main">{t('contact.title')}</h2>
      <ContactRows />
    </ContentFrame>
  )
}
