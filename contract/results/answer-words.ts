/** Answers in our words: what the wire calls by names of its own is read and written here. */
import type { Calculation, FurtherFigure, RecommendedModel, ResultRow } from './selection.ts'

/** A model of an answer with its further figures. */
export type FiguredModel = Pick<RecommendedModel, 'disPlayParams'>

/** @returns the further figures of a model of an answer */
export const furtherFiguresOf = ({ disPlayParams }: FiguredModel): readonly FurtherFigure[] => disPlayParams

/**
 * @param card with its further figures under our name
 * @returns the same as an answer has it
 */
export const writeFurtherFigures = <Card extends { readonly furtherFigures: readonly FurtherFigure[] }>({
  furtherFigures,
  ...card
}: Card): Omit<Card, 'furtherFigures'> & FiguredModel => ({ ...card, disPlayParams: [...furtherFigures] })

/** @returns the rows of the result table of an answer; none where it has no table */
export const resultRowsOf = ({ calResDtos = [] }: Pick<Calculation, 'calResDtos'>): readonly ResultRow[] => calResDtos

/** What the lists of some calls are called. */
const listNames = ['moduleLinearWorkingResDto', 'workingList']

/**
 * Answers with a result table and those of platforms call their list otherwise; those of reducers call the number of matches `count`.
 * @param answer of any calculation, unread
 * @returns the same in the names of `calculation`
 */
export const inOneSpelling = (answer: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const other = listNames.find((name) => name in answer)
  const listed = other === undefined ? answer : { ...answer, list: answer[other] }
  return 'count' in listed && !('matched' in listed) ? { ...listed, matched: listed['count'] } : listed
}
