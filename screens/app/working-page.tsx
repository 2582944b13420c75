/** Page of a working class: its form, or the page of its screen. */
import type { DefaultParams } from 'wouter'
import { workingClasses, workingClassOf } from '../base/calculators/working-classes.ts'
import { lazyPage } from './lazy-page.ts'
import { ownPageOf, type Step } from './own-pages.tsx'
import { RememberingPage } from './remembering-page.tsx'
import { InDevelopment } from './unknown-pages.ts'

const CalculatorPage = lazyPage(
  [],
  () => import('../pages/calculator-page.tsx'),
  (module) => module.CalculatorPage,
)

type WorkingPlace = { readonly id: string; readonly step: Step }

/** Returns the working class that an address names. `page`: such as `calc_30`. `address`: the custom page of a class; it decides, whatever `id` follows. */
export const workingPlaceOf = ({ page, id, address }: DefaultParams): WorkingPlace | undefined => {
  const [, step, ofPage] = /^(calc|rotating)_(.+)$/.exec(page ?? '') ?? []
  const ofAddress = workingClasses.find(({ schema }) => schema.place.address === address)?.id
  const named = ofPage ?? (address === undefined ? id : ofAddress)
  return named === undefined ? undefined : { id: named, step: step === 'rotating' ? step : 'calc' }
}

/** @param path the current address, which the page's selection is written to */
export const WorkingPage = ({ id, step, path }: WorkingPlace & { readonly path: string }) => {
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
