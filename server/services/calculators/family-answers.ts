import type { CheckAnswer, Explanation, LedgerModel } from '../../../contract/results/selection.ts'
import { orderParameter } from '../../../contract/results/list-view.ts'
import { narrowingQuery } from '../../../contract/results/narrowing.ts'
import type { FamilyCatalogue } from '../../catalogue/match-index/model.ts'
import { createAnswerCache, queryKey } from '../selection/answer-cache.ts'
import { calculateSelection, type Selection } from '../selection/calculate.ts'
import { checkCandidate } from '../../../families/selection/check-candidate.ts'
import { explainSelection } from '../selection/explain.ts'
import type { IndexedSizer } from '../../../families/define/sizer.ts'
import type { Parsed } from '../../../families/define/parsed.ts'
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import type { CheckBody } from './read-check.ts'
import type { FamilyQuery, LedgerPart, Parameters, Part } from './read-query.ts'

/**
 * Explanations cached per family. Few, because the ledger of a whole family is large; repeated requests are also served from the
 * response cache.
 */
const mostExplanations = 2

/** Default length of a list requested without pages, for a calculator whose request has no `Count`. */
const defaultCount = 100

const countOf = ({ Count }: Parameters): number => (typeof Count === 'number' ? Count : defaultCount)

const keyOf = (call: string, { parameters, overrides, narrowing, order }: FamilyQuery) =>
  queryKey(call, [
    ...(order === undefined ? [] : [[orderParameter, order] as const]),
    ...Object.entries(narrowingQuery(narrowing)),
    ...Object.entries(parameters).map(
      ([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)] as const,
    ),
    // No parameter name can equal this path.
    ...Object.entries(overrides).map(([name, value]) => [`assumptions.${name}`, String(value)] as const),
  ])

const isRequested =
  (only: LedgerPart | undefined) =>
  ({ passed, verdict }: LedgerModel) =>
    only === undefined || (only === 'notKnown' ? verdict === only : passed === (only === 'passed'))

/** The requested part of a ledger; the counts remain those of the whole ledger. */
const partOf = (explanation: Explanation, { page, size, only }: Part): Explanation => {
  const requested = explanation.models.filter(isRequested(only))
  return { ...explanation, models: page === undefined ? requested : requested.slice((page - 1) * size, page * size) }
}

export interface FamilyAnswers<Candidate> {
  readonly calculation: (query: FamilyQuery) => Cooperative<Selection>
  readonly explanation: (query: FamilyQuery) => Cooperative<Explanation>
  readonly check: (body: CheckBody<Candidate>) => Parsed<CheckAnswer>
}

/** Answers the calls of one family from its current models. */
export const createFamilyAnswers = <FamilyParameters extends object, Candidate>(
  family: IndexedSizer<FamilyParameters, Candidate>,
  models: () => FamilyCatalogue<Candidate>,
): FamilyAnswers<Candidate> => {
  const explanations = createAnswerCache<Explanation>(mostExplanations)
  // The plan decodes the family's own parameters: its schema names this family.
  const typed = (parameters: Parameters) => parameters as FamilyParameters
  return {
    calculation: (query) => {
      const catalogue = models()
      const { parameters, overrides, narrowing, order } = query
      const { page, size } = query.part
      const request = {
        parameters: typed(parameters),
        overrides,
        narrowing,
        ...(order !== undefined && { order }),
        part: page === undefined ? { page: 1, size: countOf(parameters) } : { page, size },
      }
      return calculateSelection(family, catalogue, request)
    },
    *explanation(query) {
      const catalogue = models()
      const { parameters, overrides, part } = query
      const key = keyOf('explanation', query)
      const known = explanations.known(catalogue.version, key)
      const explained = known ?? (yield* explainSelection(family, catalogue, { parameters: typed(parameters), overrides }))
      return partOf(
        explanations.recall(catalogue.version, key, () => explained),
        part,
      )
    },
    check: ({ parameters, candidate, overrides }) => {
      const checked = checkCandidate(family, { parameters: typed(parameters), candidate, overrides })
      return 'issues' in checked ? { faults: checked.issues } : { values: checked.answer }
    },
  }
}
