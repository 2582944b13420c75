import type { Query } from './read-query.ts'
import type { ServedCalculator, ServedParameter } from './served-calculator.ts'

/** Parameters of any of the calculators; required is what all of them require. */
const joinParameters = (lists: readonly (readonly ServedParameter[])[]): readonly ServedParameter[] => {
  const byName = Map.groupBy(lists.flat(), ({ name }) => name)
  return [...byName.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const shared = same.length === lists.length
    const required = shared && same.every((one) => one.required)
    return [{ ...first, required, conditional: !shared || same.some((one) => one.conditional) }]
  })
}

/** How many of the names a calculator does not know, and how many of its own it misses. */
const mismatch = (parameters: readonly ServedParameter[], names: readonly string[]): number => {
  const known = new Set(parameters.map(({ name }) => name))
  const unknown = names.filter((name) => !known.has(name)).length
  return unknown + parameters.filter(({ name, required }) => required && !names.includes(name)).length
}

type Part = 'parameters' | 'inputs'

/** The calculator that a request is written for: the one whose names it misses least; the first of equals. */
const meant = (calculators: readonly ServedCalculator[], part: Part, names: readonly string[]): ServedCalculator | undefined =>
  calculators.toSorted((a, b) => mismatch(a[part], names) - mismatch(b[part], names))[0]

const namesIn = (value: unknown): readonly string[] => (typeof value === 'object' && value !== null ? Object.keys(value) : [])

const inputNames = (body: unknown): readonly string[] =>
  typeof body === 'object' && body !== null && 'inputs' in body ? namesIn(body.inputs) : []

const firstDefined = <T>(values: readonly (T | undefined)[]): T | undefined => values.find((value) => value !== undefined)

/**
 * Calculators that share the calls of one service (a lift with or without its structure) as one: each request is read and answered by the
 * calculator it is written for.
 *
 * @throws RangeError without calculators
 */
export const joinCalculators = (calculators: readonly ServedCalculator[]): ServedCalculator => {
  const [first] = calculators
  if (!first) throw new RangeError('joinCalculators: nothing to join')
  if (calculators.length === 1) return first
  const forQuery = (query: Query) => meant(calculators, 'parameters', Object.keys(query)) ?? first
  return {
    ...first,
    ids: calculators.flatMap(({ ids }) => ids),
    labelKey: (path) => firstDefined(calculators.map(({ labelKey }) => labelKey(path))),
    hintKey: (path) => firstDefined(calculators.map(({ hintKey }) => hintKey(path))),
    parameters: joinParameters(calculators.map(({ parameters }) => parameters)),
    inputs: joinParameters(calculators.map(({ inputs }) => inputs)),
    calculation: (query) => forQuery(query).calculation(query),
    explanation: (query) => forQuery(query).explanation(query),
    check: (body) => (meant(calculators, 'inputs', inputNames(body)) ?? first).check(body),
  }
}
