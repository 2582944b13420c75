/** A sizing in steps, each of which reads what those before it found: demand → figures → checks → values. Pure; SI. */
import type { Check, SizedValue } from '../../contract/sizing.ts'
import { judge, toCheck, type JudgedLimit, type Limit } from './check.ts'
import { fits } from './verdict.ts'

/** A limit, or why there is none: a figure is missing that the maker does not state (`unknown`), or nothing is asked of this component (`notApplicable`). */
export type Outcome = Limit | 'unknown' | 'notApplicable'

/** Checks by name (key of the texts), in the order of the answer. */
export type Checks<Context> = Readonly<Record<string, (context: Context) => Outcome>>

/** What the checks say: the limits that can be made, and the names of those that the makers' figures do not allow. */
export type Judged = { readonly limits: readonly JudgedLimit[]; readonly notMade: readonly string[] }

/**
 * @param checks checks by name
 * @returns judges a component by all of them
 */
export function judgeBy<Context>(checks: Checks<Context>): (context: Context) => Judged {
  const named = Object.entries(checks)
  return (context) => {
    const limits: JudgedLimit[] = []
    const notMade: string[] = []
    for (const [name, check] of named) {
      const outcome = check(context)
      if (outcome === 'unknown') notMade.push(name)
      else if (outcome !== 'notApplicable') limits.push(judge(name, outcome))
    }
    return { limits, notMade }
  }
}

/** Working conditions, what they leave open, and what follows from both: the same for every component. */
export type Setting<Duty, Assumptions, Demand> = { readonly duty: Duty; readonly assumptions: Assumptions; readonly demand: Demand }

/** A component under working conditions. */
export type SizingCase<Duty, Assumptions, Demand, Component> = Setting<Duty, Assumptions, Demand> & { readonly component: Component }

/** The steps of a family; rows and formulas name their own sources. */
export type SizingSteps<Duty, Assumptions, Demand, Component, Figures> = {
  /** What the working conditions ask of any component. */
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
  /** Whether every limit that can be made is held, or only warns where it is not. */
  readonly fits: boolean
  readonly demand: Demand
  readonly figures: Figures
  /** The limits as rows for people, made when asked for. */
  readonly checks: () => Check[]
  /** Demands and figures as rows, made when asked for. */
  readonly values: () => SizedValue[]
}

/** A family's sizing. */
export type FamilySizing<Duty, Assumptions, Demand, Component, Figures> = Pick<
  SizingSteps<Duty, Assumptions, Demand, Component, Figures>,
  'demandValues'
> & {
  /** Names of all checks, in the order of the answer. */
  readonly checkNames: readonly string[]
  readonly settingOf: (duty: Duty, assumptions: Assumptions) => Setting<Duty, Assumptions, Demand>
  readonly size: (setting: Setting<Duty, Assumptions, Demand>, component: Component) => Sized<Demand, Figures>
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
  return {
    checkNames: Object.keys(steps.checks),
    demandValues,
    settingOf: (duty, assumptions) => ({ duty, assumptions, demand: steps.demand(duty, assumptions) }),
    size: (setting, component) => {
      const { duty, assumptions, demand } = setting
      const figures = steps.figures({ duty, assumptions, demand, component })
      const context = { duty, assumptions, demand, component, figures }
      const { limits, notMade } = judged(context)
      return {
        limits,
        notMade,
        fits: fits(limits),
        demand,
        figures,
        checks: () => limits.map(toCheck),
        values: () => [...demandValues(setting), ...steps.values(context)],
      }
    },
  }
}
