/** Page of a working class: its form, or the page of its screen. */
import { type DefaultParams, matchRoute, useLocation, useParams, useRouter } from 'wouter'
import { workingClasses, workingClassOf } from '../base/calculators/working-classes.ts'
import { lazyPage } from './lazy-page.ts'
import { ownPageOf, type Step } from './own-pages.tsx'
import { RememberingPage } from './remembering-page.tsx'
import { InDevelopment, NotFound } from './unknown-pages.ts'

const CalculatorPage = lazyPage([], async () => (await import('../pages/calculator-page.tsx')).CalculatorPage)

/** Addresses of working classes. Those that begin with `/selection/` also match other pages, which come first in the table of routes. */
export const workingPaths = [
  '/selection/:page',
  '/selection-in/:page',
  '/calculation/calc/0/:id',
  '/calculation/calc/1/:id',
  '/lecto-custom/:address/:id?/:type?/:part?',
]

type WorkingPlace = { readonly id: string; readonly step: Step }

/** `page`: such as `calc_30`. `address`: the custom page of a class; it decides, whatever `id` follows. */
const workingPlaceOf = ({ page, id, address }: DefaultParams): WorkingPlace | undefined => {
  const [, step, ofPage] = /^(calc|rotating)_(.+)$/.exec(page ?? '') ?? []
  const ofAddress = address !== undefined && workingClasses.find(({ schema }) => schema.place.address === address)?.id
  const named = ofPage ?? (ofAddress === false ? id : ofAddress)
  return named === undefined ? undefined : { id: named, step: step === 'rotating' ? step : 'calc' }
}

/** Returns the working id in the current address; undefined on other pages. */
export const useWorkingId = (): string | undefined => {
  const { parser } = useRouter()
  const [location] = useLocation()
  for (const path of workingPaths) {
    const place = workingPlaceOf(matchRoute(parser, path, location)[1] ?? {})
    if (place) return place.id
  }
  return undefined
}

/** @param path the current address, which the page's selection is written to */
export const WorkingPage = ({ path }: { readonly path: string }) => {
  const place = workingPlaceOf(useParams())
  if (!place) return <NotFound />
  const { id, step } = place
  const found = workingClassOf(id)
  if (!found) return <InDevelopment id={step === 'calc' ? id : undefined} />
  const { screen } = found.schema.place
  // A form has no second page, which does not make its class unknown.
  const Page = screen === undefined ? (step === 'calc' ? CalculatorPage : undefined) : ownPageOf(screen, step)
  if (!Page) return <InDevelopment id={undefined} />
  return (
    <RememberingPage id={id} page={`${step}_${id}`} path={path}>
      <Page id={id} />
    </RememberingPage>
  )
}
