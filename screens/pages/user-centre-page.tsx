/** What an address of an account shows for as long as nobody can sign in. */
import { Link } from 'wouter'
import { InDevelopment } from './in-development.tsx'
import { usePageTitle } from '../base/page-title.ts'
import { useTexts } from '../base/texts.ts'
import { type AccountEntry, accountEntries } from '../base/user-centre.ts'

const EntryPage = ({ entry }: { entry: AccountEntry }) => {
  const { t } = useTexts('frame')
  const name = t(`entries.${entry}`)
  usePageTitle(name)
  return (
    <div className="page">
      <div className="panel mx-auto mt-8 grid max-w-xl gap-2 px-8 py-10 text-center">
        <h1 className="text-xl">{name}</h1>
        <p className="text-ink-soft">{t('account.what', { name })}</p>
        <p className="text-ink-soft">{t('account.kept')}</p>
        <Link href="/" className="button mt-6 justify-self-center">
          {t('account.back')}
        </Link>
      </div>
    </div>
  )
}

export const UserCentrePage = ({ location }: { location: string }) => {
  const entry = accountEntries.find((known) => location.replace(/\/$/, '') === `/usercenter/${known}`)
  return entry === undefined ? <InDevelopment id={undefined} /> : <EntryPage entry={entry} />
}
