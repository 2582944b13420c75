/** Assumptions of a sizing as data: default, range, source; resolved for a duty and for what a person changed. */
import type { Assumption } from '../../contract/results/sizing.ts'
import { toSi, type OutputUnit } from '../formulas/unit-scale.ts'

/** Changed assumptions of a request: name → value in the assumption's unit. */
export type AssumptionOverrides = Readonly<Record<string, number>>

/** One assumption; `default`, `minimum` and `maximum` are in `unit`. */
export type AssumptionDefinition<Duty> = {
  readonly unit: OutputUnit
  readonly default: number | ((duty: Duty) => number)
  readonly minimum: number
  readonly maximum: number
  readonly source: string
}

/** The assumptions of a family by name. */
export type AssumptionDefinitions<Duty, Name extends string> = Readonly<Record<Name, AssumptionDefinition<Duty>>>

/** The assumptions of a family whatever their defaults follow: all that names, units and ranges need. */
export type Assumptions = AssumptionDefinitions<never, string>

/** A changed assumption at fault: data for `errors`, the text is made in `i18n`. */
export type AssumptionIssue = {
  readonly code: 'unknownParameter' | 'notFinite' | 'belowMinimum' | 'aboveMaximum'
  readonly path: string
  readonly params: Readonly<Record<string, string | number>>
}

function resolveOne<Duty>(
  name: string,
  definition: AssumptionDefinition<Duty>,
  context: { duty: Duty; override: number | undefined },
): Assumption {
  const standard = typeof definition.default === 'number' ? definition.default : definition.default(context.duty)
  const { unit, minimum, maximum, source } = definition
  return { name, value: context.override ?? standard, unit, source, default: standard, minimum, maximum }
}

/**
 * @param definitions assumptions of the family
 * @param duty working conditions that some defaults depend on
 * @param overrides what a person changed, in the assumptions' units
 * @returns the list for the answer, and the values in SI for the sizing
 */
export function resolveAssumptions<Duty, Name extends string>(
  definitions: AssumptionDefinitions<Duty, Name>,
  duty: Duty,
  overrides: AssumptionOverrides,
): { readonly list: Assumption[]; readonly values: Record<Name, number> } {
  // Object.keys and Object.fromEntries widen the names to string; the definitions have exactly these.
  const names = Object.keys(definitions) as Name[]
  const list = names.map((name) => resolveOne(name, definitions[name], { duty, override: overrides[name] }))
  const values = Object.fromEntries(names.map((name, index) => [name, toSi(list[index]?.value ?? 0, definitions[name].unit)]))
  return { list, values: values as Record<Name, number> } // exactly these names
}

/**
 * The values alone, for many duties: what follows no duty is worked out once.
 * @param definitions assumptions of the family
 * @param overrides what a person changed, in the assumptions' units
 * @returns the values of a duty, SI, as `resolveAssumptions` has them
 */
export function assumptionValues<Duty, Name extends string>(
  definitions: AssumptionDefinitions<Duty, Name>,
  overrides: AssumptionOverrides,
): (duty: Duty) => Record<Name, number> {
  const fixed: Record<string, number> = {}
  const following: [name: string, unit: OutputUnit, valueOf: (duty: Duty) => number][] = []
  for (const [name, definition] of Object.entries<AssumptionDefinition<Duty>>(definitions)) {
    const { unit, default: standard } = definition
    const value = overrides[name] ?? standard
    fixed[name] = typeof value === 'number' ? toSi(value, unit) : 0
    if (typeof value === 'function') following.push([name, unit, value])
  }
  return (duty) => {
    const values = { ...fixed }
    for (const [name, unit, valueOf] of following) values[name] = toSi(valueOf(duty), unit)
    return values as Record<Name, number> // the names are those of the definitions
  }
}

/**
 * @param definitions assumptions of the family
 * @param overrides what a request changes
 * @returns what is wrong with it: unknown names, values that are not finite or out of range
 */
export function assumptionIssues(definitions: Assumptions, overrides: AssumptionOverrides): AssumptionIssue[] {
  return Object.entries(overrides).flatMap(([name, value]): AssumptionIssue[] => {
    const path = `assumptions.${name}`
    const definition = Object.hasOwn(definitions, name) ? definitions[name] : undefined
    if (!definition) return [{ code: 'unknownParameter', path, params: {} }]
    if (!Number.isFinite(value)) return [{ code: 'notFinite', path, params: {} }]
    const { minimum, maximum } = definition
    if (value < minimum) return [{ code: 'belowMinimum', path, params: { limit: minimum } }]
    if (value > maximum) return [{ code: 'aboveMaximum', path, params: { limit: maximum } }]
    return []
  })
}
