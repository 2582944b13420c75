/** The user centre: saved items and the account. Visitors see the items saved in this browser. */
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { currentAccount } from '../base/account/account.ts'
import { withTexts } from '../base/texts/language.ts'
import { operatorPath } from '../base/account/operator-path.ts'
import { usePageTitle } from '../base/page/page-title.ts'
import { currentSite } from '../base/site/site.ts'
import { useTexts } from '../base/texts/texts.ts'
import { type AccountEntry, accountEntries, askToSignIn, entryPath, type Wish } from '../base/account/user-centre.ts'
import { FavouriteList } from '../account/centre/favourite-list.tsx'
import { EmptyList } from '../account/centre/empty-list.tsx'
import { Loading } from '../account/centre/list-parts.tsx'
import { ProjectList } from '../account/centre/project-list.tsx'
import { SelectionList } from '../account/centre/selection-list.tsx'
import { ShoppingList } from '../account/centre/shopping-list.tsx'
import { LazyExportParts } from '../account/centre/lazy-assemblies.tsx'
import { NewProjects } from '../account/centre/new-project.tsx'
import { openPage } from '../account/centre/open-page.ts'
import { useKnown } from '../account/centre/use-known.ts'
import { NotFound } from './unknown-page.tsx'
import { Way } from '../account/way.tsx'

const ProjectPage = lazy(async () => ({ default: (await import('../account/centre/project-page.tsx')).ProjectPage }))

const MyAccount = lazy(async () => ({ default: (await import('../account/centre/my-account.tsx')).MyAccount }))

const CompanyDetails = lazy(async () => ({ default: (await withTexts(['content'], import('../content/index.ts'))).CompanyDetails }))

const CompanyPage = lazy(async () => ({
  default: (await withTexts(['company'], import('../account/company/company-page.tsx'))).CompanyPage,
}))

const DownloadList = lazy(async () => ({
  default: (await withTexts(['files', 'content'], import('../account/centre/download-list.tsx'))).DownloadList,
}))

/** The sample books that the company publishes, the same list as on their own page. */
const BookList = lazy(async () => ({ default: (await withTexts(['content'], import('../content/index.ts'))).BookList }))

const Company = () => <CompanyPage details={<CompanyDetails isInPanel />} />

const SampleBooks = () => (
  <div className="px-4 pb-4">
    <BookList path={entryPath('specimen-book')} />
  </div>
)

/** Needed only by users who have submitted something to the manufacturer. */
const SubmissionList = lazy(async () => ({
  default: (await withTexts(['submissions'], import('../account/centre/submission-list.tsx'))).SubmissionList,
}))

const ofInquiries = ['inquiries', 'assembly', 'order-code', 'models']

const InquiryLists = lazy(async () => ({
  default: (await withTexts(ofInquiries, import('../account/inquiries/inquiry-list.tsx'))).InquiryLists,
}))
const InquiryPage = lazy(async () => ({
  default: (await withTexts(ofInquiries, import('../account/inquiries/inquiry-page.tsx'))).InquiryPage,
}))

/** Content of a section; without an id its list. */
type ContentProps = { readonly id: string | undefined }

type Part = AccountEntry | 'projects' | 'inquiries' | 'my-account'
const parts: readonly Part[] = [...accountEntries, 'projects', 'inquiries', 'my-account']

const Account = () => {
  const known = useKnown()
  const { t } = useTexts('user-centre')
  return known ? <MyAccount key={known.began} known={known} /> : <EmptyList title={t('mine.nobody')} />
}

const Downloads = () => {
  const known = useKnown()
  const { t } = useTexts('files')
  return known ? <DownloadList key={known.began} /> : <EmptyList title={t('list.nobody')} />
}

const Projects = ({ id }: ContentProps) => {
  const known = useKnown()
  const { t } = useTexts('user-centre')
  if (!known) return <EmptyList title={t('projects.nobody')} />
  return id === undefined ? <ProjectList /> : <ProjectPage key={`${id} ${known.began}`} id={id} />
}

const Inquiries = ({ id }: ContentProps) => {
  const known = useKnown()
  const { t } = useTexts('user-centre')
  if (!known) return <EmptyList title={t('inquiries.nobody')} />
  return id === undefined ? <InquiryLists began={known.began} /> : <InquiryPage key={`${id} ${known.began}`} id={id} />
}

/** Saved selections, followed by those submitted to the manufacturer. */
const Selections = () => (
  <>
    <SelectionList />
    <Suspense>
      <SubmissionList />
    </Suspense>
  </>
)

const contents: Readonly<Record<Part, ComponentType<ContentProps>>> = {
  'user-selection': Selections,
  'download-list': Downloads,
  'collect-list': FavouriteList,
  'shopping-list': ShoppingList,
  'specimen-book': SampleBooks,
  'comp-detail': Company,
  projects: Projects,
  inquiries: Inquiries,
  'my-account': Account,
}

/** Sections that a site has. */
const offered = (): readonly Part[] => parts.filter((part) => part !== 'inquiries' || currentSite().takesInquiries === true)

const useNames = () => {
  const { t } = useTexts('frame')
  const { t: centre } = useTexts('user-centre')
  return (part: Part): string => {
    if (part === 'projects' || part === 'inquiries') return centre(`${part}.title`)
    return part === 'my-account' ? t('login.mine') : t(`entries.${part}`)
  }
}

const Ways = ({ current }: { readonly current: Part }) => {
  const { t } = useTexts('user-centre')
  const nameOf = useNames()
  const known = useKnown()
  return (
    <nav className="grid gap-0.5 max-stack:hidden print:hidden" aria-label={t('title')}>
      {offered().map((part) => (
        <Way key={part} href={entryPath(part)} isCurrent={part === current}>
          {nameOf(part)}
        </Way>
      ))}
      {known?.isOperator && <Way href={operatorPath}>{t('operator')}</Way>}
    </nav>
  )
}

/** The name of the page as a choice of all pages, where there is no room beside it. */
const WayChoice = ({ current, className }: { readonly current: Part; readonly className: string }) => {
  const { t } = useTexts('user-centre')
  const nameOf = useNames()
  const known = useKnown()
  return (
    <select
      className={`h-11 min-w-40 rounded-control border border-line-strong bg-surface px-3 text-lead font-semibold stack:hidden ${className}`}
      aria-label={t('title')}
      value={entryPath(current)}
      onChange={({ target }) => openPage(`#${target.value}`)}
    >
      {offered().map((part) => (
        <option key={part} value={entryPath(part)}>
          {nameOf(part)}
        </option>
      ))}
      {known?.isOperator && <option value={operatorPath}>{t('operator')}</option>}
    </select>
  )
}

const NewSizing = () => {
  const { t } = useTexts('user-centre')
  return (
    <Link href="/" className="button" data-kind="primary">
      {t('newSizing')}
    </Link>
  )
}

const ProjectActions = () => useKnown() && <NewProjects />

/** What a page begins, beside its heading. */
const headActions: Partial<Record<Part, ComponentType>> = {
  'user-selection': NewSizing,
  'shopping-list': LazyExportParts,
  projects: ProjectActions,
}

type HeadProps = { readonly part: Part; readonly hasActions: boolean }

const PartHead = ({ part, hasActions }: HeadProps) => {
  const nameOf = useNames()
  const Actions = headActions[part]
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-2 max-phone:*:grow">
      <h1 className="mr-auto text-page max-stack:sr-only">{nameOf(part)}</h1>
      {/* Two actions leave no room beside it. */}
      <WayChoice current={part} className={part === 'user-selection' ? '' : 'max-phone:basis-full'} />
      {hasActions && Actions && (
        <Suspense>
          <Actions />
        </Suspense>
      )}
    </div>
  )
}

/** Returns the sign-in request that stays on the current section. */
const wishFor = (part: Part): Wish => {
  const entry = accountEntries.find((one) => one === part)
  return entry ? { entry } : {}
}

/** Content for visitors. */
const Visitor = ({ part }: { readonly part: Part }) => {
  const { t } = useTexts('user-centre')
  const { t: frame } = useTexts('frame')
  const { login, phone } = currentSite()
  const canSignIn = login !== undefined || phone !== undefined
  const signIn = () => askToSignIn(wishFor(part))
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-l-3 border-main-line bg-main-soft px-4 py-2">
      <p>{canSignIn ? t('visitor') : t('browserOnly')}</p>
      {canSignIn && (
        <button type="button" className="button" data-kind="primary" aria-haspopup="dialog" onClick={signIn}>
          {frame('login.go')}
        </button>
      )}
    </div>
  )
}

const PartPage = ({ part, id }: ContentProps & { readonly part: Part }) => {
  const nameOf = useNames()
  const known = useKnown()
  const [arrivedAsVisitor] = useState(() => currentAccount() === undefined)
  // The component of a single item sets its own title.
  usePageTitle(id === undefined ? nameOf(part) : undefined)
  // Opens the sign-in dialog at once; closing it shows the items saved in this browser.
  useEffect(() => {
    const { login } = currentSite()
    if (arrivedAsVisitor && login) askToSignIn(wishFor(part))
  }, [arrivedAsVisitor, part])
  const Content = contents[part]
  return (
    <div className="page grid mx-auto w-full max-w-340 grid-cols-side items-start gap-4 max-stack:grid-cols-1">
      <Ways current={part} />
      <div className="grid min-w-0 grid-cols-1 gap-3">
        <PartHead part={part} hasActions={id === undefined} />
        {!known && <Visitor part={part} />}
        <div className="panel">
          <Suspense fallback={<Loading />}>
            <Content id={id} />
          </Suspense>
        </div>
      </div>
    </div>
  )
}

type Props = { readonly part: string | undefined; readonly id?: string }

export const UserCentrePage = ({ part = 'user-selection', id }: Props) => {
  const known = parts.find((name) => name === part)
  return known === undefined ? <NotFound /> : <PartPage part={known} id={id} />
}
