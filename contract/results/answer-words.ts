/** Translates between wire names of an answer and the names used in this code base. */
import type { Calculation, FurtherFigure, RecommendedModel, ResultRow } from './selection.ts'

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

/** Other wire names of the list of models. */
const listNames = ['moduleLinearWorkingResDto', 'workingList']

/**
 * Answers with a result table and those of platforms use another name for their list; those of reducers call the number of matches
 * `count`.
 *
 * @param answer of any calculation, not parsed
 * @returns the same answer with the names of `calculation`
 */
export const inOneSpelling = (answer: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const other = listNames.find((name) => name in answer)
  const listed = other === undefined ? answer : { ...answer, list: answer[other] }
  return 'count' in listed && !('matched' in listed) ? { ...listed, matched: listed['count'] } : listed
}
