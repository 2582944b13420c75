/**
 * Factored utilisations: how the catalogue index checks a million models without knowing what is being sized.
 *
 * For every group of the layout: utilisation = Σ q[t] · x[t] over the terms of the group, with `q` from the working conditions
 * and `x` from the model. All q and x are finite and >= 0, so that minima and maxima of `x` over a block bound its utilisation.
 */

/**
 * One term; terms of one group stand next to each other. The group name is the check's name, or `check/part` where several groups share a check.
 * `lowerBound`: the sum of the group is never more than the check's utilisation but may be less (a limit that is no sum of products, such as
 * a speed limit that is a table over the stroke); a model that the index lets through is then decided by the exact sizing.
 * `unknown`: no utilisation: 1 where the model lacks a figure that the check needs, against 1 where the working conditions ask for it.
 */
export type Term = { readonly check: string; readonly lowerBound?: boolean; readonly unknown?: boolean }

/** The terms of a family in column order: one `Float64Array` column per term, one query value per term. */
export type TermLayout = readonly Term[]

/**
 * The check that a group of terms belongs to: `thermal/overDuty` → `thermal`. A check's utilisation is the largest of its groups.
 * @param group group name of a term
 * @returns name of the check as the exact sizing gives it
 */
export const checkOfGroup = (group: string): string => group.split('/', 1)[0] ?? group

/**
 * Utilisation of each check by the factored form (the index does the same on columns).
 * @param layout terms of the family
 * @param query one value per term from the working conditions (`queryTerms`)
 * @param model one value per term from the model (`modelTerms`)
 * @returns check name → utilisation (dimensionless, 1 = at the limit)
 */
export function factoredUtilisations(layout: TermLayout, query: ArrayLike<number>, model: ArrayLike<number>): Map<string, number> {
  const groups = new Map<string, number>()
  layout.forEach(({ check, unknown }, term) => {
    if (unknown) return
    groups.set(check, (groups.get(check) ?? 0) + (query[term] ?? 0) * (model[term] ?? 0))
  })
  const checks = new Map<string, number>()
  for (const [group, utilisation] of groups) {
    const check = checkOfGroup(group)
    checks.set(check, Math.max(checks.get(check) ?? 0, utilisation))
  }
  return checks
}

/**
 * The checks that the index holds for not known.
 * @param layout terms of the family
 * @param query one value per term from the working conditions
 * @param model one value per term from the model
 * @returns their names, in the order of the layout
 */
export const factoredUnknowns = (layout: TermLayout, query: ArrayLike<number>, model: ArrayLike<number>): readonly string[] =>
  layout.flatMap(({ check, unknown }, term) => (unknown && (query[term] ?? 0) * (model[term] ?? 0) > 0 ? [checkOfGroup(check)] : []))
