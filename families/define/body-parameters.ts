/** What a call takes in its body: the table of its parameters, made from the shape that reads it. */
import * as z from 'zod/mini'
import type { CallParameter, CallParameters, CellParameter, NumberParameter } from './call-parameters.ts'

/** The parts of a JSON Schema that shapes of bodies have. */
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

/** A bound from here on stands for "any number". */
const anyNumber = 1e9

/** As units are written for people. */
const asCode = (unit: string): string => unit.replaceAll('·', '*').replaceAll('²', '^2').replaceAll('³', '^3')

/** A demand with a window has its unit by the name of the demand, the ends of the window are a share of it. */
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
 * @param shape of the body
 * @param units by the name of a member, as written for people; what is not named is a plain number
 * @returns its numbers, words and rows by dotted name; what belongs together is no table
 */
export const bodyParameters = (shape: z.ZodMiniObject, units: Units): CallParameters => {
  // JSON Schema of a shape that we wrote: its parts are those named above.
  const json = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Shape
  return Object.fromEntries(parametersIn(json, { path: [], isOptional: false }, units))
}
