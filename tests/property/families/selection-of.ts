/** A family's selection as the laws ask it, by the service's own functions: one kind for models found by the index, one for pairs. */
import fc from 'fast-check'
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import { type Calculation, type CheckAnswer, type Explanation, type Fix, pageSize } from '../../../contract/results/selection.ts'
import type { CatalogueTable } from '../../../families/define/catalogue-table.ts'
import type { PairFamily, Sizing } from '../../../families/define/pair-family.ts'
import type { AssumptionOverrides } from '../../../families/define/assumption-set.ts'
import type { Conditions, IndexedSizer } from '../../../families/define/sizer.ts'
import { checkCandidate } from '../../../families/selection/check-candidate.ts'
import type { LoadedCatalogue } from '../../../server/catalogue/store/catalogue.ts'
import { pairCalls } from '../../../server/services/pairs/pair-calls.ts'
import { calculateSelection, explainSelection } from '../../fixtures/whole-answers.ts'
import { findFixes } from '../../../server/services/selection/explain.ts'
import { matchingSkus } from './matching-skus.ts'
import { indexed, modelsOf } from './real-catalogue.ts'
import type { PairCase } from './selection-case.ts'
import { defaultSite } from '../../unit/server/support/default-site.ts'
import { isCooperative } from '../../../server/services/calls/served-call.ts'
import { runToEnd } from '../../../engine/base/cooperative.ts'

/** What the laws of an answer look at. */
export type Answered = Pick<Calculation, 'list' | 'matched' | 'total' | 'notKnown'>

/** The list of one calculation is called otherwise. */
type Calculated = Answered & { readonly workingList?: Answered['list'] }

/** One catalogue, asked by requests as they are sent; nothing where a request is refused. */
export type QueriedCatalogue = {
  /** Models in rank order. */
  readonly skus: readonly string[]
  /** Models that fit by their exact sizing, in rank order, without the index. */
  readonly fitting: (request: Conditions, overrides?: AssumptionOverrides) => readonly string[]
  /** Models that miss no limit but cannot be judged by all of them, likewise; of models found by the index. */
  readonly unknown?: (request: Conditions, overrides?: AssumptionOverrides) => readonly string[]
  /** `page` from 1; the whole list without it. */
  readonly calculate: (request: Conditions, page?: number) => Answered | undefined
  /** Every model, those that fit first. */
  readonly explain: (request: Conditions) => Explanation | undefined
  readonly check: (request: Conditions, candidate: unknown) => CheckAnswer | undefined
  /** Exact verdict on a candidate. */
  readonly size: (request: Conditions, candidate: unknown) => Sizing | undefined
  /** Candidates that come into question. */
  readonly candidates: (request: Conditions) => readonly unknown[]
  /** Models with changes that make each fit; one of the candidates is picked where any can be asked about. */
  readonly fixes: (request: Conditions, pick: number) => readonly { readonly skuID: string; readonly fixes: readonly Fix[] }[]
  /** What the drive of a model has to provide; of models found by the index. */
  readonly needs?: (request: Conditions, sku: string) => readonly number[] | undefined
  /** Results beside the models. */
  readonly besides: (request: Conditions) => unknown
}

const origin = { series: 'X', maker: 'X', basis: 'demo', source: 'X', icon: 'x' } as const

/** Candidates as rows, ranked as they stand. */
export const rowsOf = (candidates: readonly unknown[]): CatalogueModel<unknown>[] =>
  candidates.map((candidate, rank) => ({ ...origin, skuID: `X${rank}`, skuName: `X${rank}`, rank, candidate }))

type Rows = Readonly<Record<string, readonly CatalogueModel<unknown>[]>>

/** Rows of each table of generated candidates; all other tables are the shipped ones. */
export const generatedRows = (candidates: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<Rows> =>
  fc.record(
    Object.fromEntries(Object.entries(candidates).map(([id, one]) => [id, fc.array(one, { minLength: 1, maxLength: 12 }).map(rowsOf)])),
  )

/** More than any family of the repository has. */
const all = 1000

/** Models found by the index. */
export async function queriedModels(sizer: IndexedSizer, models: readonly CatalogueModel<unknown>[]): Promise<QueriedCatalogue> {
  const catalogue = await indexed(sizer, models)
  const explain = (request: Conditions) => explainSelection(sizer, catalogue, { parameters: request })
  return {
    skus: models.map(({ skuID }) => skuID),
    fitting: (parameters, overrides = {}) => matchingSkus(sizer, models, { parameters, overrides }),
    unknown: (parameters, overrides = {}) => matchingSkus(sizer, models, { parameters, overrides, verdict: 'notKnown' }),
    calculate: (request, page) =>
      calculateSelection(sizer, catalogue, {
        parameters: request,
        part: page === undefined ? { page: 1, size: all } : { page, size: pageSize },
        narrowing: { demonstration: true },
      }),
    explain,
    check: (parameters, candidate) => {
      const checked = checkCandidate(sizer, { parameters, candidate })
      return 'answer' in checked ? checked.answer : undefined
    },
    size: (request, candidate) => sizer.prepare(request, {}).size(candidate),
    candidates: () => models.map(({ candidate }) => candidate),
    fixes: (parameters, pick) => {
      const model = models[pick % models.length]
      return model ? [{ skuID: model.skuID, fixes: findFixes(sizer, model.candidate, { parameters }) }] : []
    },
    needs: (request, sku) => {
      const model = models.find(({ skuID }) => skuID === sku)
      return model && sizer.prepare(request, {}).proposal(model.candidate).need
    },
    besides: (request) => {
      const { motion, results } = sizer.prepare(request, {})
      return [motion?.(), results?.(models[0]?.candidate), results?.(undefined)]
    },
  }
}

const noIndex = (): never => {
  throw new RangeError('pairs have no index')
}

/** Of pairs a catalogue has lists alone. */
const noCatalogue = { version: 'test', size: 0, modelsOf: noIndex, modelsById: noIndex } as const

/** The whole list, with changed assumptions. */
const allUnder = (overrides: AssumptionOverrides) => ({ page: 1, size: Infinity, overrides })

/** Pairs over the shipped tables, some replaced. */
export function queriedPairs(
  [family, table]: readonly [PairFamily, CatalogueTable],
  { call, reasons, described, whole = {} }: PairCase,
  replaced: Rows = {},
): QueriedCatalogue {
  // The rows of a replaced table are made by its own arbitrary.
  const modelsFrom = <Row>(table: CatalogueTable<Row>) => (replaced[table.id] as CatalogueModel<Row>[] | undefined) ?? modelsOf(table)
  const catalogue: LoadedCatalogue = {
    ...noCatalogue,
    listOf: (own) => ({ version: 'test', models: modelsFrom(own) }),
  }
  const calls = new Map(pairCalls({ ...family, figureUnits: {}, table: table.id }, () => catalogue, []).map((each) => [each.call, each]))
  const respond = (name: string, body: unknown): unknown => {
    const answer = calls.get(name)?.respond(body, { locale: 'en', site: defaultSite }, {})
    const answered = answer && isCooperative(answer) ? runToEnd(answer) : answer
    return answered && 'values' in answered ? answered.values : undefined
  }
  const rows = family.layOut(modelsFrom)
  const skus = modelsFrom(table).map(({ skuID }) => skuID)
  const prepared = (request: Conditions, overrides: AssumptionOverrides = {}) => {
    const read = family.calculations.find((each) => each.call === call)?.parse(request)
    const resolved = read && 'values' in read ? read.values.resolve(rows) : undefined
    return resolved && 'values' in resolved ? family.prepare({ ...resolved.values, ...allUnder(overrides) }, rows) : undefined
  }
  const explain = (request: Conditions, only: 'passed' | 'failed') =>
    // What an Explanation call answers.
    respond('Explanation', { ...reasons(request, { page: 1, size: 300 }), only }) as Explanation | undefined
  return {
    skus,
    fitting: (request, overrides) => {
      const preparation = prepared(request, overrides)
      if (!preparation) return []
      const rejected = new Set(runToEnd(preparation.rejected()).map((pair) => family.partsOf(pair).model.skuID))
      return skus.filter((sku) => !rejected.has(sku))
    },
    calculate: (request, page) => {
      const part = page === undefined ? whole : { page, size: pageSize }
      const body = { ...request, ...part, narrowing: { demonstration: true } }
      // What a calculation answers.
      const answer = respond(call, body) as Calculated | undefined
      return answer && { ...answer, list: answer.workingList ?? answer.list }
    },
    explain: (request) => {
      const [passed, failed] = [explain(request, 'passed'), explain(request, 'failed')]
      return passed && failed && { ...passed, models: [...passed.models, ...failed.models] }
    },
    // What a Check call answers.
    check: (request, candidate) => respond('Check', described(request, candidate)) as CheckAnswer | undefined,
    size: (request, candidate) => prepared(request)?.size(candidate),
    candidates: (request) => {
      const preparation = prepared(request)
      const pairs = preparation ? [...runToEnd(preparation.find(300)).list, ...runToEnd(preparation.rejected())] : []
      return pairs.map((pair) => family.partsOf(pair).candidate)
    },
    fixes: (request) => explain(request, 'passed')?.nearest ?? [],
    besides: () => [],
  }
}
