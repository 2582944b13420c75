/** Pages of screens without a form, by the names in the schemas; separate to keep the first load of forms small. */
import { type ComponentType, lazy } from 'react'
import { withTexts } from '../base/texts/language.ts'
import { takesTable } from '../base/calculators/takes-table.ts'
import { InDevelopment } from '../pages/in-development.tsx'

const ServoPage = lazy(async () => ({ default: (await import('../pages/servo-page.tsx')).ServoPage }))
const RotaryScenePage = lazy(async () => ({ default: (await import('../pages/rotary-scene-page.tsx')).RotaryScenePage }))
const RotarySecondPage = lazy(async () => ({ default: (await import('../pages/rotary-second-page.tsx')).RotarySecondPage }))
const RotaryIndustryPage = lazy(async () => ({ default: (await import('../pages/rotary-industry-page.tsx')).RotaryIndustryPage }))

const Combination = lazy(async () => ({
  default: (await withTexts(['combination', 'results', 'sizing', 'derivations'], import('../pages/combination-page.tsx'))).CombinationPage,
}))

/** Step in an address before the working id: the first page of a working class, or its second one. */
type Step = 'calc' | 'rotating'
type Page = ComponentType<{ id: string }>

const ownPages: Readonly<Record<string, Readonly<Partial<Record<Step, Page>>>>> = {
  servo: { calc: ServoPage },
  rotaryScene: { calc: RotaryScenePage, rotating: RotarySecondPage },
  rotaryIndustry: { calc: RotaryIndustryPage },
}

/** Returns the page of a screen's step; undefined if it has none. */
export const ownPageOf = (screen: string, step: Step): Page | undefined => ownPages[screen]?.[step]

export const OwnPage = ({ screen, step, id }: { readonly screen: string; readonly step: Step; readonly id: string }) => {
  const Page = ownPageOf(screen, step)
  // A missing step does not make the class unknown.
  return Page ? <Page id={id} /> : <InDevelopment id={undefined} />
}

const Batch = lazy(async () => ({ default: (await withTexts(['batch', 'results'], import('../batch/batch-page.tsx'))).BatchPage }))

const Playground = lazy(async () => ({
  default: (await withTexts(['playground'], import('../pages/playground-page.tsx'))).PlaygroundPage,
}))

const batchPath = /^\/batch\/(?<id>\d+)\/?$/

/** Pages for tables of working conditions, combinations and the playground. */
export const OwnPath = ({ location }: { readonly location: string }) => {
  if (location.startsWith('/playground')) return <Playground />
  if (!location.startsWith('/batch/')) return <Combination location={location} />
  const { id } = batchPath.exec(location)?.groups ?? {}
  return id !== undefined && takesTable(id) ? <Batch key={id} id={id} /> : <InDevelopment id={undefined} />
}
