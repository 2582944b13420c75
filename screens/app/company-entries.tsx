/** Links to the company's published content, below the account entries. */
import { Link } from 'wouter'
import { useTexts } from '../base/texts/texts.ts'

const companyPages = ['news', 'documents', 'samplebooks', 'information', 'help', 'contact'] as const

export const CompanyEntries = ({ onLeave }: { readonly onLeave: () => void }) => {
  const { t } = useTexts('frame')
  return (
    <ul className="company-entries" aria-label={t('company')}>
      {companyPages.map((page) => (
        <li key={page}>
          <Link href={`/${page}`} onClick={onLeave}>
            {t(`companyPages.${page}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
