/**
 * Factored utilisations: how the catalogue index checks a million models without knowing what is being sized.
 *
 * For every group of the layout: utilisation = Σ q[t] · x[t] over the terms of the group, with `q` from the working conditions
 * and `x` from the model. All q and x are finite and >= 0, so that minima and maxima of `x` over a block bound its utilisation.
 */
import type { ComponentOf, IndexedCheck, Products, SettingOf } from './check-definition.ts'
import { statedFigures, unknownTerms } from './judge.ts'

/**
 * One term; terms of one group stand next to each other. The group name is the check's name, or `check/part` where several groups share a check.
 * `column` names the term within its group. `lowerBound`: the sum of the group is never more than the check's utilisation but may be less (a limit
 * that is no sum of products, such as a speed limit that is a table over the stroke); a model that the index lets through is then decided by the
 * exact sizing. `unknown`: no utilisation: 1 where the model lacks a figure that the check needs, against 1 where the working conditions ask for it.
 */
export type Term = { readonly check: string; readonly column: string; readonly lowerBound?: boolean; readonly unknown?: boolean }

/** The terms of a family in column order: one `Float64Array` column per term, one query value per term. */
export type TermLayout = readonly Term[]

/** The layout of a family, and the values of both sides: one per term, finite and >= 0. */
export type IndexTerms<Setting, Component> = {
  readonly layout: TermLayout
  readonly ofSetting: (setting: Setting) => number[]
  readonly ofComponent: (component: Component) => number[]
}

/** Group name → columns of a check. */
const groupsOf = <Context>(name: string, { index }: IndexedCheck<Context>): readonly (readonly [string, Products<Context>])[] => [
  ...(index.sum ? [[name, index.sum] as const] : []),
  ...Object.entries(index.largestOf ?? {}).map(([part, products]) => [`${name}/${part}`, products] as const),
]

/** A check as the index reads it. */
function indexedGroups<Context>(name: string, check: IndexedCheck<Context>) {
  const { lowerBound } = check.index
  const groups = groupsOf(name, check)
  const products = groups.flatMap(([, columns]) => Object.values(columns))
  const zeros = products.map(() => 0)
  return {
    layout: groups.flatMap(([group, columns]) =>
      Object.keys(columns).map((column): Term => ({ check: group, column, ...(lowerBound && { lowerBound }) })),
    ),
    ofSetting: (setting: SettingOf<Context>) => ((check.asks?.(setting) ?? true) ? products.map(({ demand }) => demand(setting)) : zeros),
    ofComponent: (component: ComponentOf<Context>) => {
      const stated = statedFigures(check, component)
      // Every figure is there: these are those of `needs`.
      return stated === undefined ? zeros : products.map(({ model }) => model(component, stated as never))
    },
  }
}

/**
 * @param checks of a family by name
 * @returns the columns of its index: those of the utilisations, then those of figures that may be missing
 */
export function indexTermsOf<Context>(
  checks: Readonly<Record<string, IndexedCheck<Context>>>,
): IndexTerms<SettingOf<Context>, ComponentOf<Context>> {
  const groups = Object.entries(checks).map(([name, check]) => indexedGroups(name, check))
  const unknowns = unknownTerms(checks)
  return {
    layout: [
      ...groups.flatMap(({ layout }) => layout),
      ...unknowns.map(({ check }): Term => ({ check: `${check}/unknown`, column: 'missing', unknown: true })),
    ],
    ofSetting: (setting) => [
      ...groups.flatMap(({ ofSetting }) => ofSetting(setting)),
      ...unknowns.map(({ isAsked }) => Number(isAsked(setting))),
    ],
    ofComponent: (component) => [
      ...groups.flatMap(({ ofComponent }) => ofComponent(component)),
      ...unknowns.map(({ isMissing }) => Number(isMissing(component))),
    ],
  }
}

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
