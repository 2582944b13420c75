/** Evaluates the checks of a family for a component. */
import type { NotKnown } from '../../contract/results/sizing.ts'
import { judge, utilisationOf, type JudgedLimit, type Limit } from './check.ts'
import { requestsOutside, rangesIn, type RangeInCase } from './printed-range.ts'
import { componentIn, type ComponentOf, type NeedingCheck, type OpenLimit, type SettingOf } from './check-definition.ts'

const isWhole = (limit: OpenLimit): limit is Limit => limit.required !== undefined && limit.available !== undefined

/** Catalogue columns that the check needs and the maker does not state. */
export type NotStated = { readonly needs: readonly string[] }

/** A limit, or the reason why there is none: figures are not stated, or the check does not apply to this component. */
export type Outcome = Limit | NotStated | 'notApplicable'

/**
 * Checks by name (text key), in the order of the answer. A plain function may report missing figures only in a family that is not
 * searched by the index.
 */
export type Checks<Context> = Readonly<Record<string, ((context: Context) => Outcome) | NeedingCheck<Context>>>

/** The results of the checks: the limits, and the checks that lack figures of the maker. */
export type Judged = { readonly limits: readonly JudgedLimit[]; readonly notKnown: readonly NotKnown[] }

/** @returns the needed columns that are not stated */
const missingFigures = <Context>({ needs, concerns }: NeedingCheck<Context>, component: ComponentOf<Context>): string[] =>
  concerns && !concerns(component) ? [] : Object.keys(needs).filter((name) => needs[name]?.(component) === undefined)

/** @returns the needed figures of a component; undefined if the check does not apply to it, or one of them is missing */
export function statedFigures<Context>(
  { needs, concerns }: NeedingCheck<Context>,
  component: ComponentOf<Context>,
): Readonly<Record<string, unknown>> | undefined {
  if (concerns && !concerns(component)) return undefined
  const stated: Record<string, unknown> = {}
  for (const name in needs) {
    const figure = needs[name]?.(component)
    if (figure === undefined) return undefined
    stated[name] = figure
  }
  return stated
}

const noRanges: readonly never[] = []

const outcomeOf = <Context>(check: NeedingCheck<Context>, context: Context): Outcome => {
  const { needs, asks, concerns, limit, printed = noRanges } = check
  const component = componentIn(context)
  if ((asks && !asks(context)) || (concerns && !concerns(component))) return 'notApplicable'
  const stated = statedFigures(check, component)
  if (stated === undefined) return { needs: missingFigures(check, component) }
  // All needed figures are stated.
  const made = limit(context, stated as never)
  if (made === 'notApplicable') return made
  if (made === 'notStated' || !isWhole(made)) return { needs: Object.keys(needs) }
  if (printed.length === 0 || !(utilisationOf(made) <= 1)) return made
  const requests = requestsOutside(printed, context)
  return requests.length > 0 ? { needs: requests } : made
}

/** A check whose result may be "not known", as an index or a search evaluates it. */
export type UnknownTerm<Setting, Component> = {
  readonly check: string
  /** Whether the check applies under the working conditions. */
  readonly appliesTo: (setting: Setting) => boolean
  /** Whether the component lacks a figure for it. */
  readonly isMissing: (component: Component) => boolean
  /** The columns of the figures that the component lacks for it. */
  readonly missing: (component: Component) => readonly string[]
}

/** @returns the checks that need figures which makers may omit */
export const unknownTerms = <Context>(checks: Checks<Context>): readonly UnknownTerm<SettingOf<Context>, ComponentOf<Context>>[] =>
  Object.entries(checks).flatMap(([name, check]) =>
    typeof check === 'function' || Object.keys(check.needs).length === 0
      ? []
      : [
          {
            check: name,
            appliesTo: (setting) => check.asks?.(setting) ?? true,
            isMissing: (component) => missingFigures(check, component).length > 0,
            missing: (component) => missingFigures(check, component),
          },
        ],
  )

/** @returns the checks that are not known of a component wherever the working conditions ask for them, with the columns it lacks */
export const lackingOf = <Setting, Component>(unknowns: readonly UnknownTerm<Setting, Component>[], component: Component): NotKnown[] =>
  unknowns.flatMap(({ check, missing }) => {
    const needs = [...missing(component)]
    return needs.length === 0 ? [] : [{ name: check, needs }]
  })

/** @returns the printed ranges of the checks, by check, that concern a case */
export const rangesOf = <Context>(checks: Checks<Context>, context: Context): readonly (RangeInCase & { readonly check: string })[] =>
  Object.entries(checks).flatMap(([name, check]) => {
    if (typeof check === 'function' || outcomeOf(check, context) === 'notApplicable') return []
    return rangesIn(check.printed ?? [], context).map((range) => ({ ...range, check: name }))
  })

/** Evaluates each applicable check for a component. */
function outcomesBy<Context>(checks: Checks<Context>) {
  const named = Object.entries(checks)
  return (context: Context, report: (name: string, outcome: Exclude<Outcome, 'notApplicable'>) => void): void => {
    for (const [name, check] of named) {
      const outcome = typeof check === 'function' ? check(context) : outcomeOf(check, context)
      if (outcome !== 'notApplicable') report(name, outcome)
    }
  }
}

/**
 * @param checks checks by name
 * @returns a function that evaluates all of them for a component
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

/**
 * @returns a function that computes only the share used of each check, in their order: 0 where it does not apply, infinite where it
 * is not known
 */
export function sharesBy<Context>(checks: Checks<Context>): (context: Context) => readonly number[] {
  const all = Object.values(checks)
  return (context) =>
    all.map((check) => {
      const outcome = typeof check === 'function' ? check(context) : outcomeOf(check, context)
      if (outcome === 'notApplicable') return 0
      return 'needs' in outcome ? Infinity : utilisationOf(outcome)
    })
}

/** @returns the same shares from the results of the checks, in the order of their names */
export const sharesIn = ({ limits, notKnown }: Judged, names: readonly string[]): readonly number[] =>
  names.map((name) => (notKnown.some((one) => one.name === name) ? Infinity : (limits.find((one) => one.name === name)?.utilisation ?? 0)))
