/** The addresses of all pages, after `#`; the first match counts. Each page is loaded when first shown. */
import { Fragment, type ReactNode } from 'react'
import { type DefaultParams, matchRoute, type Parser, type StringRouteParams, useRouter } from 'wouter'
import { filterMark } from '../../contract/catalogue/product-names.ts'
import { takesTable } from '../base/calculators/takes-table.ts'
import { lazyPage } from './lazy-page.ts'
import { MissingService, NotFound } from './unknown-pages.ts'
import { WorkingPage, workingPlaceOf } from './working-page.tsx'

/** Texts for the names of columns and models, and those of series lists. */
const ofModels = ['product', 'models']
const ofDirectory = ['directory', 'filters', ...ofModels]
const ofContent = ['content']
const ofAccount = ['frame', 'account', 'user-centre', 'kept']

const content = () => import('../content/index.ts')
const directory = () => import('../directory/index.ts')
const selectionPanel = () => import('../pages/selection-panel.tsx')

const HomePage = lazyPage(
  ['home'],
  () => import('../pages/home-page.tsx'),
  (module) => module.HomePage,
)
const SearchPage = lazyPage(
  ['search', 'results'],
  () => import('../pages/search-page.tsx'),
  (module) => module.SearchPage,
)
const CheckReportPage = lazyPage(
  ['check-report', 'travel', 'results', 'sizing', ...ofModels],
  () => import('../pages/check-report-page.tsx'),
  (module) => module.CheckReportPage,
)
const PlaygroundPage = lazyPage(
  ['playground'],
  () => import('../pages/playground-page.tsx'),
  (module) => module.PlaygroundPage,
)
const BatchPage = lazyPage(
  ['batch', 'results'],
  () => import('../batch/batch-page.tsx'),
  (module) => module.BatchPage,
)
const AssemblyPage = lazyPage(
  ['assembly', 'order-code', 'models', 'results', 'sizing', 'derivations'],
  () => import('../pages/assembly-page.tsx'),
  (module) => module.AssemblyPage,
)

const SelectionPanel = lazyPage(['frame'], selectionPanel, (module) => module.SelectionPanel)
const ClassChoice = lazyPage(['frame', 'home'], selectionPanel, (module) => module.ClassChoice)

const UserCentrePage = lazyPage(
  ofAccount,
  () => import('../pages/user-centre-page.tsx'),
  (module) => module.UserCentrePage,
)
const OperatorPage = lazyPage(
  ['submissions', ...ofAccount],
  () => import('../account/operator/operator-page.tsx'),
  (module) => module.OperatorPage,
)
const SharedProjectPage = lazyPage(
  ofAccount,
  () => import('../account/centre/shared-project.tsx'),
  (module) => module.SharedProjectPage,
)

const SharedInquiryPage = lazyPage(
  ['inquiries', 'assembly', 'order-code', 'models', ...ofAccount],
  () => import('../account/inquiries/shared-inquiry.tsx'),
  (module) => module.SharedInquiryPage,
)

const DirectoryPage = lazyPage(ofDirectory, directory, (module) => module.DirectoryPage)
const RootPage = lazyPage(['groups', ...ofDirectory], directory, (module) => module.RootPage)
const GroupPage = lazyPage(['groups', 'motor-drawer', ...ofDirectory], directory, (module) => module.GroupPage)
const SolutionsPage = lazyPage(ofDirectory, directory, (module) => module.SolutionsPage)
const MorePage = lazyPage(
  ['directory'],
  () => import('../directory/more-page.tsx'),
  (module) => module.MorePage,
)
const EntrancePage = lazyPage(['directory'], directory, (module) => module.EntrancePage)
const EmbedPage = lazyPage(
  ['embed'],
  () => import('../directory/embed-page.tsx'),
  (module) => module.EmbedPage,
)
const ChoicePage = lazyPage(ofDirectory, directory, (module) => module.ChoicePage)
const ProductPage = lazyPage(
  ['order-code', ...ofModels],
  () => import('../pages/product-page.tsx'),
  (module) => module.ProductPage,
)

const NewsPage = lazyPage(ofContent, content, (module) => module.NewsPage)
const InformationPage = lazyPage(ofContent, content, (module) => module.InformationPage)
const ArticlePage = lazyPage(ofContent, content, (module) => module.ArticlePage)
const DocumentsPage = lazyPage(ofContent, content, (module) => module.DocumentsPage)
const BooksPage = lazyPage(ofContent, content, (module) => module.BooksPage)
const BookPage = lazyPage(ofContent, content, (module) => module.BookPage)
const CompanyInfoPage = lazyPage(ofContent, content, (module) => module.CompanyInfoPage)
const ContactPage = lazyPage(ofContent, content, (module) => module.ContactPage)
const HelpPage = lazyPage(['help', ...ofContent], content, (module) => module.HelpPage)

/** Decodes a path segment; wouter leaves separators encoded. */
const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

type Shown = {
  readonly page: ReactNode
  /** Working id of the page, if it has one. */
  readonly id?: string | undefined
  /** Whether the page is shown inside another program: without header, class list and footer. */
  readonly isBare?: boolean
}

type Route = {
  readonly path: string
  /** Returns the page at a location; undefined if the pattern does not match. */
  readonly at: (parser: Parser, location: string) => Shown | undefined
}

const route = <Path extends string>(path: Path, show: (params: StringRouteParams<Path>) => ReactNode, isBare = false): Route => ({
  path,
  at: (parser, location) => {
    const [isMatch, params] = matchRoute(parser, path, location)
    // wouter leaves the parameters of a generic path unresolved.
    return isMatch ? { page: show(params as StringRouteParams<Path>), isBare } : undefined
  },
})

/** Addresses of working classes: `calc_30` or `rotating_121`, a working id, or the name of a custom page. */
const working = (path: string, isBare = false): Route => ({
  path,
  at: (parser, location) => {
    const params: DefaultParams | null = matchRoute(parser, path, location)[1]
    if (!params) return undefined
    const place = workingPlaceOf(params)
    return { page: place ? <WorkingPage {...place} path={location} /> : <NotFound />, id: place?.id, isBare }
  },
})

export const routes: readonly Route[] = [
  route('/', () => <HomePage />),
  route('/search', () => <SearchPage />),
  route('/check-report', () => <CheckReportPage />),
  route('/playground/*?', () => <PlaygroundPage />),
  route('/batch/:id', ({ id }) => (takesTable(id) ? <BatchPage id={id} /> : <NotFound />)),
  route('/lecto-custom/:address/:id/:screw/:guide/:motor', ({ id, screw, guide, motor }) => (
    <AssemblyPage id={id} models={`screw=${screw}/guide=${guide}/motor=${motor}`} />
  )),
  route('/assembly/:id/*', ({ id, '*': models }) => <AssemblyPage id={id} models={models} />),
  route('/selection-in/calc_0', () => <ClassChoice />),
  ...['/selection', '/selection/params', '/selection/prod-directory', '/selection-in/params_0'].map((path) =>
    route(path, () => <DirectoryPage />),
  ),
  route('/selection/more', () => <MorePage />),
  route('/selection/serieslist/:rid', ({ rid }) => <RootPage rid={decoded(rid)} />),
  route('/serieslist/:rid', ({ rid }) => <RootPage rid={decoded(rid)} />),
  route('/lectogroup', () => <GroupPage />),
  route('/lectoscheme', () => <SolutionsPage />),
  route('/entrance/lecto-by-params', () => <EntrancePage />),
  route('/embed/selection-detail', () => <EmbedPage />),
  {
    path: '/productslecto',
    at: (_, location) => (/^\/productslecto(?:\/?$|\/(?:%20|\s)*\/)/.test(location) ? { page: <MissingService /> } : undefined),
  },
  route('/productslecto/:serviceID/:driveID', ({ serviceID, driveID }) => {
    const Page = driveID.startsWith(filterMark) ? ChoicePage : ProductPage
    return <Page serviceID={decoded(serviceID)} driveID={decoded(driveID)} />
  }),
  route('/usercenter/operator/usage', () => <OperatorPage isUsage />),
  route('/usercenter/operator/:number?', ({ number }) => <OperatorPage number={number} />),
  route('/usercenter/projects/:id', ({ id }) => <UserCentrePage part="projects" id={id} />),
  route('/usercenter/inquiries/:id', ({ id }) => <UserCentrePage part="inquiries" id={id} />),
  route('/usercenter/:part?', ({ part }) => <UserCentrePage part={part} />),
  route('/desktop/download', () => <UserCentrePage part="download-list" />, true),
  route('/share/:token', ({ token }) => <SharedProjectPage token={token} />),
  route('/quotation/:token', ({ token }) => <SharedInquiryPage token={token} />),
  route('/news', () => <NewsPage />),
  route('/news/:id', ({ id }) => <ArticlePage kind="news" id={id} />),
  route('/information', () => <InformationPage />),
  route('/information/:id', ({ id }) => <ArticlePage kind="information" id={id} />),
  route('/documents', () => <DocumentsPage />),
  route('/samplebooks', () => <BooksPage />),
  route('/samplebooks/:id', ({ id }) => <BookPage id={id} />),
  route('/contact', () => <ContactPage />),
  route('/desktop/compInfo', () => <CompanyInfoPage />, true),
  route('/help', () => <HelpPage />),
  working('/selection/:page'),
  working('/selection-in/:page'),
  working('/calculation/calc/0/:id'),
  working('/calculation/calc/1/:id', true),
  working('/lecto-custom/:address/:id?/:type?/:part?'),
]

/** Returns what is shown at a location. */
export const useRouteAt = (location: string): Shown => {
  const { parser } = useRouter()
  for (const { at } of routes) {
    const shown = at(parser, location)
    if (shown) return shown
  }
  return { page: <NotFound /> }
}

type RoutesProps = {
  readonly location: string
  /** History entry of the location: another one is another visit, even of the same page. */
  readonly entry: string
}

/** The page at a location. */
export const Routes = ({ location, entry }: RoutesProps) => {
  const page = <Fragment key={entry}>{useRouteAt(location).page}</Fragment>
  return location.startsWith('/selection-in/') ? <SelectionPanel>{page}</SelectionPanel> : page
}
