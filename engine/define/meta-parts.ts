/** What the DSL's zod schema is put together from: names, units, expressions, bounds. */
import * as z from 'zod/mini'
import { suggest } from '../expression/index.ts'
import { limits } from './limits.ts'
import { reservedFieldNames, reservedNames } from './reserved-names.ts'

type Shape = Readonly<Record<string, z.ZodMiniType>>

/** "unknown property 'mni'; did you mean 'min'?" for each key that does not belong. */
function unknownKeys(keys: readonly string[], known: readonly string[]): string {
  const one = (key: string) => {
    const near = suggest(key, known)
    return `unknown property '${key}'${near === undefined ? ` (known: ${known.join(', ')})` : `; did you mean '${near}'?`}`
  }
  return keys.map(one).join('; ')
}

/** An object with these properties and no others; `id` names it in the published schema. */
export function strict<S extends Shape>(id: string, shape: S, description: string) {
  const schema = z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? unknownKeys(issue.keys, Object.keys(shape)) : undefined),
  })
  return schema.check(z.meta({ id, description }))
}

/** A map from names with at most `most` entries. */
export function map<K extends z.ZodMiniType<string, string>, V extends z.ZodMiniType>(keys: K, values: V, most: number) {
  return z.record(keys, values).check(
    z.refine((record) => Object.keys(record).length <= most, { error: `more than ${most} entries` }),
    z.meta({ maxProperties: most }),
  )
}

/** At most so many items. */
export const list = <T extends z.ZodMiniType>(item: T, most: number) => z.array(item).check(z.maxLength(most))
/** The number of a working class. */
export const id = z.int().check(z.gte(1), z.lte(9_999_999))
/** A short text. */
export const text = (description: string) => z.string().check(z.maxLength(limits.name * 2), z.minLength(1), z.describe(description))
/** True or false, or left out. */
export const flag = (description: string) => z.exactOptional(z.boolean().check(z.describe(description)))

/** What a name looks like. */
export const namePattern = new RegExp(`^[A-Za-z_][A-Za-z0-9_]{0,${limits.name - 1}}$`)
const nameWithout = (reserved: ReadonlySet<string>, id: string) =>
  z.string().check(
    z.regex(namePattern, { error: (issue) => `'${String(issue.input)}' is no name: letters, digits and '_', at most ${limits.name}` }),
    z.refine((one) => !reserved.has(one), { error: (issue) => `'${String(issue.input)}' is a reserved name` }),
    z.meta({ id }),
  )
/** A name that expressions can read. */
export const name = nameWithout(reservedNames, 'Name')
/** The same of a field. */
export const fieldName = nameWithout(reservedFieldNames, 'FieldName')
/** The value of an option. A list of chosen options is sent joined by commas, so none may hold one. */
export const optionValue = z
  .string()
  .check(z.minLength(1), z.maxLength(limits.option), z.regex(/^[^,]*$/, { error: "an option holds no ','" }))
/** A parameter of a query. */
export const parameterName = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_.-]{0,59}$/, { error: 'is no parameter name' }))
/** A member of a body: each part between dots names one. */
export const bodyName = z
  .string()
  .check(z.regex(/^[A-Za-z][A-Za-z0-9_-]*(?:\.[A-Za-z][A-Za-z0-9_-]*){0,3}$/, { error: 'is no name of a body' }), z.maxLength(60))
/** The symbol of a unit. */
export const unit = z
  .string()
  .check(z.maxLength(limits.unit), z.describe("A unit such as 'mm', 'kg', 'mm/s', 'N*m'; '' or left out for a plain number."))
/** A formula or condition. */
export const expression = z
  .string()
  .check(
    z.maxLength(limits.expression),
    z.meta({ id: 'Expression', description: "A formula or condition, for example 'load * 1000[kg/t] * serviceFactor'." }),
  )
/** The farthest end of a window. */
export const maxPercent = 1000
/** An end of a window. */
export const percent = z.number().check(z.gte(-maxPercent), z.lte(maxPercent))
/** A number written in a schema. */
export const literal = z.number().check(z.gte(-1e9), z.lte(1e9))
/** A limit or default of a number. */
export const bound = z
  .union([literal, expression], { error: 'needs a number (at most 1e9) or an expression' })
  .check(z.describe("A number in the field's unit, or an expression of that unit."))
