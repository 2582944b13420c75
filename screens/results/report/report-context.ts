/** What a report of the results that are shown is made from. */
import { createContext, type ReactNode } from 'react'
import type { Calculation, RecommendedModel } from '../../../contract/results/selection.ts'
import type { CardLayout } from '../../../families/define/card-layout.ts'
import type { ServiceCall } from '../../base/api/api.ts'
import type { ParameterWords } from '../model/parameter-words.ts'
import type { Listed } from '../model/use-listed.ts'

/** A name and its value, both in words. */
export type Fact = { readonly key: string; readonly name: string; readonly value: string }

/** What the page adds to a report. Its parts may be fetched late: the report waits for them. */
export type PrintedParts = {
  /** What was chosen beside the request's own conditions. */
  readonly conditions?: readonly Fact[]
  /** How the load moves, where the answer does not say. */
  readonly motion?: ReactNode
  /** A chart of one model. */
  readonly renderChart?: ((model: RecommendedModel) => ReactNode) | undefined
  /** Whether the page still has the inputs that the results are of: only then its address is theirs. */
  readonly isCurrent?: () => boolean
}

/** The results that are shown. */
export type Reported = PrintedParts & {
  readonly workingId: string
  readonly request: ServiceCall
  readonly answer: Calculation
  readonly parameters: ParameterWords
  readonly layout: CardLayout
}

/** The part of a list that is shown. */
export type ListedModels = Pick<Listed, 'answer' | 'narrowing' | 'order' | 'range'>

/** A list that is nowhere narrowed, sorted or left out. */
export const asAnswered = (answer: Calculation): ListedModels => ({
  answer,
  narrowing: {},
  order: undefined,
  range: { first: 1, last: answer.list.length, of: answer.list.length },
})

/** What is printed: the results as they are listed, or one model. */
export type ReportSubject =
  | { readonly kind: 'results'; readonly listed: ListedModels }
  | { readonly kind: 'model'; readonly model: RecommendedModel }

/** Around results; without it nothing is printed. */
export const ReportContext = createContext<Reported | undefined>(undefined)
