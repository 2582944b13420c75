/** One table of hash routes; every page is fetched when it is first shown. */
import { type ComponentType, lazy } from 'react'
import { Route, Switch } from 'wouter'
import { withLaterTexts } from './language.ts'
import { isBuilt, type OwnScreen, ownScreenOf } from './working-classes.ts'

const HomePage = lazy(async () => ({ default: (await import('../home/home-page.tsx')).HomePage }))
const CalculatorPage = lazy(async () => ({ default: (await import('./calculator-page.tsx')).CalculatorPage }))
const ServoPage = lazy(async () => ({ default: (await import('./servo-page.tsx')).ServoPage }))
const ProductPage = lazy(async () => ({ default: (await withLaterTexts(import('../product/product-page.tsx'))).ProductPage }))
const InDevelopment = lazy(async () => ({ default: (await import('../placeholder/in-development.tsx')).InDevelopment }))

const RotaryScenePage = lazy(async () => ({ default: (await import('./rotary-scene-page.tsx')).RotaryScenePage }))
const RotarySecondPage = lazy(async () => ({ default: (await import('./rotary-second-page.tsx')).RotarySecondPage }))
const RotaryIndustryPage = lazy(async () => ({ default: (await import('./rotary-industry-page.tsx')).RotaryIndustryPage }))

/** What comes before the working id in an address: the first page of a working class, and the second where it has one. */
type Step = 'calc' | 'rotating'
type Page = ComponentType<{ id: string }>

const ownPages: Readonly<Record<OwnScreen, Readonly<Partial<Record<Step, Page>>>>> = {
  servo: { calc: ServoPage },
  rotaryScene: { calc: RotaryScenePage, rotating: RotarySecondPage },
  rotaryIndustry: { calc: RotaryIndustryPage },
}
const formPages: Readonly<Partial<Record<Step, Page>>> = { calc: CalculatorPage }

const pageOf = (id: string, step: Step): Page | undefined => {
  if (!isBuilt(id)) return undefined
  const own = ownScreenOf(id)
  return (own === undefined ? formPages : ownPages[own])[step]
}

/** Both spellings of the specification lead to the same screen. */
const workingRoute = /^\/selection(?:-in)?\/(?<step>calc|rotating)_(?<id>[^/]+)\/?$/

type WorkingPlace = { readonly id: string; readonly step: Step }

const workingPlaceIn = (location: string): WorkingPlace | undefined => {
  const { id, step } = workingRoute.exec(location)?.groups ?? {}
  return id === undefined ? undefined : { id, step: step === 'rotating' ? step : 'calc' }
}

/** The working id in a location, or undefined on other screens. */
export const workingIdIn = (location: string): string | undefined => workingPlaceIn(location)?.id

const WorkingPage = ({ id, step }: WorkingPlace) => {
  const Page = pageOf(id, step)
  // A step that a class does not have says nothing about the class.
  return Page ? <Page id={id} /> : <InDevelopment id={step === 'calc' ? id : undefined} />
}

export const Routes = ({ location }: { location: string }) => {
  const place = workingPlaceIn(location)
  if (place) return <WorkingPage {...place} key={location} />
  return (
    <Switch>
      <Route path="/">
        <HomePage />
      </Route>
      <Route path="/productslecto/:serviceID/:driveID">
        {({ serviceID, driveID }) => <ProductPage serviceID={serviceID} driveID={driveID} />}
      </Route>
      <Route>
        <InDevelopment id={undefined} />
      </Route>
    </Switch>
  )
}
