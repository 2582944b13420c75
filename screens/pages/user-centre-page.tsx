/** The user centre: everything that somebody keeps, and their account. Before signing in, what this browser keeps. */
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { currentAccount } from '../base/account.ts'
import { withTexts } from '../base/language.ts'
import { usePageTitle } from '../base/page-title.ts'
import { currentSite } from '../base/site.ts'
import { useTexts } from '../base/texts.ts'
import { type AccountEntry, accountEntries, askToSignIn, entryPath } from '../base/user-centre.ts'
import { FavouriteList } from '../account/centre/favourite-list.tsx'
import { Loading, Nothing } from '../account/centre/list-parts.tsx'
import { MyAccount } from '../account/centre/my-account.tsx'
import { SelectionList } from '../account/centre/selection-list.tsx'
import { ShoppingList } from '../account/centre/shopping-list.tsx'
import { useKnown } from '../account/centre/use-known.ts'
import '../account/centre/user-centre.css'

/** Few people are administrators of a company. */
const CompanyPage = lazy(async () => ({
  default: (await withTexts(['company'], import('../account/company/company-page.tsx'))).CompanyPage,
}))

type Part = AccountEntry | 'my-account'
const parts: readonly Part[] = [...accountEntries, 'my-account']

/** Files come with a part of the product that is not there yet: none is listed that could not be fetched. */
const Downloads = () => {
  const { t } = useTexts('user-centre')
  return (
    <Nothing title={t('noDownloads')}>
      <p>{t('noDownloadsHint')}</p>
    </Nothing>
  )
}

const SampleBooks = () => {
  const { t } = useTexts('user-centre')
  return (
    <Nothing title={t('noBooks')}>
      <p>{t('noBooksHint')}</p>
    </Nothing>
  )
}

const Account = () => {
  const known = useKnown()
  const { t } = useTexts('user-centre')
  return known ? <MyAccount key={known.began} known={known} /> : <Nothing title={t('mine.nobody')} />
}

const contents: Readonly<Record<Part, ComponentType>> = {
  'user-selection': SelectionList,
  'download-list': Downloads,
  'collect-list': FavouriteList,
  'shopping-list': ShoppingList,
  'specimen-book': SampleBooks,
  'comp-detail': CompanyPage,
  'my-account': Account,
}

const useNames = () => {
  const { t } = useTexts('frame')
  return (part: Part): string => (part === 'my-account' ? t('login.mine') : t(`entries.${part}`))
}

const Ways = ({ current }: { readonly current: Part }) => {
  const { t } = useTexts('user-centre')
  const nameOf = useNames()
  return (
    <nav className="centre-ways" aria-label={t('title')}>
      {parts.map((part) => (
        <Link key={part} href={entryPath(part)} aria-current={part === current ? 'page' : undefined}>
          {nameOf(part)}
        </Link>
      ))}
    </nav>
  )
}

/** What is shown to whoever has not signed in. */
const Visitor = ({ part }: { readonly part: Part }) => {
  const { t } = useTexts('user-centre')
  const { t: frame } = useTexts('frame')
  const { login, phone } = currentSite()
  const canSignIn = login !== undefined || phone !== undefined
  const signIn = () => askToSignIn(part === 'my-account' ? {} : { entry: part })
  return (
    <div className="centre-visitor">
      <p>{canSignIn ? t('visitor') : t('browserOnly')}</p>
      {canSignIn && (
        <button type="button" className="button" data-kind="primary" aria-haspopup="dialog" onClick={signIn}>
          {frame('login.go')}
        </button>
      )}
    </div>
  )
}

const PartPage = ({ part }: { readonly part: Part }) => {
  const nameOf = useNames()
  const known = useKnown()
  const [arrivedAsVisitor] = useState(() => currentAccount() === undefined)
  usePageTitle(nameOf(part))
  // Whoever comes by the address is asked at once; closing the dialog leaves what this browser keeps.
  useEffect(() => {
    const { login } = currentSite()
    if (arrivedAsVisitor && login) askToSignIn(part === 'my-account' ? {} : { entry: part })
  }, [arrivedAsVisitor, part])
  const Content = contents[part]
  return (
    <div className="page centre">
      <Ways current={part} />
      <div className="centre-content">
        <h1 className="text-xl text-main">{nameOf(part)}</h1>
        {!known && <Visitor part={part} />}
        <div className="panel">
          <Suspense fallback={<Loading />}>
            <Content />
          </Suspense>
        </div>
      </div>
    </div>
  )
}

type Props = { readonly location: string; readonly Otherwise: ComponentType<{ readonly id: undefined }> }

export const UserCentrePage = ({ location, Otherwise }: Props) => {
  const path = location.replace(/\/$/, '')
  const part = path === '/usercenter' ? 'user-selection' : parts.find((known) => path === entryPath(known))
  return part === undefined ? <Otherwise id={undefined} /> : <PartPage key={part} part={part} />
}
