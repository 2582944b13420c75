import type { JsonSchema } from '../openapi/types.ts'

/** A part of a type description: text, or the name of a schema to link to. */
export type TypePart = string | { readonly schema: string }

const refPrefix = '#/components/schemas/'

const toRange = ({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema): string | undefined => {
  const low = exclusiveMinimum === undefined ? (minimum === undefined ? '' : `≥ ${minimum}`) : `> ${exclusiveMinimum}`
  const high = exclusiveMaximum === undefined ? (maximum === undefined ? '' : `≤ ${maximum}`) : `< ${exclusiveMaximum}`
  const range = [low, high].filter((part) => part !== '').join(', ')
  return range === '' ? undefined : range
}

const describeValues = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(' | ')

const asSchema = (schema: unknown): JsonSchema | undefined =>
  // JSON Schema nests `true`, `false` and objects; only objects describe a type.
  typeof schema === 'object' && schema !== null ? (schema as JsonSchema) : undefined

/** A short description of a JSON type: `number > 0`, `"a" | "b"`, a list or map of another type, or a link to a named schema. */
export const describeSchema = (schema: JsonSchema): readonly TypePart[] => {
  if (schema.$ref?.startsWith(refPrefix)) return [{ schema: schema.$ref.slice(refPrefix.length) }]
  if (schema.const !== undefined) return [JSON.stringify(schema.const)]
  if (schema.enum) return [describeValues(schema.enum)]
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) return variants.flatMap((variant, index) => [...(index > 0 ? [' | '] : []), ...describeSchema(variant)])
  if (schema.allOf) return schema.allOf.flatMap((part, index) => [...(index > 0 ? [' & '] : []), ...describeSchema(part)])
  const items = asSchema(schema.items)
  if (items) return ['[', ...describeSchema(items), ']']
  const entries = asSchema(schema.additionalProperties)
  if (entries && !schema.properties) return ['{', ...describeSchema(entries), '}']
  const range = toRange(schema)
  return [`${String(schema.type ?? 'object')}${range ? ` ${range}` : ''}`]
}

export interface Property {
  readonly name: string
  readonly type: readonly TypePart[]
  readonly required: boolean
  readonly description: string
  /** Properties of an object without a name of its own. */
  readonly inner: readonly Property[]
}

const innerOf = (schema: JsonSchema): readonly Property[] => {
  const items = asSchema(schema.items)
  return schema.properties ? propertiesOf(schema) : items?.properties ? propertiesOf(items) : []
}

/** The properties of an object schema, in order. */
export const propertiesOf = (schema: JsonSchema): readonly Property[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, value]) => {
    const property = asSchema(value)
    if (!property) return []
    const required = schema.required?.includes(name) ?? false
    return [{ name, type: describeSchema(property), required, description: property.description ?? '', inner: innerOf(property) }]
  })
