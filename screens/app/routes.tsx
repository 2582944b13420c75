/** The hash routes; each page is loaded when first shown. */
import { lazy, type ReactNode } from 'react'
import { useEntry } from '../base/selection/address.ts'
import { withTexts } from '../base/texts/language.ts'
import { workingClasses, workingClassOf } from '../base/calculators/working-classes.ts'
import { RememberingPage } from './remembering-page.tsx'

const HomePage = lazy(async () => ({ default: (await withTexts(['home', 'order-code'], import('../pages/home-page.tsx'))).HomePage }))
const CalculatorPage = lazy(async () => ({ default: (await import('../pages/calculator-page.tsx')).CalculatorPage }))
const CatalogueRoutes = lazy(async () => ({ default: (await import('../directory/catalogue-routes.tsx')).CatalogueRoutes }))
const SearchPage = lazy(async () => ({
  default: (await withTexts(['search', 'results'], import('../pages/search-page.tsx'))).SearchPage,
}))
const UserCentrePage = lazy(async () => ({
  default: (await withTexts(['frame', 'account', 'user-centre', 'kept'], import('../pages/user-centre-page.tsx'))).UserCentrePage,
}))
const CheckReportPage = lazy(async () => ({
  default: (await withTexts(['check-report', 'travel', 'results', 'product', 'models', 'sizing'], import('../pages/check-report-page.tsx')))
    .CheckReportPage,
}))
/** Pages that no row of the table matches. */
const ContentRoutes = lazy(async () => ({ default: (await import('../content/content-routes.tsx')).ContentRoutes }))
const loadPanel = () => withTexts(['frame', 'home'], import('../pages/selection-panel.tsx'))
const SelectionPanel = lazy(async () => ({ default: (await loadPanel()).SelectionPanel }))
const ClassChoice = lazy(async () => ({ default: (await loadPanel()).ClassChoice }))
const InDevelopment = lazy(async () => ({ default: (await import('../pages/in-development.tsx')).InDevelopment }))
/** Calculator pages without a form. */
const OwnPage = lazy(async () => ({ default: (await import('./own-pages.tsx')).OwnPage }))
const OwnPath = lazy(async () => ({ default: (await import('./own-pages.tsx')).OwnPath }))

/** Step in an address before the working id: the first page of a working class, or its second one. */
type Step = 'calc' | 'rotating'

/** All address formats of the specification lead to the same screen. */
const workingRoutes = [
  /^\/selection(?:-in)?\/(?<step>calc|rotating)_(?<id>(?!0\/?$)[^/]+)\/?$/,
  /^\/calculation\/(?<step>calc)\/[01]\/(?<id>[^/]+)\/?$/,
]

/** Addresses of the product directory and of models. */
const catalogueRoute =
  /^\/(selection\/?$|(productslecto|lectogroup|lectoscheme|serieslist|selection\/(params|prod-directory|more|serieslist)|selection-in\/params_0|embed\/selection-detail|entrance\/lecto-by-params)\b)/

type WorkingPlace = { readonly id: string; readonly step: Step }

/** Page of a custom service: `/lecto-custom/lift-platform/301/0`. */
const customRoute = /^\/lecto-custom\/(?<address>[^/]+)(?:\/[^/]*){0,3}$/

const customPlaceIn = (location: string): WorkingPlace | undefined => {
  const { address } = customRoute.exec(location)?.groups ?? {}
  const found = workingClasses.find(({ schema }) => address !== undefined && schema.place.address === address)
  return found && { id: found.id, step: 'calc' }
}

const workingPlaceIn = (location: string): WorkingPlace | undefined => {
  const { id, step } = workingRoutes.map((route) => route.exec(location)?.groups).find((groups) => groups !== undefined) ?? {}
  return id === undefined ? customPlaceIn(location) : { id, step: step === 'rotating' ? step : 'calc' }
}

/** Returns the working id in a location; undefined on other screens. */
export const workingIdIn = (location: string): string | undefined => workingPlaceIn(location)?.id

/** Whether a page is shown inside another program: without header, class list and footer. */
export const isBare = (location: string): boolean => /^\/(?:entrance|desktop|calculation\/calc\/1)\//.test(location)

const WorkingPage = ({ id, step, path }: WorkingPlace & { readonly path: string }) => {
  const place = workingClassOf(id)?.schema.place
  if (!place) return <InDevelopment id={step === 'calc' ? id : undefined} />
  const { screen } = place
  // A form has no second page, which does not make its class unknown.
  if (screen === undefined && step !== 'calc') return <InDevelopment id={undefined} />
  return (
    <RememberingPage id={id} page={`${step}_${id}`} path={path}>
      {screen === undefined ? <CalculatorPage id={id} /> : <OwnPage screen={screen} step={step} id={id} />}
    </RememberingPage>
  )
}

/** Pages other than the working classes; the first matching row counts. `entry` identifies the history entry. */
const routeTable: readonly (readonly [pattern: RegExp, show: (location: string, entry: string) => ReactNode])[] = [
  [/^\/$/, () => <HomePage />],
  [/^\/search$/, () => <SearchPage />],
  [/^\/check-report\/?$/, () => <CheckReportPage />],
  [/^\/selection-in\/calc_0\/?$/, () => <ClassChoice />],
  [/^\/(usercenter|share|desktop\/download)(\/|$)/, (location) => <UserCentrePage location={location} Otherwise={InDevelopment} />],
  [/^\/(lecto-custom|batch|playground)(\/|$)/, (location, entry) => <OwnPath location={location} key={entry} />],
  [/^\/desktop\/compInfo\/?$/, () => <ContentRoutes location="/contact" Otherwise={InDevelopment} />],
  [catalogueRoute, (location, entry) => <CatalogueRoutes location={location} Otherwise={InDevelopment} key={entry} />],
]

const Page = ({ location }: { location: string }) => {
  const place = workingPlaceIn(location)
  const entry = useEntry()
  const key = `${location} ${entry}`
  if (place) return <WorkingPage {...place} path={location} key={key} />
  const [, show] = routeTable.find(([pattern]) => pattern.test(location)) ?? []
  return show ? show(location, key) : <ContentRoutes location={location} Otherwise={InDevelopment} key={key} />
}

export const Routes = ({ location }: { location: string }) => {
  const page = <Page location={location} />
  return location.startsWith('/selection-in/') ? <SelectionPanel location={location}>{page}</SelectionPanel> : page
}
