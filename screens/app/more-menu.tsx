/** What belongs to an account: behind a button in the header, on a phone in the menu. */
import { currentAccount } from '../base/account.ts'
import { type AccountEntry, accountEntries, askToSignIn, entryPath, goToEntry } from '../base/user-centre.ts'
import { useTexts } from '../base/texts.ts'
import { HeadMenu } from './head-menu.tsx'
import { MoreIcon } from './link-icons.tsx'

type Props = {
  readonly id?: string
  /** Before anything opens: what has the focus then gets it back. */
  readonly onChoose: () => void
}

/** The page of the entry, after signing in where nobody is. */
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
  return (
    <ul id={id} className="more-entries" aria-label={t('more')}>
      {accountEntries.map((entry) => (
        <li key={entry}>
          <button type="button" onClick={() => choose(entry)}>
            {t(`entries.${entry}`)}
          </button>
        </li>
      ))}
    </ul>
  )
}

export const MoreMenu = () => {
  const { t } = useTexts('frame')
  return <HeadMenu className="site-link" label={t('more')} face={<MoreIcon />} List={MoreEntries} />
}
