/** Data for reports of the shown results. */
import { createContext, type ReactNode } from 'react'
import type { Calculation, RecommendedModel } from '../../../contract/results/selection.ts'
import type { CardLayout } from '../../../families/define/card-layout.ts'
import type { ServiceCall } from '../../base/api/api.ts'
import type { ParameterWords } from '../model/parameter-words.ts'
import type { Listed } from '../model/use-listed.ts'

/** A formatted name and value. */
export type Fact = { readonly key: string; readonly name: string; readonly value: string }

/** Further content from the page. Its components may be lazy: the report waits for them. */
export type PrintedParts = {
  /** Choices besides the conditions of the request. */
  readonly conditions?: readonly Fact[]
  /** Motion of the load, if the answer does not contain it. */
  readonly motion?: ReactNode
  /** Renders a chart of one model. */
  readonly renderChart?: ((model: RecommendedModel) => ReactNode) | undefined
  /** Whether the page still has the inputs of the results; only then does its address lead to them. */
  readonly isCurrent?: () => boolean
}

/** The results to report. */
export type Reported = PrintedParts & {
  readonly workingId: string
  readonly request: ServiceCall
  readonly answer: Calculation
  readonly parameters: ParameterWords
  readonly layout: CardLayout
}

/** The shown part of a list. */
export type ListedModels = Pick<Listed, 'answer' | 'narrowing' | 'order' | 'range'>

/** Returns the complete list of an answer, unfiltered and in its default order. */
export const asAnswered = (answer: Calculation): ListedModels => ({
  answer,
  narrowing: {},
  order: undefined,
  range: { first: 1, last: answer.list.length, of: answer.list.length },
})

/** Subject of a report: the listed results, or one model. */
export type ReportSubject =
  | { readonly kind: 'results'; readonly listed: ListedModels }
  | { readonly kind: 'model'; readonly model: RecommendedModel }

/** Provided around results; without it there is no printing. */
export const ReportContext = createContext<Reported | undefined>(undefined)
