/** Parameters of a query that stand for themselves: each says how it is read and how the reference describes it. */
import * as z from 'zod/mini'
import { type Fault, faultsOf, type Parsed } from '../../../families/define/parsed.ts'
import type { Query, ServedParameter } from './served-call.ts'

/** How a parameter is read and described; its name is that of its place. */
export type QueryParameter<Value> = {
  readonly described: Omit<ServedParameter, 'name'>
  /** @returns its value, or what is wrong with the text that was sent; undefined: none was */
  readonly read: (text: string | undefined) => Value | Omit<Fault, 'path'>
}

type Text = NonNullable<ServedParameter['text']>

const isFault = (value: unknown): value is Omit<Fault, 'path'> => typeof value === 'object' && value !== null && 'code' in value

/** A text that has to be there. */
export const requiredText = (text: Text, longest: number): QueryParameter<string> => ({
  described: { required: true, conditional: false, shape: z.string().check(z.minLength(1), z.maxLength(longest)), unit: '', text },
  read: (sent) => {
    if (!sent) return { code: 'missing', params: {} }
    return sent.length > longest ? { code: 'notAnOption', params: { text: sent.slice(0, longest) } } : sent
  },
})

/** A text that may be left out or empty, which is the same. */
export const optionalText = (text: Text, longest: number): QueryParameter<string> => ({
  described: { required: false, conditional: false, shape: z.string().check(z.maxLength(longest)), unit: '', text },
  read: (sent = '') => (sent.length > longest ? { code: 'notAnOption', params: { text: sent.slice(0, longest) } } : sent),
})

/** A whole number from 1 on. */
export const countingNumber = (text: Text, { usual, most }: { readonly usual: number; readonly most: number }): QueryParameter<number> => ({
  described: { required: false, conditional: false, shape: z.int().check(z.gte(1), z.lte(most)), unit: '', text },
  read: (sent) => {
    if (sent === undefined) return usual
    const value = Number(sent)
    if (!/^\d{1,6}$/.test(sent)) return { code: 'notAnOption', params: { text: sent } }
    if (value < 1) return { code: 'belowMinimum', params: { value, limit: 1 } }
    return value > most ? { code: 'aboveMaximum', params: { value, limit: most } } : value
  },
})

/** A page of a list, counted from 1; the last is beyond any catalogue. */
export const listPage: QueryParameter<number> = countingNumber('listPage', { usual: 1, most: 5_000 })

/** For the reference. */
export const describeParameters = (parameters: Readonly<Record<string, QueryParameter<unknown>>>): readonly ServedParameter[] =>
  Object.entries(parameters).map(([name, { described }]) => ({ name, ...described }))

type Values<Parameters> = { readonly [Name in keyof Parameters]: Parameters[Name] extends QueryParameter<infer Value> ? Value : never }

/**
 * @param query as it was sent
 * @param parameters by their names
 * @returns the value of each; everything that is wrong: parameters that nobody knows, that are sent twice, that cannot be read
 */
export const readQuery = <Parameters extends Readonly<Record<string, QueryParameter<unknown>>>>(
  query: Query,
  parameters: Parameters,
): Parsed<Values<Parameters>> => {
  const unknown = Object.keys(query).filter((name) => !Object.hasOwn(parameters, name))
  const read = Object.entries(parameters).map(([path, parameter]): Parsed<readonly [string, unknown]> => {
    const [text, ...more] = query[path] ?? []
    if (more.length > 0) return { faults: [{ code: 'repeatedParameter', path, params: {} }] }
    const value = parameter.read(text)
    return isFault(value) ? { faults: [{ ...value, path }] } : { values: [path, value] }
  })
  const faults = [...unknown.map((path) => ({ code: 'unknownParameter', path, params: {} })), ...read.flatMap(faultsOf)]
  if (faults.length > 0) return { faults }
  // Each name of the parameters has its value: none of them was at fault.
  return { values: Object.fromEntries(read.flatMap((one) => ('values' in one ? [one.values] : []))) as Values<Parameters> }
}
