/** Menu of account pages and published content: behind a button in the header, open in the menu of a phone. */
import { Link, useLocation } from 'wouter'
import { currentAccount } from '../base/account/account.ts'
import { takesTable } from '../base/calculators/takes-table.ts'
import { type AccountEntry, accountEntries, askToSignIn, entryPath, goToEntry } from '../base/account/user-centre.ts'
import { useTexts } from '../base/texts/texts.ts'
import { CompanyEntries } from './company-entries.tsx'
import { entryLink, openEntries, popup, siteLink } from './head-link.ts'
import { HeadMenu } from './head-menu.tsx'
import { MoreIcon } from './link-icons.tsx'
import { useRouteAt } from './routes.tsx'

type Props = {
  readonly id?: string
  /** Called before an entry opens, so that the focus can return to the button. */
  readonly onChoose: () => void
}

/** Opens the page of an entry, after signing in if necessary. */
const goTo = (entry: AccountEntry) => {
  if (currentAccount()) goToEntry(entry)
  else askToSignIn({ entry, to: entryPath(entry) })
}

export const MoreEntries = ({ id, onChoose }: Props) => {
  const { t } = useTexts('frame')
  const choose = (entry: AccountEntry) => {
    onChoose()
    goTo(entry)
  }
  const [location] = useLocation()
  const { id: current } = useRouteAt(location)
  return (
    <div id={id} className={id === undefined ? openEntries : popup}>
      <ul className={id === undefined ? 'grid grid-cols-2' : undefined} aria-label={t('more')}>
        {current !== undefined && takesTable(current) && (
          <li>
            <Link className={entryLink} href={`/batch/${current}`} onClick={onChoose}>
              {t('batch')}
            </Link>
          </li>
        )}
        <li>
          <Link className={entryLink} href="/check-report" onClick={onChoose}>
            {t('checkReport')}
          </Link>
        </li>
        {accountEntries.map((entry) => (
          <li key={entry}>
            <button type="button" className={entryLink} onClick={() => choose(entry)}>
              {t(`entries.${entry}`)}
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={entryLink}
            aria-haspopup="dialog"
            onClick={() => {
              onChoose()
              askToSignIn({ isAboutUsage: true })
            }}
          >
            {t('usage.title')}
          </button>
        </li>
      </ul>
      <CompanyEntries isOpen={id === undefined} onLeave={onChoose} />
    </div>
  )
}

export const MoreMenu = () => {
  const { t } = useTexts('frame')
  return <HeadMenu className={siteLink} label={t('more')} face={<MoreIcon />} List={MoreEntries} />
}
