/** Links to the company's published content, below the account entries. */
import { Link } from 'wouter'
import { useTexts } from '../base/texts/texts.ts'
import { entryLink } from './head-link.ts'

const companyPages = ['news', 'documents', 'samplebooks', 'information', 'help', 'contact'] as const

type Props = {
  /** In the menu, not below a button. */
  readonly isOpen: boolean
  readonly onLeave: () => void
}

export const CompanyEntries = ({ isOpen, onLeave }: Props) => {
  const { t } = useTexts('frame')
  return (
    <ul className={`mt-1 border-t border-line pt-1 ${isOpen ? 'grid grid-cols-2' : ''}`} aria-label={t('company')}>
      {companyPages.map((page) => (
        <li key={page}>
          <Link className={entryLink} href={`/${page}`} onClick={onLeave}>
            {t(`companyPages.${page}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
