/** Why: assumptions, demands, every model with its checks, and what would make the nearest ones fit. */
import type { Explanation, Fix, LedgerModel } from '../../../contract/selection.ts'
import type { CatalogueModel } from '../../../contract/model.ts'
import type { FamilyCatalogue } from '../../catalogue/model.ts'
import type { AssumptionOverrides } from '../../../families/assumption-set.ts'
import type { Family, Preparation } from '../../../families/family.ts'
import { verdictOf } from '../../../families/governing-check.ts'
import { smallestFix } from '../../../families/smallest-fix.ts'

/** A request for reasons. */
export type ExplanationRequest<Parameters> = { readonly parameters: Parameters; readonly overrides?: AssumptionOverrides }

/** How many of the models that miss by least are searched for a fix, and how many are shown. */
const searchedModels = 12
const shownModels = 5

function ledgerRow<Candidate>(preparation: Preparation<Candidate>, model: CatalogueModel<Candidate>): LedgerModel {
  const { limits, checks, notMade } = preparation.size(model.candidate)
  const { skuID, skuName, series, maker, basis, source } = model
  return { skuID, skuName, series, maker, basis, source, ...verdictOf(limits), checks: checks(), notMade: [...notMade] }
}

/**
 * The changes of one input, each alone, that make a candidate fit; the smallest relative change first.
 * @param family product family
 * @param candidate what should fit
 * @param request decoded parameters and changed assumptions
 */
export function findFixes<Parameters, Candidate>(
  family: Family<Parameters, Candidate>,
  candidate: Candidate,
  request: ExplanationRequest<Parameters>,
): Fix[] {
  const fixes = family.levers.flatMap((lever) => {
    const from: unknown = request.parameters[lever.parameter]
    if (typeof from !== 'number') return []
    const fits = (value: number): boolean => {
      const parameters = { ...request.parameters, [lever.parameter]: value }
      return verdictOf(family.prepare(parameters, request.overrides ?? {}).size(candidate).limits).passed
    }
    return smallestFix(lever, from, fits) ?? []
  })
  return fixes.sort((a, b) => change(a) - change(b))
}

const change = ({ from, to }: Fix): number => Math.abs(to - from) / from

/** Failing models by how much they miss, those that one change helps before the others. */
function nearestModels<Parameters, Candidate>(
  family: Family<Parameters, Candidate>,
  catalogue: FamilyCatalogue<Candidate>,
  context: { readonly request: ExplanationRequest<Parameters>; readonly ledger: readonly LedgerModel[] },
): Explanation['nearest'] {
  const byMiss = context.ledger
    .map((row, position) => ({ row, position }))
    .sort((a, b) => a.row.utilisation - b.row.utilisation || a.position - b.position)
    .slice(0, searchedModels)
  const nearest = byMiss.flatMap(({ row, position }) => {
    const model = catalogue.models[position]
    if (!model) return []
    const failing = row.checks.filter((check) => !check.passed).map((check) => check.name)
    return [{ skuID: row.skuID, skuName: row.skuName, failing, fixes: findFixes(family, model.candidate, context.request) }]
  })
  return [...nearest.filter(({ fixes }) => fixes.length > 0), ...nearest.filter(({ fixes }) => fixes.length === 0)].slice(0, shownModels)
}

/**
 * @param family product family
 * @param catalogue one version of its models
 * @param request decoded parameters and changed assumptions
 * @returns every model as passed or failed with its checks; for no match the nearest models with verified fixes
 */
export function explainSelection<Parameters, Candidate>(
  family: Family<Parameters, Candidate>,
  catalogue: FamilyCatalogue<Candidate>,
  request: ExplanationRequest<Parameters>,
): Explanation {
  const preparation = family.prepare(request.parameters, request.overrides ?? {})
  const ledger = catalogue.models.map((model) => ledgerRow(preparation, model))
  const matched = ledger.filter((row) => row.passed).length
  return {
    catalogueVersion: catalogue.version,
    assumptions: [...preparation.assumptions],
    demands: preparation.demands(),
    matched,
    total: ledger.length,
    models: ledger,
    nearest: matched > 0 ? [] : nearestModels(family, catalogue, { request, ledger }),
  }
}
