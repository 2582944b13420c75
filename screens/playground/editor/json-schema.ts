/** Evaluates a JSON Schema at a place of a document: allowed keys with descriptions, values, and kinds of text. */

/** The subset of JSON Schema that `docs/dsl.schema.json` uses. */
export type JsonSchema = {
  readonly $ref?: string
  readonly type?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: boolean | JsonSchema
  readonly items?: JsonSchema
  readonly prefixItems?: readonly JsonSchema[]
  readonly required?: readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly $defs?: Readonly<Record<string, JsonSchema>>
}

/** A place in a document: the keys that lead to it, and the `kind` of each enclosing object or list, innermost last. */
export type Place = { readonly path: readonly string[]; readonly kinds: readonly (string | undefined)[] }

/** A schema with references and alternatives resolved; `name` is its name in the definitions. */
type Concrete = JsonSchema & { readonly name?: string }

const defs = '#/$defs/'

const concrete = (root: JsonSchema, schema: JsonSchema, name?: string): readonly Concrete[] => {
  if (schema.$ref !== undefined) {
    const to = schema.$ref.slice(defs.length)
    const found = root.$defs?.[to]
    return found ? concrete(root, { ...found, ...(schema.description !== undefined && { description: schema.description }) }, to) : []
  }
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  if (choices.length === 0) return [name === undefined ? schema : { ...schema, name }]
  return choices.flatMap((one) =>
    concrete(root, one).map((inner) => ({ ...(schema.description !== undefined && { description: schema.description }), ...inner })),
  )
}

/** Returns the schemas compatible with a `kind`: all if it is unknown or they define none. */
const ofKind = (schemas: readonly Concrete[], kind: string | undefined): readonly Concrete[] =>
  schemas.filter(({ properties }) => kind === undefined || properties?.['kind']?.const === undefined || properties['kind'].const === kind)

const stepInto = ({ properties = {}, additionalProperties, items, prefixItems }: Concrete, key: string): readonly JsonSchema[] => {
  if (Object.hasOwn(properties, key)) return [properties[key] ?? {}]
  if (typeof additionalProperties === 'object') return [additionalProperties]
  const item = prefixItems?.[Number(key)] ?? items
  return item ? [item] : []
}

/** Returns the schemas of the object or list that contains a place, excluding those of another `kind`. */
const holdersOf = (root: JsonSchema, { path, kinds }: Place): readonly Concrete[] => {
  let schemas = ofKind(concrete(root, root), kinds[0])
  for (const [index, key] of path.entries()) {
    const inner = schemas.flatMap((one) => stepInto(one, key)).flatMap((one) => concrete(root, one))
    schemas = ofKind(inner, kinds[index + 1])
  }
  return schemas
}

/** A key allowed in an object, with its description and the beginning of its value. */
export type KeyChoice = { readonly key: string; readonly description: string; readonly starts: string; readonly isRequired: boolean }

const beginnings: Readonly<Record<string, string>> = { string: '""', object: '{}', array: '[]' }

const startOf = (root: JsonSchema, schema: JsonSchema): string => {
  const [first] = concrete(root, schema)
  if (first?.const !== undefined) return JSON.stringify(first.const)
  return beginnings[first?.type ?? ''] ?? ''
}

const summaryOf = (root: JsonSchema, schema: JsonSchema): string => {
  const all = concrete(root, schema)
  const described = schema.description ?? all.find(({ description }) => description !== undefined)?.description
  const values = all.flatMap((one) => one.enum ?? (one.const === undefined ? [] : [one.const]))
  const listed = values.length > 1 ? `One of ${values.map((value) => JSON.stringify(value)).join(', ')}.` : ''
  return [described ?? '', listed].filter((part) => part !== '').join(' ')
}

/** Returns the keys of the object at a place. */
export const keysAt = (root: JsonSchema, place: Place): readonly KeyChoice[] => {
  const found = new Map<string, KeyChoice>()
  for (const { properties = {}, required = [] } of holdersOf(root, place)) {
    for (const [key, schema] of Object.entries(properties)) {
      if (found.has(key)) continue
      found.set(key, { key, description: summaryOf(root, schema), starts: startOf(root, schema), isRequired: required.includes(key) })
    }
  }
  return [...found.values()]
}

/** The values allowed at a place, and whether it accepts an expression, a name or a unit. */
export type ValueChoice = { readonly values: readonly unknown[]; readonly takes: ReadonlySet<'expression' | 'name' | 'unit'> }

const isUnit = ({ description = '' }: Concrete): boolean => description.startsWith('A unit such as')

/** Returns the allowed values; `place` ends with the key or index of the value itself. */
export const valuesAt = (root: JsonSchema, { path, kinds }: Place): ValueChoice => {
  // A `kind` being edited must not exclude the others.
  const isKind = path.at(-1) === 'kind'
  const schemas = holdersOf(root, { path, kinds: kinds.map((kind, index) => (isKind && index === path.length - 1 ? undefined : kind)) })
  const values = schemas.flatMap((one) => one.enum ?? (one.const !== undefined ? [one.const] : one.type === 'boolean' ? [true, false] : []))
  const takes = new Set<'expression' | 'name' | 'unit'>()
  for (const one of schemas) {
    if (one.name === 'Expression') takes.add('expression')
    if (one.name === 'Name') takes.add('name')
    if (isUnit(one)) takes.add('unit')
  }
  return { values: [...new Set(values)], takes }
}

/** Returns the description of a key at a place; undefined if the key is not allowed there. */
export const describeKey = (root: JsonSchema, place: Place, key: string): string | undefined =>
  keysAt(root, place).find((one) => one.key === key)?.description

const texts: JsonSchema = { type: 'object', additionalProperties: { type: 'object' }, description: 'Texts by language.' }
const cases: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      name: { type: 'string', description: 'What the case is of.' },
      inputs: { type: 'object', description: 'Values by field.' },
      request: { type: 'object', description: 'The parameters that it must send, as texts.' },
    },
    required: ['name', 'inputs', 'request'],
  },
}

/** Returns the JSON Schema of a document, from that of the language. */
export const schemaOfDocument = ({ $defs }: { readonly $defs: object }): JsonSchema => ({
  type: 'object',
  properties: {
    $schema: { type: 'string', description: 'Where the JSON Schema of the document is.' },
    schema: { $ref: `${defs}Calculator` },
    texts,
    examples: {
      type: 'object',
      description: 'A sample init answer, and inputs with the request that each must make.',
      properties: { init: { type: 'object', description: 'An answer of the init call.' }, cases },
      required: ['init', 'cases'],
    },
  },
  required: ['schema', 'texts'],
  // The definitions of a JSON Schema are JSON Schemas.
  $defs: $defs as Readonly<Record<string, JsonSchema>>,
})
