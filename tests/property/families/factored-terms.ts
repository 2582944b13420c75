/** The factored form of the checks, as the index computes it on columns. */
import { at } from '../../../engine/base/at.ts'
import { checkOfGroup, type TermLayout } from '../../../families/sizing/terms.ts'

/**
 * Utilisation of each check by the factored form (the index does the same on columns).
 * @param layout terms of the family
 * @param query one value per term from the working conditions (`queryTerms`)
 * @param model one value per term from the model (`modelTerms`)
 * @returns check name → utilisation (dimensionless, 1 = at the limit)
 */
export function factoredUtilisations(layout: TermLayout, query: ArrayLike<number>, model: ArrayLike<number>): Map<string, number> {
  const known = layout.flatMap(({ check, unknown }, term) => (unknown ? [] : [{ group: check, share: at(query, term) * at(model, term) }]))
  const groups = [...Map.groupBy(known, ({ group }) => group)].map(([group, terms]) => ({
    check: checkOfGroup(group),
    utilisation: terms.reduce((sum, { share }) => sum + share, 0),
  }))
  const checks = Map.groupBy(groups, ({ check }) => check)
  return new Map([...checks].map(([check, own]) => [check, Math.max(...own.map(({ utilisation }) => utilisation))]))
}

/**
 * The checks whose result is "not known" according to the index.
 * @param layout terms of the family
 * @param query one value per term from the working conditions
 * @param model one value per term from the model
 * @returns their names, in the order of the layout
 */
export const factoredUnknowns = (layout: TermLayout, query: ArrayLike<number>, model: ArrayLike<number>): readonly string[] =>
  layout.flatMap(({ check, unknown }, term) => (unknown && at(query, term) * at(model, term) > 0 ? [checkOfGroup(check)] : []))
