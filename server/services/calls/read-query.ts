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

const describe = (description: string, shape: z.ZodMiniType, required = false): Omit<ServedParameter, 'name'> => ({
  required,
  conditional: false,
  shape,
  unit: '',
  description,
})

/**
 * A text that has to be there.
 * @param longest UTF-16 units
 */
export const requiredText = (description: string, longest: number): QueryParameter<string> => ({
  described: describe(description, z.string().check(z.minLength(1), z.maxLength(longest)), true),
  read: (query, name) => readText(query, name, longest),
})

/** A text that may be left out or empty, which is the same. */
export const optionalText = (description: string, longest: number): QueryParameter<string> => ({
  described: describe(description, z.string().check(z.maxLength(longest))),
  read: (query, name) => ((query[name] ?? ['']).join('') === '' ? { values: '' } : readText(query, name, longest)),
})

/** One of some texts, which has to be there. */
export const oneOf = <Option extends string>(description: string, options: readonly Option[]): QueryParameter<Option> => ({
  described: describe(description, z.enum(options), true),
  read: (query, name) =>
    andThen(readText(query, name, 200), (text) => {
      const option = options.find((one) => one === text)
      return option === undefined ? refuse('notAnOption', name, text) : { values: option }
    }),
})

/** One of some texts; `usual` where it is left out. */
export const choice = <Option extends string>(description: string, options: readonly Option[], usual: Option): QueryParameter<Option> => {
  const { described, read } = oneOf(description, options)
  return {
    described: { ...described, required: false },
    read: (query, name) => (query[name] === undefined ? { values: usual } : read(query, name)),
  }
}

/** One of some texts; undefined where it is left out or empty, which is any of them. */
export const oneOfMany = <Option extends string>(description: string, options: readonly Option[]): QueryParameter<Option | undefined> => {
  const { described, read } = oneOf(description, options)
  return {
    described: { ...described, required: false },
    read: (query, name) => ((query[name] ?? ['']).join('') === '' ? { values: undefined } : read(query, name)),
  }
}

/** A whole number from 1. */
export const wholeNumber = (description: string, limits: { readonly usual: number; readonly most: number }): QueryParameter<number> => ({
  described: describe(description, z.int().check(z.gte(1), z.lte(limits.most))),
  read: (query, name) => readWhole(query, name, limits),
})

/** A page of a list, counted from 1; the last is beyond any catalogue. */
export const listPage: QueryParameter<number> = wholeNumber('Page, counted from 1', { usual: 1, most: 5_000 })

/** Parameters of a query by their names. */
export type QueryParameters<Value = unknown> = Readonly<Record<string, QueryParameter<Value>>>

/** For the reference. */
export const describeParameters = (parameters: QueryParameters): readonly ServedParameter[] =>
  Object.entries(parameters).map(([name, { described }]) => ({ name, ...described }))

/** The values of a query by the names of its parameters. */
export type Values<Parameters> = {
  readonly [Name in keyof Parameters]: Parameters[Name] extends QueryParameter<infer Value> ? Value : never
}

/**
 * @param query as it was sent
 * @param parameters by their names
 * @returns the value of each, or everything that is wrong
 */
export const readQuery = <Parameters extends QueryParameters>(query: Query, parameters: Parameters): Parsed<Values<Parameters>> => {
  const read = Object.entries(parameters).map(([name, parameter]) => [name, parameter.read(query, name)] as const)
  const faults = [...unknownParameters(query, Object.keys(parameters)), ...read.flatMap(([, one]) => faultsOf(one))]
  if (faults.length > 0) return { faults }
  const values = read.flatMap(([name, one]) => ('values' in one ? [[name, one.values] as const] : []))
  // Each name of the parameters has its value: none of them was at fault.
  return { values: Object.fromEntries(values) as Values<Parameters> }
}
