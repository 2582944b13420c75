/** Every kind, property and value of the meta-schema occurs in a schema that the laws are run over. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dslJsonSchema } from '../../../engine/define/meta-schema.ts'
import { calculators } from '../../../schemas/registry.ts'
import { zooSubjects } from '../../fixtures/schemas/zoo-subjects.ts'

/** Of a site: its assembly is tried by tests of its own. */
const gantry = JSON.parse(readFileSync(new URL('../../fixtures/calculators/9101-gantry-lift.json', import.meta.url), 'utf8')) as {
  readonly schema: unknown
}

const ofAssembly = 'of an assembly, whose parts and joints no law of forms reads'

/** What no calculator can have, and why. */
const excepted: Readonly<Record<string, string>> = {
  'Calculator.$schema': 'names the schema of a JSON file for editors; `parseSchema` takes it off',
  'Calculator.host': 'of a calculator in the folder of a site alone: what is answered elsewhere has the same form',
  'OpenRole.decisive=false': ofAssembly,
  'JointFigure.is=>=': ofAssembly,
  'JointFigure.is==': ofAssembly,
}

type Shape = {
  readonly $ref?: string
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly additionalProperties?: Shape | boolean
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly items?: Shape
  readonly prefixItems?: readonly Shape[]
}

// The published schema is JSON Schema, whose keys these are.
const published = dslJsonSchema() as Shape & { readonly $defs: Readonly<Record<string, Shape>> }

const resolved = (shape: Shape): readonly [id: string | undefined, shape: Shape] => {
  const id = shape.$ref?.slice('#/$defs/'.length)
  return id === undefined ? [undefined, shape] : [id, published.$defs[id] ?? {}]
}

const inner = ({ anyOf = [], oneOf = [], items, prefixItems = [], additionalProperties, properties = {} }: Shape): readonly Shape[] => [
  ...anyOf,
  ...oneOf,
  ...prefixItems,
  ...Object.values(properties),
  ...(items ? [items] : []),
  ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
]

const valuesOf = (shape: Shape): readonly unknown[] => {
  if (shape.const !== undefined) return [shape.const]
  if (shape.type === 'boolean') return [true, false]
  return shape.enum ?? []
}

/** `NumberField.onOutOfRange`, `NumberField.onOutOfRange=snap`: all that can be written, from a shape on. */
function writable(shape: Shape, at: string, found: Set<string>): ReadonlySet<string> {
  const [id, own] = resolved(shape)
  if (id !== undefined && found.has(id)) return found
  const here = id ?? at
  if (id !== undefined) found.add(id)
  for (const one of valuesOf(own)) found.add(`${here}=${String(one)}`)
  for (const [name, property] of Object.entries(own.properties ?? {})) {
    found.add(`${here}.${name}`)
    writable(property, `${here}.${name}`, found)
  }
  for (const one of inner({ ...own, properties: {} })) writable(one, here, found)
  return found
}

/** Whether a value has the form of a shape, as far as alternatives need telling apart. */
function fits(shape: Shape, value: unknown): boolean {
  const [, own] = resolved(shape)
  if (own.anyOf || own.oneOf) return [...(own.anyOf ?? []), ...(own.oneOf ?? [])].some((one) => fits(one, value))
  if (own.const !== undefined && own.const !== value) return false
  if (own.type === 'object') {
    if (typeof value !== 'object' || value === null || !(own.required ?? []).every((name) => Object.hasOwn(value, name))) return false
    return Object.entries(own.properties ?? {}).every(
      ([name, one]) => one.const === undefined || !Object.hasOwn(value, name) || Reflect.get(value, name) === one.const,
    )
  }
  return own.type === undefined || own.type === 'array' || own.type === 'integer' || typeof value === own.type
}

/** What is written in a value of a shape. */
function written(shape: Shape, value: unknown, { at, found }: { readonly at: string; readonly found: Set<string> }): void {
  const [id, own] = resolved(shape)
  const here = id ?? at
  if (id !== undefined) found.add(id)
  if (valuesOf(own).includes(value)) found.add(`${here}=${String(value)}`)
  for (const one of [...(own.anyOf ?? []), ...(own.oneOf ?? [])].filter((alternative) => fits(alternative, value))) {
    written(one, value, { at: here, found })
  }
  if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) written(own.prefixItems?.[index] ?? own.items ?? {}, one, { at: here, found })
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value)) {
      const property = own.properties?.[name]
      if (property) found.add(`${here}.${name}`)
      const rest = typeof own.additionalProperties === 'object' ? own.additionalProperties : {}
      written(property ?? rest, one, { at: property ? `${here}.${name}` : here, found })
    }
  }
}

const calculator: Shape = { $ref: '#/$defs/Calculator' }

describe('the zoo', () => {
  const found = new Set<string>()
  const schemas = [...zooSubjects.map(({ subject }) => subject.plan.schema), ...calculators.map(({ schema }) => schema), gantry.schema]
  for (const schema of schemas) written(calculator, schema, { at: '', found })

  it('is complete: all that can be written in a schema is written in one that the laws are run over', () => {
    const missing = [...writable(calculator, '', new Set())].filter((one) => !found.has(one) && excepted[one] === undefined)
    expect(missing).toEqual([])
  })

  it('excepts nothing that is there', () => {
    expect(Object.keys(excepted).filter((one) => found.has(one) || !writable(calculator, '', new Set()).has(one))).toEqual([])
  })
})
