/** Assumptions of a sizing as data (default, range, source), resolved for a duty and the overrides of a request. */
import type { Assumption } from '../../contract/results/sizing.ts'
import { toSi, type OutputUnit } from '../formulas/unit-scale.ts'

/** Overridden assumptions of a request: name → value in the assumption's unit. */
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

/** The assumptions of a family independent of its duty type: sufficient for names, units and ranges. */
export type Assumptions = AssumptionDefinitions<never, string>

/** An invalid override of an assumption: `code` and `params` are data, `i18n` formats the message. */
export type AssumptionIssue = {
  readonly code: 'unknownParameter' | 'notFinite' | 'belowMinimum' | 'aboveMaximum'
  readonly path: string
  readonly params: Readonly<Record<string, string | number>>
}

function resolveOne<Duty>(
  name: string,
  definition: AssumptionDefinition<Duty>,
  context: { duty: Duty; override: number | undefined },
): Assumption & Pick<AssumptionDefinition<Duty>, 'unit'> {
  const standard = typeof definition.default === 'number' ? definition.default : definition.default(context.duty)
  const { unit, minimum, maximum, source } = definition
  return { name, value: context.override ?? standard, unit, source, default: standard, minimum, maximum }
}

/**
 * Resolves the assumptions for one duty.
 * @param definitions assumptions of the family
 * @param duty working conditions that some defaults depend on
 * @param overrides values from the request, in the assumptions' units
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
  const values = Object.fromEntries(list.map(({ name, value, unit }) => [name, toSi(value, unit)]))
  return { list, values: values as Record<Name, number> } // exactly these names
}

/**
 * Returns a function that gives the values alone; those that do not depend on the duty are computed once.
 * @param definitions assumptions of the family
 * @param overrides values from the request, in the assumptions' units
 * @returns the values for a duty, SI, equal to those of `resolveAssumptions`
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
 * Validates the overrides of a request.
 * @param definitions assumptions of the family
 * @param overrides values from the request, in the assumptions' units
 * @returns one issue for each unknown name, and each value that is not finite or out of range
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
