import * as z from 'zod/mini'
import { type InitData, optionsOf, type Plan, type PlannedField } from '../../../engine/index.ts'
import type { ServedParameter } from './served-calculator.ts'

const literal = (bound: { readonly literal: number } | { readonly slot: number } | undefined) =>
  bound && 'literal' in bound ? bound.literal : undefined

/** Bounds that are numbers; those that depend on other inputs are not part of a shape. */
const numberShape = ({ field, bounds }: PlannedField) => {
  const shown = field.kind === 'number' && field.onOutOfRange === 'hint'
  const minimum = shown ? undefined : literal(bounds.min)
  const maximum = shown ? undefined : literal(bounds.max)
  const above = literal(bounds.exclusiveMin)
  const below = literal(bounds.exclusiveMax)
  return z
    .number()
    .check(
      ...(minimum === undefined ? [] : [z.gte(minimum)]),
      ...(maximum === undefined ? [] : [z.lte(maximum)]),
      ...(above === undefined ? [] : [z.gt(above)]),
      ...(below === undefined ? [] : [z.lt(below)]),
    )
}

const shapeOf = (plan: Plan, init: InitData, planned: PlannedField) => {
  const { field } = planned
  if (field.kind === 'number') return numberShape(planned)
  if (field.kind === 'alternatives') return z.enum(Object.keys(field.branches))
  if (field.kind === 'diagram') return z.string()
  const values = optionsOf(plan.schema, field, init)?.map(({ value }) => value)
  const one = values ? z.enum(values) : z.string()
  return field.kind === 'choices' ? z.array(one) : one
}

/** The inputs of a form as the reference describes them. One that may be hidden is optional. */
export const inputsOf = (plan: Plan, init: InitData): readonly ServedParameter[] =>
  [...plan.fields.values()]
    .filter(({ field }) => field.kind !== 'diagram')
    .map((planned) => ({
      name: planned.id,
      required: planned.visible === undefined && (planned.field.required ?? true),
      shape: shapeOf(plan, init, planned),
      unit: planned.field.kind === 'number' ? (planned.field.unit ?? '') : '',
    }))
