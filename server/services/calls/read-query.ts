/** Query parameters by name: each defines its parser and its description in the reference. */
import * as z from 'zod/mini'
import { andThen, faultsOf, type Parsed, refuse } from '../../../families/define/parsed.ts'
import { readText, readWhole, unknownParameters } from './read-parameters.ts'
import type { Query, ServedParameter } from './served-call.ts'

/** The parser and the description of a parameter; its name is the key in the record of parameters. */
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
 * A required text.
 *
 * @param longest UTF-16 units
 */
export const requiredText = (description: string, longest: number): QueryParameter<string> => ({
  described: describe(description, z.string().check(z.minLength(1), z.maxLength(longest)), true),
  read: (query, name) => readText(query, name, longest),
})

/** An optional text; empty and missing are the same. */
export const optionalText = (description: string, longest: number): QueryParameter<string> => ({
  described: describe(description, z.string().check(z.maxLength(longest))),
  read: (query, name) => ((query[name] ?? ['']).join('') === '' ? { values: '' } : readText(query, name, longest)),
})

/** A required choice of one of the options. */
export const oneOf = <Option extends string>(description: string, options: readonly Option[]): QueryParameter<Option> => ({
  described: describe(description, z.enum(options), true),
  read: (query, name) =>
    andThen(readText(query, name, 200), (text) => {
      const option = options.find((one) => one === text)
      return option === undefined ? refuse('notAnOption', name, text) : { values: option }
    }),
})

/** An optional choice of one of the options; the default is `usual`. */
export const choice = <Option extends string>(description: string, options: readonly Option[], usual: Option): QueryParameter<Option> => {
  const { described, read } = oneOf(description, options)
  return {
    described: { ...described, required: false },
    read: (query, name) => (query[name] === undefined ? { values: usual } : read(query, name)),
  }
}

/** An optional choice of one of the options; undefined, which means any, where it is missing or empty. */
export const oneOfMany = <Option extends string>(description: string, options: readonly Option[]): QueryParameter<Option | undefined> => {
  const { described, read } = oneOf(description, options)
  return {
    described: { ...described, required: false },
    read: (query, name) => ((query[name] ?? ['']).join('') === '' ? { values: undefined } : read(query, name)),
  }
}

/** A whole number from 1; `usual` is the default, `most` the maximum. */
export const wholeNumber = (description: string, limits: { readonly usual: number; readonly most: number }): QueryParameter<number> => ({
  described: describe(description, z.int().check(z.gte(1), z.lte(limits.most))),
  read: (query, name) => readWhole(query, name, limits),
})

/** Page of a list, counted from 1; the maximum exceeds any catalogue. */
export const listPage: QueryParameter<number> = wholeNumber('Page, counted from 1', { usual: 1, most: 5_000 })

/** Parameters of a query, by name. */
export type QueryParameters<Value = unknown> = Readonly<Record<string, QueryParameter<Value>>>

/** Describes parameters for the reference. */
export const describeParameters = (parameters: QueryParameters): readonly ServedParameter[] =>
  Object.entries(parameters).map(([name, { described }]) => ({ name, ...described }))

/** The parsed values, by parameter name. */
export type Values<Parameters> = {
  readonly [Name in keyof Parameters]: Parameters[Name] extends QueryParameter<infer Value> ? Value : never
}

/**
 * @param query all parameters received
 * @param parameters expected parameters, by name
 * @returns the value of each parameter, or every fault
 */
export const readQuery = <Parameters extends QueryParameters>(query: Query, parameters: Parameters): Parsed<Values<Parameters>> => {
  const read = Object.entries(parameters).map(([name, parameter]) => [name, parameter.read(query, name)] as const)
  const faults = [...unknownParameters(query, Object.keys(parameters)), ...read.flatMap(([, one]) => faultsOf(one))]
  if (faults.length > 0) return { faults }
  const values = read.flatMap(([name, one]) => ('values' in one ? [[name, one.values] as const] : []))
  // No parameter was at fault, so each name has its value.
  return { values: Object.fromEntries(values) as Values<Parameters> }
}
