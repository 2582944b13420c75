/** The addresses of all pages, after `#`; the first match counts. Each page is loaded when first shown. */
import type { ReactNode } from 'react'
import { Route, Switch, useRoute } from 'wouter'
import { filterMark } from '../../contract/catalogue/product-names.ts'
import { takesTable } from '../base/calculators/takes-table.ts'
import { useEntry } from '../base/selection/address.ts'
import { lazyPage } from './lazy-page.ts'
import { NotFound } from './unknown-pages.ts'
import { WorkingPage, workingPaths } from './working-page.tsx'

/** Texts for the names of columns and models, and those of series lists. */
const ofModels = ['product', 'models']
const ofDirectory = ['directory', 'filters', ...ofModels]
const ofContent = ['content']
const ofAccount = ['frame', 'account', 'user-centre', 'kept']

const HomePage = lazyPage(['home', 'order-code'], async () => (await import('../pages/home-page.tsx')).HomePage)
const SearchPage = lazyPage(['search', 'results'], async () => (await import('../pages/search-page.tsx')).SearchPage)
const CheckReportPage = lazyPage(
  ['check-report', 'travel', 'results', 'sizing', ...ofModels],
  async () => (await import('../pages/check-report-page.tsx')).CheckReportPage,
)
const PlaygroundPage = lazyPage(['playground'], async () => (await import('../pages/playground-page.tsx')).PlaygroundPage)
const BatchPage = lazyPage(['batch', 'results'], async () => (await import('../batch/batch-page.tsx')).BatchPage)
const CombinationPage = lazyPage(
  ['combination', 'results', 'sizing', 'derivations'],
  async () => (await import('../pages/combination-page.tsx')).CombinationPage,
)

const SelectionPanel = lazyPage(['frame'], async () => (await import('../pages/selection-panel.tsx')).SelectionPanel)
const ClassChoice = lazyPage(['frame', 'home'], async () => (await import('../pages/selection-panel.tsx')).ClassChoice)

const UserCentrePage = lazyPage(ofAccount, async () => (await import('../pages/user-centre-page.tsx')).UserCentrePage)
const OperatorPage = lazyPage(
  ['submissions', ...ofAccount],
  async () => (await import('../account/operator/operator-page.tsx')).OperatorPage,
)
const SharedProjectPage = lazyPage(ofAccount, async () => (await import('../account/centre/shared-project.tsx')).SharedProjectPage)

const DirectoryPage = lazyPage(ofDirectory, async () => (await import('../directory/directory-page.tsx')).DirectoryPage)
const RootPage = lazyPage(['groups', ...ofDirectory], async () => (await import('../directory/root-page.tsx')).RootPage)
const GroupPage = lazyPage(['groups', 'motor-drawer', ...ofDirectory], async () => (await import('../directory/group-page.tsx')).GroupPage)
const SolutionsPage = lazyPage(ofDirectory, async () => (await import('../directory/solutions-page.tsx')).SolutionsPage)
const MorePage = lazyPage(['directory'], async () => (await import('../directory/more-page.tsx')).MorePage)
const EntrancePage = lazyPage(['directory'], async () => (await import('../directory/entrance-page.tsx')).EntrancePage)
const EmbedPage = lazyPage(['embed', ...ofDirectory], async () => (await import('../directory/embed-page.tsx')).EmbedPage)
const ChoicePage = lazyPage(ofDirectory, async () => (await import('../directory/choice-page.tsx')).ChoicePage)
const ProductPage = lazyPage(['order-code', ...ofModels], async () => (await import('../pages/product-page.tsx')).ProductPage)

const NewsPage = lazyPage(ofContent, async () => (await import('../content/news-page.tsx')).NewsPage)
const InformationPage = lazyPage(ofContent, async () => (await import('../content/information-page.tsx')).InformationPage)
const ArticlePage = lazyPage(ofContent, async () => (await import('../content/article-page.tsx')).ArticlePage)
const DocumentsPage = lazyPage(ofContent, async () => (await import('../content/documents-page.tsx')).DocumentsPage)
const BooksPage = lazyPage(ofContent, async () => (await import('../content/books-page.tsx')).BooksPage)
const BookPage = lazyPage(ofContent, async () => (await import('../content/book-page.tsx')).BookPage)
const ContactPage = lazyPage(ofContent, async () => (await import('../content/contact-page.tsx')).ContactPage)
const HelpPage = lazyPage(['help', ...ofContent], async () => (await import('../content/help-page.tsx')).HelpPage)

/** Decodes a path segment; wouter leaves separators encoded. */
const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** One page at several addresses. */
const at = (paths: readonly string[], page: ReactNode) =>
  paths.map((path) => (
    <Route key={path} path={path}>
      {page}
    </Route>
  ))

type Props = { readonly location: string }

const Page = ({ location }: Props) => (
  <Switch location={location}>
    <Route path="/">
      <HomePage />
    </Route>
    <Route path="/search">
      <SearchPage />
    </Route>
    <Route path="/check-report">
      <CheckReportPage />
    </Route>
    <Route path="/playground/*?">
      <PlaygroundPage />
    </Route>
    <Route path="/batch/:id">{({ id }) => (takesTable(id) ? <BatchPage id={id} /> : <NotFound />)}</Route>
    <Route path="/lecto-custom/:address/:id/:screw/:guide/:motor">
      {({ id, screw, guide, motor }) => (
        <CombinationPage id={id} screwSku={decoded(screw)} guideSku={decoded(guide)} motorSku={decoded(motor)} />
      )}
    </Route>
    <Route path="/selection-in/calc_0">
      <ClassChoice />
    </Route>
    {at(['/selection', '/selection/params', '/selection/prod-directory', '/selection-in/params_0'], <DirectoryPage />)}
    <Route path="/selection/more">
      <MorePage />
    </Route>
    {['/serieslist/:rid' as const, '/selection/serieslist/:rid' as const].map((path) => (
      <Route key={path} path={path}>
        {({ rid }) => <RootPage rid={decoded(rid)} />}
      </Route>
    ))}
    <Route path="/lectogroup">
      <GroupPage />
    </Route>
    <Route path="/lectoscheme">
      <SolutionsPage />
    </Route>
    <Route path="/entrance/lecto-by-params">
      <EntrancePage />
    </Route>
    <Route path="/embed/selection-detail">
      <EmbedPage />
    </Route>
    <Route path="/productslecto/:serviceID/:driveID">
      {({ serviceID, driveID }) => {
        const Page = driveID.startsWith(filterMark) ? ChoicePage : ProductPage
        return <Page serviceID={decoded(serviceID)} driveID={decoded(driveID)} />
      }}
    </Route>
    <Route path="/usercenter/operator/usage">
      <OperatorPage isUsage />
    </Route>
    <Route path="/usercenter/operator/:number?">{({ number }) => <OperatorPage number={number} />}</Route>
    <Route path="/usercenter/projects/:id">{({ id }) => <UserCentrePage part="projects" id={id} />}</Route>
    <Route path="/usercenter/:part?">{({ part }) => <UserCentrePage part={part} />}</Route>
    <Route path="/desktop/download">
      <UserCentrePage part="download-list" />
    </Route>
    <Route path="/share/:token">{({ token }) => <SharedProjectPage token={token} />}</Route>
    <Route path="/news">
      <NewsPage />
    </Route>
    <Route path="/news/:id">{({ id }) => <ArticlePage kind="news" id={id} />}</Route>
    <Route path="/information">
      <InformationPage />
    </Route>
    <Route path="/information/:id">{({ id }) => <ArticlePage kind="information" id={id} />}</Route>
    <Route path="/documents">
      <DocumentsPage />
    </Route>
    <Route path="/samplebooks">
      <BooksPage />
    </Route>
    <Route path="/samplebooks/:id">{({ id }) => <BookPage id={id} />}</Route>
    {at(['/contact', '/desktop/compInfo'], <ContactPage />)}
    <Route path="/help">
      <HelpPage />
    </Route>
    {at(workingPaths, <WorkingPage path={location} />)}
    <Route>
      <NotFound />
    </Route>
  </Switch>
)

/** Whether the page is shown inside another program: without header, class list and footer. */
export const useIsBare = (): boolean => {
  const matches = [useRoute('/entrance/*'), useRoute('/desktop/*'), useRoute('/calculation/calc/1/*')]
  return matches.some(([isMatch]) => isMatch)
}

/** The page at a location. Another history entry is another visit, even of the same page. */
export const Routes = ({ location }: Props) => {
  const [isInPanel] = useRoute('/selection-in/*')
  const page = <Page key={useEntry()} location={location} />
  return isInPanel ? <SelectionPanel>{page}</SelectionPanel> : page
}
