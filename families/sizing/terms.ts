/**
 * Factored utilisations: they let the catalogue index check a million models independently of the family.
 *
 * For every group of the layout: utilisation = Σ q[t] · x[t] over the terms of the group, with `q` from the working conditions and
 * `x` from the model. All q and x are finite and >= 0, so that minima and maxima of `x` over a block bound its utilisation.
 */
import type { ComponentOf, IndexedCheck, Products, SettingOf } from './check-definition.ts'
import { statedFigures, unknownTerms } from './judge.ts'

/**
 * One term; the terms of a group are contiguous. The group name is the check's name, or `check/part` if several groups share a
 * check. `column` names the term within its group. `lowerBound`: the sum of the group is a lower bound of the check's utilisation
 * (for a limit that is not a sum of products, such as a speed limit tabulated over the stroke); the exact sizing then decides
 * about models that the index accepts. `unknown`: not a utilisation; `x` is 1 if the model lacks a figure that the check needs,
 * `q` is 1 if the check applies under the working conditions.
 */
export type Term = { readonly check: string; readonly column: string; readonly lowerBound?: boolean; readonly unknown?: boolean }

/** The terms of a family in column order: one `Float64Array` column per term, one query value per term. */
export type TermLayout = readonly Term[]

/** The layout of a family, and functions for the values of both sides: one per term, finite and >= 0. */
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

/** A check in the form of the index. */
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
      // All needed figures are stated.
      return stated === undefined ? zeros : products.map(({ model }) => model(component, stated as never))
    },
  }
}

/**
 * @param checks of a family by name
 * @returns the columns of its index: first those of the utilisations, then those of missing figures
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
      ...unknowns.map(({ appliesTo }) => Number(appliesTo(setting))),
    ],
    ofComponent: (component) => [
      ...groups.flatMap(({ ofComponent }) => ofComponent(component)),
      ...unknowns.map(({ isMissing }) => Number(isMissing(component))),
    ],
  }
}

/**
 * The check to which a group of terms belongs: `thermal/overDuty` → `thermal`. A check's utilisation is the maximum of its groups.
 * @param group group name of a term
 * @returns name of the check as in the exact sizing
 */
export const checkOfGroup = (group: string): string => group.split('/', 1)[0] ?? group
