/** Translates between wire names of an answer and the names used in this code base. */
import type { Calculation, CalculationBody, FurtherFigure, RecommendedModel, ResultRow } from './selection.ts'

/** A model of an answer with its further figures. */
export type FiguredModel = Pick<RecommendedModel, 'disPlayParams'>

/** @returns the further figures of a model of an answer */
export const furtherFiguresOf = ({ disPlayParams }: FiguredModel): readonly FurtherFigure[] => disPlayParams

/**
 * @param card with its further figures under our name
 * @returns the same card with the wire name
 */
export const writeFurtherFigures = <Card extends { readonly furtherFigures: readonly FurtherFigure[] }>({
  furtherFigures,
  ...card
}: Card): Omit<Card, 'furtherFigures'> & FiguredModel => ({ ...card, disPlayParams: [...furtherFigures] })

/** @returns the rows of the answer's result table; empty if it has none */
export const resultRowsOf = ({ calResDtos = [] }: Pick<Calculation, 'calResDtos'>): readonly ResultRow[] => calResDtos

/** @returns the body of a response whose `data` is the list of models */
export const writeListAsData = ({ list, ...beside }: Calculation): CalculationBody => ({ ...beside, data: list })

/** @returns the answer in the body of a response: all of its members where `data` is a list with members beside it, else `data` */
export const answerIn = (body: Readonly<Record<string, unknown>>): unknown => (Array.isArray(body['data']) ? body : body['data'])

/** Wire names of the list of models. */
const listNames = ['data', 'moduleLinearWorkingResDto', 'workingList']

/**
 * The list of models is `data` itself, or a member of it with a name of its own where there is a result table, and for platforms;
 * reducers call the number of matches `count`.
 *
 * @param answer of any calculation (`answerIn`), not parsed
 * @returns the same answer with the names of `calculation`
 */
export const inOneSpelling = (answer: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const other = listNames.find((name) => name in answer)
  const listed = other === undefined ? answer : { ...answer, list: answer[other] }
  return 'count' in listed && !('matched' in listed) ? { ...listed, matched: listed['count'] } : listed
}
