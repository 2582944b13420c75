/** The hash routes; every page is fetched when it is first shown. */
import { type ComponentType, lazy, type ReactNode } from 'react'
import { useEntry } from '../base/selection/address.ts'
import { withTexts } from '../base/language.ts'
import { workingClassOf } from '../base/working-classes.ts'
import { RememberingPage } from './remembering-page.tsx'

const HomePage = lazy(async () => ({ default: (await withTexts(['home', 'order-code'], import('../pages/home-page.tsx'))).HomePage }))
const CalculatorPage = lazy(async () => ({ default: (await import('../pages/calculator-page.tsx')).CalculatorPage }))
const ServoPage = lazy(async () => ({ default: (await import('../pages/servo-page.tsx')).ServoPage }))
const CatalogueRoutes = lazy(async () => ({ default: (await import('../directory/catalogue-routes.tsx')).CatalogueRoutes }))
const SearchPage = lazy(async () => ({
  default: (await withTexts(['search', 'results'], import('../pages/search-page.tsx'))).SearchPage,
}))
const UserCentrePage = lazy(async () => ({
  default: (await withTexts(['frame'], import('../pages/user-centre-page.tsx'))).UserCentrePage,
}))
const InDevelopment = lazy(async () => ({ default: (await import('../pages/in-development.tsx')).InDevelopment }))

const RotaryScenePage = lazy(async () => ({ default: (await import('../pages/rotary-scene-page.tsx')).RotaryScenePage }))
const RotarySecondPage = lazy(async () => ({ default: (await import('../pages/rotary-second-page.tsx')).RotarySecondPage }))
const RotaryIndustryPage = lazy(async () => ({ default: (await import('../pages/rotary-industry-page.tsx')).RotaryIndustryPage }))

/** What comes before the working id in an address: the first page of a working class, and the second where it has one. */
type Step = 'calc' | 'rotating'
type Page = ComponentType<{ id: string }>

/** The pages of the screens that are no form, by the names that schemas use. */
const ownPages: Readonly<Record<string, Readonly<Partial<Record<Step, Page>>>>> = {
  servo: { calc: ServoPage },
  rotaryScene: { calc: RotaryScenePage, rotating: RotarySecondPage },
  rotaryIndustry: { calc: RotaryIndustryPage },
}
const formPages: Readonly<Partial<Record<Step, Page>>> = { calc: CalculatorPage }

/** The page of a step of a working id; undefined where there is none. */
export const pageOf = (id: string, step: Step): Page | undefined => {
  const place = workingClassOf(id)?.schema.place
  if (!place) return undefined
  return (place.screen === undefined ? formPages : ownPages[place.screen])?.[step]
}

/** All spellings of the specification lead to the same screen. */
const workingRoutes = [
  /^\/selection(?:-in)?\/(?<step>calc|rotating)_(?<id>[^/]+)\/?$/,
  /^\/calculation\/(?<step>calc)\/[^/]+\/(?<id>[^/]+)\/?$/,
]

/** How addresses of the product directory and of models begin. */
const catalogueRoute = /^\/(productslecto|lectogroup|serieslist|selection\/(params|prod-directory|serieslist)|selection-in\/params_0)\b/

type WorkingPlace = { readonly id: string; readonly step: Step }

const workingPlaceIn = (location: string): WorkingPlace | undefined => {
  const { id, step } = workingRoutes.map((route) => route.exec(location)?.groups).find((groups) => groups !== undefined) ?? {}
  return id === undefined ? undefined : { id, step: step === 'rotating' ? step : 'calc' }
}

/** The working id in a location, or undefined on other screens. */
export const workingIdIn = (location: string): string | undefined => workingPlaceIn(location)?.id

const WorkingPage = ({ id, step, path }: WorkingPlace & { readonly path: string }) => {
  const Page = pageOf(id, step)
  // A step that a class does not have says nothing about the class.
  if (!Page) return <InDevelopment id={step === 'calc' ? id : undefined} />
  return (
    <RememberingPage id={id} path={path}>
      <Page id={id} />
    </RememberingPage>
  )
}

/** The pages beside the working classes: which addresses lead to each; `entry` differs for each entry of the history. Where two rows fit, the first counts. */
const routeTable: readonly (readonly [pattern: RegExp, show: (location: string, entry: string) => ReactNode])[] = [
  [/^\/$/, () => <HomePage />],
  [/^\/search$/, () => <SearchPage />],
  [/^\/usercenter\//, (location) => <UserCentrePage location={location} />],
  [catalogueRoute, (location, entry) => <CatalogueRoutes location={location} Otherwise={InDevelopment} key={entry} />],
]

export const Routes = ({ location }: { location: string }) => {
  const place = workingPlaceIn(location)
  const entry = useEntry()
  const key = `${location} ${entry}`
  if (place) return <WorkingPage {...place} path={location} key={key} />
  const [, show] = routeTable.find(([pattern]) => pattern.test(location)) ?? []
  return show ? show(location, key) : <InDevelopment id={undefined} />
}
