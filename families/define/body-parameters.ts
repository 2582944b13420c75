/** The parameters of a request body, derived from the schema that parses it. */
import * as z from 'zod/mini'
import type { CallParameter, CallParameters, CellParameter, NumberParameter } from './call-parameters.ts'

/** The keywords of JSON Schema that the schemas of request bodies use. */
type Shape = {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly enum?: readonly string[]
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
}
type Units = Readonly<Record<string, string>>

/** Bounds at or beyond ± this value mean "any number". */
const anyNumber = 1e9

/** A unit in the notation of the API, e.g. `N*m^2`. */
const asCode = (unit: string): string => unit.replaceAll('·', '*').replaceAll('²', '^2').replaceAll('³', '^3')

/**
 * Unit of a number: `value` of a demand with a window takes the unit of the demand; `lower` and `upper` are percentages of it.
 */
const unitOf = (path: readonly string[], units: Units): string => {
  const name = path.at(-1) ?? ''
  if (path.length > 1 && (name === 'lower' || name === 'upper')) return '%'
  return asCode(units[name] ?? (name === 'value' ? (units[path.at(-2) ?? ''] ?? '') : ''))
}

const numberOf = (path: readonly string[], { minimum, exclusiveMinimum, maximum }: Shape, units: Units): NumberParameter => ({
  kind: 'number',
  unit: unitOf(path, units),
  ...(minimum !== undefined && minimum > -anyNumber && { min: minimum }),
  ...(exclusiveMinimum !== undefined && { exclusiveMin: exclusiveMinimum }),
  ...(maximum !== undefined && maximum < anyNumber && { max: maximum }),
})

const isNumber = ({ type }: Shape): boolean => type === 'number' || type === 'integer'

const cellOf = (name: string, shape: Shape, units: Units): CellParameter =>
  isNumber(shape) ? numberOf([name], shape, units) : { kind: 'name' }

function parameterOf(path: readonly string[], shape: Shape, units: Units): CallParameter | undefined {
  if (isNumber(shape)) return numberOf(path, shape, units)
  if (shape.type === 'string') return shape.enum ? { kind: 'text', options: shape.enum } : { kind: 'name' }
  if (shape.type !== 'array' || !shape.items) return undefined
  const { properties, enum: options } = shape.items
  if (!properties) return { kind: 'list', options }
  const columns = Object.entries(properties).map(([name, one]) => [name, cellOf(name, one, units)] as const)
  return { kind: 'rows', columns: Object.fromEntries(columns), isNamed: true }
}

type Place = { readonly path: readonly string[]; readonly isOptional: boolean }

function parametersIn(
  { properties = {}, required = [] }: Shape,
  { path, isOptional }: Place,
  units: Units,
): readonly (readonly [string, CallParameter])[] {
  return Object.entries(properties).flatMap(([name, shape]) => {
    const here = { path: [...path, name], isOptional: isOptional || !required.includes(name) }
    if (shape.properties) return parametersIn(shape, here, units)
    const found = parameterOf(here.path, shape, units)
    return found ? [[here.path.join('.'), here.isOptional ? { ...found, optional: true as const } : found] as const] : []
  })
}

/**
 * Lists the parameters of a request body.
 * @param shape of the body
 * @param units by member name, as displayed; members without an entry have no unit
 * @returns numbers, texts and rows by dotted path; nested objects are flattened
 */
export const bodyParameters = (shape: z.ZodMiniObject, units: Units): CallParameters => {
  // The JSON Schema of one of our own shapes uses only the keywords of `Shape`.
  const json = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Shape
  return Object.fromEntries(parametersIn(json, { path: [], isOptional: false }, units))
}
