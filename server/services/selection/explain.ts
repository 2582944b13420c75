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

/**
 * Changes of a single input that make a candidate fit, smallest relative change first.
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
  const fixes = family.levers.flatMap((lever) => {
    const from: unknown = Reflect.get(request.parameters, lever.parameter)
    if (typeof from !== 'number') return []
    const fits = (value: number): boolean => {
      const parameters = { ...request.parameters, [lever.parameter]: value }
      return family.prepare(parameters, request.overrides ?? {}).size(candidate).verdict.passed
    }
    return smallestFix(lever, from, fits) ?? []
  })
  return fixes.sort((a, b) => change(a) - change(b))
}

const change = ({ from, to }: Fix): number => Math.abs(to - from) / from

/**
 * Failing models in order of shortfall; those with complete data first, and those that a single change makes fit before others.
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
  const isOpen = ({ notKnown }: LedgerModel): number => Number(notKnown.length > 0)
  const byMiss = context.ledger
    .map((row, position) => ({ row, position }))
    .filter(({ row }) => row.verdict === 'failed')
    .sort((a, b) => isOpen(a.row) - isOpen(b.row) || a.row.utilisation - b.row.utilisation || a.position - b.position)
  const products = byMiss.filter(({ position }) => isProduct(position))
  const missing = products.length > 0 || passed.length > 0 ? products : byMiss
  const nearest = yield* nearestWithFixes(missing, ({ row: { skuID, skuName, checks }, position }) => {
    const failing = checks.filter(({ passed }) => !passed).map(({ name }) => name)
    const model = catalogue.models[position]
    return { skuID, skuName, failing, fixes: model ? findFixes(family, model.candidate, context.request) : [] }
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
  const ledger = yield* mapCooperatively(catalogue.models, (model) =>
    ledgerRow({ model, candidate: model.candidate }, preparation.size(model.candidate)),
  )
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
