/** The pages of the screens that are no form, by the names that schemas use: a list that a first form does without. */
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

/** What comes before the working id in an address: the first page of a working class, and the second where it has one. */
type Step = 'calc' | 'rotating'
type Page = ComponentType<{ id: string }>

const ownPages: Readonly<Record<string, Readonly<Partial<Record<Step, Page>>>>> = {
  servo: { calc: ServoPage },
  rotaryScene: { calc: RotaryScenePage, rotating: RotarySecondPage },
  rotaryIndustry: { calc: RotaryIndustryPage },
}

/** The page of a step of a screen; undefined where there is none. */
export const ownPageOf = (screen: string, step: Step): Page | undefined => ownPages[screen]?.[step]

export const OwnPage = ({ screen, step, id }: { readonly screen: string; readonly step: Step; readonly id: string }) => {
  const Page = ownPageOf(screen, step)
  // A step that a class does not have says nothing about the class.
  return Page ? <Page id={id} /> : <InDevelopment id={undefined} />
}

const Batch = lazy(async () => ({ default: (await withTexts(['batch', 'results'], import('../batch/batch-page.tsx'))).BatchPage }))

const Playground = lazy(async () => ({
  default: (await withTexts(['playground'], import('../pages/playground-page.tsx'))).PlaygroundPage,
}))

const batchPath = /^\/batch\/(?<id>\d+)\/?$/

/** Tables of a working class; the parts of a combination; the playground. */
export const OwnPath = ({ location }: { readonly location: string }) => {
  if (location.startsWith('/playground')) return <Playground />
  if (!location.startsWith('/batch/')) return <Combination location={location} />
  const { id } = batchPath.exec(location)?.groups ?? {}
  return id !== undefined && takesTable(id) ? <Batch key={id} id={id} /> : <InDevelopment id={undefined} />
}
