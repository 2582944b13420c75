/** Loads the results of a request with the catalogue at the time of saving and the current one. */
import { modelsIn } from '../../../engine/assembly/positions.ts'
import { type AsOfAnswer, asOfAnswer, asOfNames, type AsOfRequest, mostQuestions } from '../../../contract/catalogue/as-of.ts'
import { comparedChecks, type ModelResult, type Results } from '../../../contract/catalogue/compare-results.ts'
import { type Calculation, explanation, type LedgerModel, type RecommendedModel } from '../../../contract/results/selection.ts'
import { ApiError, type CallOptions, getAnswer, type ServiceCall } from '../../base/api/api.ts'
import type { SavedResults } from '../../base/saved/results-when-saved.ts'
import { explanationCalls, type LedgerPair, siblingCall } from '../../../families/selection/explanation-calls.ts'
import { isRowOf, pairId, pairName } from '../model/pair-identity.ts'
import { readCalculation } from '../../../contract/results/read-calculation.ts'

/** Maximum number of models per side, as many as in a record. */
const mostModels = 10
/** Longer than usual: the service may have to load an old version first. */
const timeoutMs = 60_000

const ask = (body: AsOfRequest, options: CallOptions): Promise<AsOfAnswer> =>
  getAnswer(
    { base: 'classes', path: `${asOfNames.service}/${asOfNames.call}`, query: {}, body },
    (data) => asOfAnswer.safeParse(data).data,
    { ...options, timeoutMs },
  )

const requestOf = ({ path, query, body }: ServiceCall): AsOfRequest['asked'][number] =>
  body === undefined ? { path, query: { ...query } } : { path, query: {}, body }

/** Returns the calls for the ledger of the models, whether they pass or fail. */
const reasons = (request: ServiceCall, pairs: readonly LedgerPair[]): readonly ServiceCall[] =>
  request.body === undefined
    ? [{ path: siblingCall(request.path, 'Explanation'), query: request.query }]
    : explanationCalls(request, { part: 'passed', pairs })

/** Without a request only the catalogue rows are compared. */
type Asking = { readonly request: ServiceCall | undefined; readonly options: CallOptions }

type Side = Pick<AsOfAnswer, 'version' | 'created'> & { readonly answer: Calculation | undefined }

const calculate = async (version: string | undefined, { request, options }: Asking): Promise<Side> => {
  const answer = await ask({ ...(version !== undefined && { version }), asked: request ? [requestOf(request)] : [], skus: [] }, options)
  return { version: answer.version, created: answer.created, answer: readCalculation(answer.answers[0]) }
}

const firstOf = (answer: Calculation | undefined): readonly RecommendedModel[] => answer?.list.slice(0, mostModels) ?? []

const skusOf = ({ skuID, motorSku, assembly }: RecommendedModel): readonly string[] => [
  skuID,
  ...(motorSku === undefined ? [] : [motorSku]),
  ...(assembly ? modelsIn(assembly).map(({ sku }) => sku) : []),
]

type Known = { readonly answer: Calculation | undefined; readonly lines: readonly LedgerModel[]; readonly rows: AsOfAnswer['rows'] }
type Pair = LedgerPair & { readonly skuName: string }

/** Returns the verdict from the ledger line, which has all checks, or from the card, which has the governing one. */
const judgementOf = (card: RecommendedModel | undefined, line: LedgerModel | undefined) => ({
  verdict: line?.verdict ?? (card && ('passed' as const)),
  utilisation: line?.utilisation ?? card?.utilisation,
  governing: line?.governing ?? card?.governing,
  ...(line && { checks: comparedChecks(line) }),
})

/** Returns the result of a model; undefined if it is not in this catalogue. */
const resultOf = (pair: Pair, { answer, lines, rows }: Known): ModelResult | undefined => {
  const place = answer?.list.findIndex((one) => pairId(one) === pairId(pair)) ?? -1
  const card = answer?.list[place]
  const line = lines.find((one) => isRowOf(one, pair))
  const skus = new Set(card ? skusOf(card) : [pair.skuID, pair.motorSku])
  const own = rows.filter(({ skuID }) => skus.has(skuID))
  if (!card && !line && own.length === 0) return undefined
  return {
    key: pairId(pair),
    name: pairName(card ?? { ...pair, skuName: line?.skuName ?? pair.skuName }),
    maker: card?.maker ?? line?.maker ?? own[0]?.maker,
    place: answer && (place < 0 ? null : place + 1),
    ...judgementOf(card, line),
    rows: own,
  }
}

type Looked = { readonly pairs: readonly Pair[]; readonly skus: readonly string[] }

const resultsOf = async (side: Side, { pairs, skus }: Looked, asking: Asking): Promise<Results> => {
  const calls = asking.request ? reasons(asking.request, pairs).slice(0, mostQuestions) : []
  const { answers, rows } = await ask({ version: side.version, asked: calls.map(requestOf), skus: [...skus] }, asking.options)
  const lines = answers.flatMap((answer) => explanation.safeParse(answer).data?.models ?? [])
  const { answer } = side
  return {
    ...(answer && { matched: answer.matched, total: answer.total }),
    models: pairs.flatMap((pair) => resultOf(pair, { answer, lines, rows }) ?? []),
    isWhole: true,
  }
}

/** Converts a record to results; it knows its own models only. */
export const resultsOfRecord = ({ matched, total, models = [] }: SavedResults): Results => ({
  matched,
  total,
  models: models.map((model, index) => ({
    key: pairId(model),
    name: pairName(model),
    place: index + 1,
    verdict: 'passed',
    utilisation: model.utilisation,
    governing: model.governing,
  })),
  isWhole: false,
})

/** `before` is undefined if that catalogue version is no longer available. */
export type BothResults = {
  readonly before: { readonly created: string; readonly results: Results } | undefined
  readonly now: { readonly version: string; readonly created: string; readonly results: Results }
}

const unknownVersion = 40408
const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.failure.kind === 'refused' && error.failure.code === unknownVersion

const distinct = (pairs: readonly Pair[]): readonly Pair[] => [...new Map(pairs.map((pair) => [pairId(pair), pair])).values()]

type Comparison = {
  readonly catalogue: string
  readonly saved: SavedResults
  /** Model to compare; without it the first models of both lists. */
  readonly chosen?: Pair | undefined
}

/** Loads both results by the same calls: the current program with each catalogue version. */
export const fetchBoth = async ({ catalogue, saved, chosen }: Comparison, asking: Asking): Promise<BothResults> => {
  const [before, now] = await Promise.all([
    calculate(catalogue, asking).catch((error: unknown) => {
      if (isGone(error)) return undefined
      throw error
    }),
    calculate(undefined, asking),
  ])
  const cards = [...firstOf(before?.answer), ...firstOf(now.answer)]
  const pairs = chosen ? [chosen] : distinct([...cards, ...(saved.models ?? []).slice(0, mostModels)]).slice(0, mostQuestions)
  const skus = [...new Set([...cards.flatMap(skusOf), ...pairs.flatMap(({ skuID, motorSku }) => [skuID, motorSku ?? skuID])])].slice(0, 80)
  const [resultsBefore, resultsNow] = await Promise.all([
    before && resultsOf(before, { pairs, skus }, asking),
    resultsOf(now, { pairs, skus }, asking),
  ])
  return {
    before: before && resultsBefore && { created: before.created, results: resultsBefore },
    now: { version: now.version, created: now.created, results: resultsNow },
  }
}
