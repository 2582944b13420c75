/** Parameters of a query by their names: each says how it is read and how the reference describes it. */
import * as z from 'zod/mini'
import { andThen, faultsOf, type Parsed, refuse } from '../../../families/define/parsed.ts'
import { readText, readWhole, unknownParameters } from './read-parameters.ts'
import type { Query, ServedParameter } from './served-call.ts'

/** How a parameter is read and described; what it is called is said by its place. */
export type QueryParameter<Value> = {
  readonly described: Omit<ServedParameter, 'name'>
  readonly read: (query: Query, name: string) => Parsed<Value>
}

type Text = NonNullable<ServedParameter['text']>

const describe = (text: Text, shape: z.ZodMiniType, required = false): Omit<ServedParameter, 'name'> => ({
  required,
  conditional: false,
  shape,
  unit: '',
  text,
})

/**
 * A text that has to be there.
 * @param longest UTF-16 units
 */
export const requiredText = (text: Text, longest: number): QueryParameter<string> => ({
  described: describe(text, z.string().check(z.minLength(1), z.maxLength(longest)), true),
  read: (query, name) => readText(query, name, longest),
})

/** A text that may be left out or empty, which is the same. */
export const optionalText = (text: Text, longest: number): QueryParameter<string> => ({
  described: describe(text, z.string().check(z.maxLength(longest))),
  read: (query, name) => ((query[name] ?? ['']).join('') === '' ? { values: '' } : readText(query, name, longest)),
})

/** One of some texts, which has to be there. */
export const oneOf = <Option extends string>(text: Text, options: readonly Option[]): QueryParameter<Option> => ({
  described: describe(text, z.enum(options), true),
  read: (query, name) =>
    andThen(readText(query, name, 200), (given) => {
      const found = options.find((option) => option === given)
      return found === undefined ? refuse('notAnOption', name, given) : { values: found }
    }),
})

/** One of some texts; `usual` where it is left out. */
export const choice = <Option extends string>(text: Text, options: readonly Option[], usual: Option): QueryParameter<Option> => {
  const { described, read } = oneOf(text, options)
  return {
    described: { ...described, required: false },
    read: (query, name) => (query[name] === undefined ? { values: usual } : read(query, name)),
  }
}

/** One of some texts; undefined where it is left out or empty, which is any of them. */
export const oneOfMany = <Option extends string>(text: Text, options: readonly Option[]): QueryParameter<Option | undefined> => {
  const { described, read } = oneOf(text, options)
  return {
    described: { ...described, required: false },
    read: (query, name) => ((query[name] ?? ['']).join('') === '' ? { values: undefined } : read(query, name)),
  }
}

/** A whole number from 1. */
export const wholeNumber = (text: Text, limits: { readonly usual: number; readonly most: number }): QueryParameter<number> => ({
  described: describe(text, z.int().check(z.gte(1), z.lte(limits.most))),
  read: (query, name) => readWhole(query, name, limits),
})

/** A page of a list, counted from 1; the last is beyond any catalogue. */
export const listPage: QueryParameter<number> = wholeNumber('listPage', { usual: 1, most: 5_000 })

/** For the reference. */
export const describeParameters = (parameters: Readonly<Record<string, QueryParameter<unknown>>>): readonly ServedParameter[] =>
  Object.entries(parameters).map(([name, { described }]) => ({ name, ...described }))

type Values<Parameters> = { readonly [Name in keyof Parameters]: Parameters[Name] extends QueryParameter<infer Value> ? Value : never }

/**
 * @param query as it was sent
 * @param parameters by their names
 * @returns the value of each, or everything that is wrong
 */
export const readQuery = <Parameters extends Readonly<Record<string, QueryParameter<unknown>>>>(
  query: Query,
  parameters: Parameters,
): Parsed<Values<Parameters>> => {
  const read = Object.entries(parameters).map(([name, parameter]) => [name, parameter.read(query, name)] as const)
  const faults = [...unknownParameters(query, Object.keys(parameters)), ...read.flatMap(([, one]) => faultsOf(one))]
  if (faults.length > 0) return { faults }
  const values = read.flatMap(([name, one]) => ('values' in one ? [[name, one.values] as const] : []))
  // Each name of the parameters has its value: none of them was at fault.
  return { values: Object.fromEntries(values) as Values<Parameters> }
}
