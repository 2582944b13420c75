/** A sizing in steps, each of which reads what those before it found: demand → figures → checks → values. Pure; SI. */
import type { Check, NotKnown, SizedValue } from '../../contract/results/sizing.ts'
import { judge, toCheck, utilisationOf, type JudgedLimit, type Limit } from './check.ts'
import { verdictOf, type Verdict } from './verdict.ts'

/** A limit whose figures rest on needed ones. */
export type OpenLimit = Omit<Limit, 'required' | 'available'> & {
  readonly required: number | undefined
  readonly available: number | undefined
}

const isWhole = (limit: OpenLimit): limit is Limit => limit.required !== undefined && limit.available !== undefined

/** A figure is missing that the maker does not state: names of the columns of the catalogue that the check would need. */
export type NotStated = { readonly needs: readonly string[] }

/** A limit, or why there is none: a figure is not stated, or nothing is asked of this component (`notApplicable`). */
export type Outcome = Limit | NotStated | 'notApplicable'

type ComponentOf<Context> = Context extends { readonly component: infer Component } ? Component : never

/** Readers of the figures that a check needs, by their columns in the catalogue; undefined where the maker states none. */
export type Needs<Component> = Readonly<Record<string, (component: Component) => unknown>>

/** The needed figures once they are there. */
export type Stated<N> = {
  readonly [Name in keyof N]: N[Name] extends (component: never) => infer Value ? Exclude<Value, undefined> : never
}

/**
 * A check that rests on figures that makers may leave out. It is not known, never passed, where one is missing that this duty asks about. What it
 * says of that is data: the index of the catalogue sorts by it.
 */
export type NeedingCheck<Context> = {
  readonly needs: Needs<ComponentOf<Context>>
  /** Whether the working conditions ask for the limit; always, where nothing is said. */
  asks?(this: void, setting: Omit<Context, 'component' | 'figures'>): boolean
  /** Whether a component of this kind has the limit; each has, where nothing is said. */
  concerns?(this: void, component: ComponentOf<Context>): boolean
  /** Made where everything needed is stated. What rests on it and could not be worked out is not known either. */
  limit(this: void, context: Context, stated: never): OpenLimit | 'notApplicable'
}

/**
 * @param check what it needs, when it is asked for, and the limit
 * @returns the same; the limit reads the needed figures as they are stated
 */
export const whereStated =
  <Context>() =>
  <N extends Needs<ComponentOf<Context>>>(
    check: Omit<NeedingCheck<Context>, 'needs' | 'limit'> & {
      readonly needs: N
      readonly limit: (context: Context, stated: Stated<N>) => OpenLimit | 'notApplicable'
    },
  ): NeedingCheck<Context> =>
    check

/**
 * Checks by name (key of the texts), in the order of the answer. A mere function may say that a figure is missing only in a family that is not
 * searched by the index.
 */
export type Checks<Context> = Readonly<Record<string, ((context: Context) => Outcome) | NeedingCheck<Context>>>

/** What the checks say: the limits that can be made, and the checks that the makers' figures do not allow. */
export type Judged = { readonly limits: readonly JudgedLimit[]; readonly notKnown: readonly NotKnown[] }

/** Columns that the check needs and that are not stated. */
const missingFigures = <Context>({ needs, concerns }: NeedingCheck<Context>, component: ComponentOf<Context>): string[] =>
  concerns && !concerns(component) ? [] : Object.keys(needs).filter((name) => needs[name]?.(component) === undefined)

const outcomeOf = <Context>(check: NeedingCheck<Context>, context: Context): Outcome => {
  const { needs, asks, concerns, limit } = check
  // Only what has a component has checks that need figures of it.
  const { component } = context as { readonly component: ComponentOf<Context> }
  if ((asks && !asks(context)) || (concerns && !concerns(component))) return 'notApplicable'
  const missing = missingFigures(check, component)
  if (missing.length > 0) return { needs: missing }
  // Every figure is there: these are those of `needs`.
  const stated = Object.fromEntries(Object.entries(needs).map(([name, read]) => [name, read(component)])) as never
  const made = limit(context, stated)
  return made === 'notApplicable' || isWhole(made) ? made : { needs: Object.keys(needs) }
}

/** Tells what each check that is asked for says of a component. */
function outcomesBy<Context>(checks: Checks<Context>) {
  const named = Object.entries(checks)
  return (context: Context, tell: (name: string, outcome: Exclude<Outcome, 'notApplicable'>) => void): void => {
    for (const [name, check] of named) {
      const outcome = typeof check === 'function' ? check(context) : outcomeOf(check, context)
      if (outcome !== 'notApplicable') tell(name, outcome)
    }
  }
}

/**
 * @param checks checks by name
 * @returns judges a component by all of them
 */
export function judgeBy<Context>(checks: Checks<Context>): (context: Context) => Judged {
  const outcomes = outcomesBy(checks)
  return (context) => {
    const limits: JudgedLimit[] = []
    const notKnown: NotKnown[] = []
    outcomes(context, (name, outcome) => {
      if ('needs' in outcome) notKnown.push({ name, needs: [...outcome.needs] })
      else limits.push(judge(name, outcome))
    })
    return { limits, notKnown }
  }
}

/** @returns the utilisation of the verdict, without the rows that a verdict is made of; infinite where it is not known */
function governingBy<Context>(checks: Checks<Context>): (context: Context) => number {
  const outcomes = outcomesBy(checks)
  return (context) => {
    let [governing, highest] = [-1, 0]
    let [fits, isKnown] = [true, true]
    outcomes(context, (_, outcome) => {
      if ('needs' in outcome) {
        isKnown = false
        return
      }
      const utilisation = utilisationOf(outcome)
      const isHeld = utilisation <= 1
      if (!isHeld && outcome.warning === undefined) fits = false
      if (!(utilisation <= highest)) highest = utilisation
      if ((!isHeld || outcome.role === undefined) && !(utilisation <= governing)) governing = utilisation
    })
    if (fits && !isKnown) return Infinity
    return governing < 0 ? highest : governing
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
  readonly verdict: Verdict
  readonly demand: Demand
  readonly figures: Figures
  /** The limits as rows for people, made when asked for. */
  readonly checks: () => Check[]
  /** Demands and figures as rows, made when asked for. */
  readonly values: () => SizedValue[]
}

/** A check that may be unknown, as the index sorts by it. */
export type UnknownTerm<Setting, Component> = {
  readonly check: string
  /** Whether the working conditions ask for it. */
  readonly isAsked: (setting: Setting) => boolean
  /** Whether the component lacks a figure for it. */
  readonly isMissing: (component: Component) => boolean
}

/** A family's sizing. */
export type FamilySizing<Duty, Assumptions, Demand, Component, Figures> = Pick<
  SizingSteps<Duty, Assumptions, Demand, Component, Figures>,
  'demandValues'
> & {
  /** Names of all checks, in the order of the answer. */
  readonly checkNames: readonly string[]
  /** The checks that may be unknown. */
  readonly unknowns: readonly UnknownTerm<Setting<Duty, Assumptions, Demand>, Component>[]
  readonly settingOf: (duty: Duty, assumptions: Assumptions) => Setting<Duty, Assumptions, Demand>
  readonly size: (setting: Setting<Duty, Assumptions, Demand>, component: Component) => Sized<Demand, Figures>
  /** The utilisation of the verdict alone; infinite where it is not known. */
  readonly utilisation: (setting: Setting<Duty, Assumptions, Demand>, component: Component) => number
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
  const governing = governingBy(steps.checks)
  return {
    checkNames: Object.keys(steps.checks),
    unknowns: Object.entries(steps.checks).flatMap(([name, check]) =>
      typeof check === 'function'
        ? []
        : [
            {
              check: name,
              isAsked: (setting) => check.asks?.(setting) ?? true,
              isMissing: (component) => missingFigures(check, component).length > 0,
            },
          ],
    ),
    demandValues,
    settingOf: (duty, assumptions) => ({ duty, assumptions, demand: steps.demand(duty, assumptions) }),
    utilisation: ({ duty, assumptions, demand }, component) => {
      const figures = steps.figures({ duty, assumptions, demand, component })
      return governing({ duty, assumptions, demand, component, figures })
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
