/** What a JSON Schema lets stand at a place of a document: keys with what is said of them, values, and what kind of text. */

/** As much of a JSON Schema as `docs/dsl.schema.json` uses. */
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

/**
 * A place in a document: the keys that lead there, and what each object or list on the way says of its `kind`, the one that holds the place last.
 */
export type Place = { readonly path: readonly string[]; readonly kinds: readonly (string | undefined)[] }

/** A schema without references and choices; `name`: what it is called in the definitions. */
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

/** Those that a `kind` leaves: every one of which it is not known, or which have none. */
const ofKind = (schemas: readonly Concrete[], kind: string | undefined): readonly Concrete[] =>
  schemas.filter(({ properties }) => kind === undefined || properties?.['kind']?.const === undefined || properties['kind'].const === kind)

const stepInto = ({ properties = {}, additionalProperties, items, prefixItems }: Concrete, key: string): readonly JsonSchema[] => {
  if (Object.hasOwn(properties, key)) return [properties[key] ?? {}]
  if (typeof additionalProperties === 'object') return [additionalProperties]
  const item = prefixItems?.[Number(key)] ?? items
  return item ? [item] : []
}

/** The schemas of what holds a place, without those that its `kind` rules out. */
const holdersOf = (root: JsonSchema, { path, kinds }: Place): readonly Concrete[] => {
  let schemas = ofKind(concrete(root, root), kinds[0])
  for (const [index, key] of path.entries()) {
    const inner = schemas.flatMap((one) => stepInto(one, key)).flatMap((one) => concrete(root, one))
    schemas = ofKind(inner, kinds[index + 1])
  }
  return schemas
}

/** A key that may stand in an object: what is said of it, and what its value begins as. */
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

/** The keys of the object at a place. */
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

/** What may stand as the value at a place: values that are listed, and whether it is an expression, a name or a unit. */
export type ValueChoice = { readonly values: readonly unknown[]; readonly takes: ReadonlySet<'expression' | 'name' | 'unit'> }

const isUnit = ({ description = '' }: Concrete): boolean => description.startsWith('A unit such as')

/** @param place of the value itself: its key or number is the last of the path */
export const valuesAt = (root: JsonSchema, { path, kinds }: Place): ValueChoice => {
  // A kind that is being written rules no other out.
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

/** What is said of a key at a place; undefined for a key that may not stand there. */
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

/** The whole document, by the schema of the language. */
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
  // Those of a JSON Schema are JSON Schemas.
  $defs: $defs as Readonly<Record<string, JsonSchema>>,
})
