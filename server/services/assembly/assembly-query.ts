/** What a calculation of an assembly is asked: conditions by the form of its calculator, and the models that parts are to have. */
import * as z from 'zod/mini'
import { pageSize } from '../../../contract/results/selection.ts'
import { decodeBody, parameterRules, type Plan } from '../../../engine/index.ts'
import { isRecord } from '../../../engine/base/is-record.ts'
import type { ModelsOf } from '../../../families/define/orderable.ts'
import type { ListPart } from '../../../families/define/pair-family.ts'
import { andThen, type Faulty, type Parsed, refuse } from '../../../families/define/parsed.ts'
import { readShape } from '../../../families/define/read-shape.ts'
import type { LoadedAssembly } from './load-assembly.ts'
import { type Known, valuesOfRequest } from './role-values.ts'
import { type AssemblyRows, type Pins, requestOf } from './solve-parts.ts'

/** A calculator with the families of its parts. */
export type AssemblyCalculator = { readonly plan: Plan; readonly assembly: LoadedAssembly }

/** Which part of the list, the conditions, and the models that are named. */
export type Query = ListPart & { readonly known: Known; readonly pins: Pins }

/** Rows of all parts. */
export type Rows = AssemblyRows & { readonly modelsOf: ModelsOf }

/** Id of a model in a body. */
export const sku = z.optional(z.string().check(z.minLength(1), z.maxLength(80)))
/** Page of a list, or its length. */
export const part = z.optional(z.int().check(z.gte(1), z.lte(300)))

/** The field that names the model of a part. */
const fieldOf = (role: string): string => `${role}Sku`

/** @returns the field of a body that names the model of each part */
export const pinsOf = ({ first, found }: LoadedAssembly): Readonly<Record<string, string>> =>
  Object.fromEntries([[first.role, fieldOf(first.role)], ...found.flatMap(({ calculation: { pins = {} } }) => Object.entries(pins))])

/** Reads a body: conditions by the plan of the form, models by the fields that name them. */
export function readBody({ plan, assembly }: AssemblyCalculator, body: unknown): Parsed<Query> {
  const own = z.looseObject({ page: part, size: part, ...Object.fromEntries(Object.values(pinsOf(assembly)).map((field) => [field, sku])) })
  return andThen(readShape(own, isRecord(body) ? body : {}), ({ page = 1, size = pageSize, ...rest }) => {
    const fields = new Set(Object.values(pinsOf(assembly)))
    const named = Object.entries(rest).filter((entry): entry is [string, string] => fields.has(entry[0]) && typeof entry[1] === 'string')
    const conditions = Object.fromEntries(Object.entries(rest).filter(([name]) => !fields.has(name)))
    const decoded = decodeBody(plan, conditions, undefined)
    if ('issues' in decoded) return { faults: decoded.issues }
    const known = valuesOfRequest(parameterRules(plan, undefined), decoded.values)
    return { values: { page, size, known, pins: Object.fromEntries(named) } }
  })
}

/** @returns the model of the first part that a request names, and the other fields that name one */
export const splitPins = ({ first }: LoadedAssembly, pins: Pins): { readonly own: string | undefined; readonly others: Pins } => {
  const { [fieldOf(first.role)]: own, ...others } = pins
  return { own, others }
}

/** @returns the query, or what its first part lacks */
export const resolveQuery = ({ assembly }: AssemblyCalculator, query: Query, { models }: Rows): Parsed<Query> => {
  const { own } = splitPins(assembly, query.pins)
  if (own !== undefined && !models.some(({ skuID }) => skuID === own)) return refuse('notAnOption', fieldOf(assembly.first.role), own)
  const sent = requestOf(assembly.first, query.known)
  if ('fault' in sent) throw new RangeError(`assembly.roles.${assembly.first.role}.request: ${sent.fault}`)
  const faults: Faulty['faults'] = 'missing' in sent ? sent.missing.flatMap((name) => refuse('required', name).faults) : []
  return faults.length > 0 ? { faults } : { values: query }
}
