/** Explains a selection: assumptions, demands, every model with its checks, and the changes that would make the nearest ones fit. */
import type { Explanation, Fix, LedgerModel } from '../../../contract/results/selection.ts'
import type { FamilyCatalogue } from '../../catalogue/match-index/model.ts'
import type { AssumptionOverrides } from '../../../families/define/assumption-set.ts'
import type { Sizer } from '../../../families/define/sizer.ts'
import { ledgerRow } from '../../../families/selection/candidate-rows.ts'
import { mapCooperatively, type Cooperative } from '../../../engine/base/cooperative.ts'
import { nearestWithFixes, shownNearest } from '../../../families/selection/nearest.ts'
import { smallestFix } from '../../../families/selection/smallest-fix.ts'

/** A request for an explanation. */
export type ExplanationRequest<Parameters> = { readonly parameters: Parameters; readonly overrides?: AssumptionOverrides }

/** Inputs of the request, and assumptions about the duty, as one set of values to search in. */
function leversOf<Parameters extends object, Candidate>(
  { levers, assumptionLevers = [], prepare }: Sizer<Parameters, Candidate>,
  { parameters, overrides = {} }: ExplanationRequest<Parameters>,
) {
  const assumed = new Map(prepare(parameters, overrides).assumptions.map(({ name, value }) => [name, value]))
  const ofInputs = levers.map((lever) => ({
    lever,
    from: Reflect.get(parameters, lever.parameter) as unknown, // a parameter of the request, of any type
    of: {},
    with: (value: number) => prepare({ ...parameters, [lever.parameter]: value }, overrides),
  }))
  const ofAssumptions = assumptionLevers.map((lever) => ({
    lever,
    from: assumed.get(lever.parameter),
    of: { assumption: true } as const,
    with: (value: number) => prepare(parameters, { ...overrides, [lever.parameter]: value }),
  }))
  return [...ofInputs, ...ofAssumptions]
}

/**
 * Changes of a single input that make a candidate fit, smallest relative change first. A candidate of which figures are missing fits
 * as far as known.
 *
 * @param family product family
 * @param candidate candidate that should fit
 * @param request decoded parameters and changed assumptions
 */
export function findFixes<Parameters extends object, Candidate>(
  family: Sizer<Parameters, Candidate>,
  candidate: Candidate,
  request: ExplanationRequest<Parameters>,
): Fix[] {
  const fixes = leversOf(family, request).flatMap(({ lever, from, of, with: prepared }) => {
    if (typeof from !== 'number') return []
    const verdictAt = (value: number) => prepared(value).size(candidate).verdict.verdict
    const fix = smallestFix(lever, from, (value) => verdictAt(value) !== 'failed')
    return fix ? [{ ...fix, ...of, ...(verdictAt(fix.to) === 'notKnown' && { asFarAsKnown: true as const }) }] : []
  })
  return fixes.sort((a, b) => change(a) - change(b))
}

const change = ({ from, to }: Fix): number => Math.abs(to - from) / from

/** Failed checks of a model, and those of them that are a matter of choice. */
function missedBy({ checks }: LedgerModel) {
  const failed = checks.filter(({ passed }) => !passed)
  return { failed: failed.length, choices: failed.filter(({ role }) => role === 'yesOrNo').length }
}

const isOpen = ({ notKnown }: LedgerModel): number => Number(notKnown.length > 0)

function byShortfall(one: LedgerModel, other: LedgerModel): number {
  const [a, b] = [missedBy(one), missedBy(other)]
  return a.choices - b.choices || isOpen(one) - isOpen(other) || a.failed - b.failed || one.utilisation - other.utilisation
}

/**
 * Failing models: those that other conditions could make fit before those that only another choice could, such as a brand; then
 * those with complete data, those that miss the fewest checks, and those that miss by least. A model that a single change makes fit
 * comes before others.
 * Products only, where there are any; none where a product matches.
 */
function* nearestModels<Parameters extends object, Candidate>(
  family: Sizer<Parameters, Candidate>,
  catalogue: FamilyCatalogue<Candidate>,
  context: { readonly request: ExplanationRequest<Parameters>; readonly ledger: readonly LedgerModel[] },
): Cooperative<Explanation['nearest']> {
  const isProduct = (position: number): boolean => catalogue.models[position]?.basis !== 'demo'
  const passed = context.ledger.flatMap((row, position) => (row.passed ? [position] : []))
  if (passed.some(isProduct)) return []
  const byMiss = context.ledger
    .map((row, position) => ({ row, position }))
    .filter(({ row }) => row.verdict === 'failed')
    .sort((a, b) => byShortfall(a.row, b.row) || a.position - b.position)
  const products = byMiss.filter(({ position }) => isProduct(position))
  const missing = products.length > 0 || passed.length > 0 ? products : byMiss
  const lowest = leversOf(family, context.request).flatMap(({ lever, from, with: prepared }) =>
    typeof from === 'number' && from > lever.lowest ? [prepared(lever.lowest)] : [],
  )
  const nearest = yield* nearestWithFixes(missing, {
    fixesOf: ({ row: { skuID, skuName, checks }, position }) => {
      const failing = checks.filter(({ passed }) => !passed).map(({ name }) => name)
      const model = catalogue.models[position]
      return { skuID, skuName, failing, fixes: model ? findFixes(family, model.candidate, context.request) : [] }
    },
    canBeFixed: ({ position }) => {
      const model = catalogue.models[position]
      return model !== undefined && lowest.some(({ size }) => size(model.candidate).verdict.verdict !== 'failed')
    },
  })
  return nearest.slice(0, shownNearest)
}

/**
 * @param family product family
 * @param catalogue one version of its models
 * @param request decoded parameters and changed assumptions
 * @returns every model as passed or failed with its checks; without a match other than of demonstration series also the nearest
 *   models with verified fixes
 */
export function* explainSelection<Parameters extends object, Candidate>(
  family: Sizer<Parameters, Candidate>,
  catalogue: FamilyCatalogue<Candidate>,
  request: ExplanationRequest<Parameters>,
): Cooperative<Explanation> {
  const preparation = family.prepare(request.parameters, request.overrides ?? {})
  const ledger = yield* mapCooperatively(catalogue.models, (model): LedgerModel => {
    const row = ledgerRow({ model, candidate: model.candidate }, preparation.size(model.candidate))
    return family.ownReasons ? { ...row, coverage: family.ownReasons(model.candidate) } : row
  })
  const matched = ledger.filter((row) => row.passed).length
  return {
    catalogueVersion: catalogue.version,
    assumptions: [...preparation.assumptions],
    demands: preparation.demands(),
    matched,
    total: ledger.length,
    models: ledger,
    nearest: yield* nearestModels(family, catalogue, { request, ledger }),
  }
}
