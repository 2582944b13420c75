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

const ownPages: Readonly<Record<OwnScreen, ComponentType<{ id: string }>>> = { servo: ServoPage }

const BuiltPage = ({ id }: { id: string }) => {
  const own = ownScreenOf(id)
  const Page = own === undefined ? CalculatorPage : ownPages[own]
  return <Page id={id} />
}

/** Both spellings of the specification lead to the same screen. */
const calculatorRoute = /^\/selection(?:-in)?\/calc_(?<id>[^/]+)\/?$/

/** The working id in a location, or undefined on other screens. */
export const workingIdIn = (location: string): string | undefined => calculatorRoute.exec(location)?.groups?.['id']

export const Routes = ({ location }: { location: string }) => {
  const id = workingIdIn(location)
  if (id !== undefined) return isBuilt(id) ? <BuiltPage id={id} key={id} /> : <InDevelopment id={id} />
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
