/** A sizing in steps, each of which uses the results of those before it: demand → figures → checks → values. Pure; SI. */
import type { Check, SizedValue } from '../../contract/results/sizing.ts'
import { toCheck } from './check.ts'
import type { IndexedCheck } from './check-definition.ts'
import type { RangeInCase } from './printed-range.ts'
import { judgeBy, rangesOf, sharesBy, unknownTerms, type Checks, type Judged, type UnknownTerm } from './judge.ts'
import { indexTermsOf, type IndexTerms } from './terms.ts'
import { verdictOf, type Verdict } from './verdict.ts'

/** Working conditions, assumptions, and the demand derived from both, which are the same for every component. */
export type Setting<Duty, Assumptions, Demand> = { readonly duty: Duty; readonly assumptions: Assumptions; readonly demand: Demand }

/** A component under given working conditions. */
export type SizingCase<Duty, Assumptions, Demand, Component> = Setting<Duty, Assumptions, Demand> & { readonly component: Component }

/** The steps of a family; rows and formulas cite their own sources. */
export type SizingSteps<Duty, Assumptions, Demand, Component, Figures> = {
  /** The demand that the working conditions impose on any component. */
  readonly demand: (duty: Duty, assumptions: Assumptions) => Demand
  readonly figures: (sized: SizingCase<Duty, Assumptions, Demand, Component>) => Figures
  readonly checks: Checks<SizingCase<Duty, Assumptions, Demand, Component> & { readonly figures: Figures }>
  /** Demands as rows. */
  readonly demandValues: (setting: Setting<Duty, Assumptions, Demand>) => SizedValue[]
  /** Figures as rows. */
  readonly values: (context: SizingCase<Duty, Assumptions, Demand, Component> & { readonly figures: Figures }) => SizedValue[]
}

/** The verdict on one component. */
export type Sized<Demand, Figures> = Judged & {
  readonly verdict: Verdict
  readonly demand: Demand
  readonly figures: Figures
  /** The limits as display rows, computed on demand. */
  readonly checks: () => Check[]
  /** Demands and figures as display rows, computed on demand. */
  readonly values: () => SizedValue[]
}

/** A family's sizing. */
export type FamilySizing<Duty, Assumptions, Demand, Component, Figures> = Pick<
  SizingSteps<Duty, Assumptions, Demand, Component, Figures>,
  'demandValues'
> & {
  /** Names of all checks, in the order of the answer. */
  readonly checkNames: readonly string[]
  /** The checks whose result may be "not known". */
  readonly unknowns: readonly UnknownTerm<Setting<Duty, Assumptions, Demand>, Component>[]
  readonly settingOf: (duty: Duty, assumptions: Assumptions) => Setting<Duty, Assumptions, Demand>
  readonly size: (setting: Setting<Duty, Assumptions, Demand>, component: Component) => Sized<Demand, Figures>
  /** The printed ranges of the rules that concern the component, by check. */
  readonly ranges: (
    setting: Setting<Duty, Assumptions, Demand>,
    component: Component,
  ) => readonly (RangeInCase & { readonly check: string })[]
  /** Only the share used of each check, in their order: 0 where it does not apply, infinite where it is not known. */
  readonly shares: (setting: Setting<Duty, Assumptions, Demand>, component: Component) => readonly number[]
}

/** A sizing whose checks the catalogue index can evaluate. */
export type IndexedSizing<Duty, Assumptions, Demand, Component, Figures> = FamilySizing<Duty, Assumptions, Demand, Component, Figures> & {
  readonly terms: IndexTerms<Setting<Duty, Assumptions, Demand>, Component>
}

/**
 * @param steps of the family
 * @returns its sizing
 */
export function defineSizing<Duty, Assumptions, Demand, Component, Figures>(
  steps: SizingSteps<Duty, Assumptions, Demand, Component, Figures>,
): FamilySizing<Duty, Assumptions, Demand, Component, Figures> {
  const { demandValues } = steps
  const judged = judgeBy(steps.checks)
  const shares = sharesBy(steps.checks)
  return {
    checkNames: Object.keys(steps.checks),
    unknowns: unknownTerms(steps.checks),
    demandValues,
    settingOf: (duty, assumptions) => ({ duty, assumptions, demand: steps.demand(duty, assumptions) }),
    shares: ({ duty, assumptions, demand }, component) => {
      const figures = steps.figures({ duty, assumptions, demand, component })
      return shares({ duty, assumptions, demand, component, figures })
    },
    ranges: ({ duty, assumptions, demand }, component) => {
      const figures = steps.figures({ duty, assumptions, demand, component })
      return rangesOf(steps.checks, { duty, assumptions, demand, component, figures })
    },
    size: (setting, component) => {
      const { duty, assumptions, demand } = setting
      const figures = steps.figures({ duty, assumptions, demand, component })
      const context = { duty, assumptions, demand, component, figures }
      const { limits, notKnown } = judged(context)
      return {
        limits,
        notKnown,
        verdict: verdictOf({ limits, notKnown }),
        demand,
        figures,
        checks: () => limits.map(toCheck),
        values: () => [...demandValues(setting), ...steps.values(context)],
      }
    },
  }
}

/**
 * @param steps of a family whose models are found by the catalogue index
 * @returns its sizing, with the terms of the index
 */
export const defineIndexedSizing = <Duty, Assumptions, Demand, Component, Figures>(
  steps: SizingSteps<Duty, Assumptions, Demand, Component, Figures> & {
    readonly checks: Readonly<
      Record<string, IndexedCheck<SizingCase<Duty, Assumptions, Demand, Component> & { readonly figures: Figures }>>
    >
  },
): IndexedSizing<Duty, Assumptions, Demand, Component, Figures> => ({
  ...defineSizing(steps),
  terms: indexTermsOf(steps.checks),
})
