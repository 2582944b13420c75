import * as z from 'zod/mini'
import { boundsOf, evaluate, type InitData, optionsOf, type Plan, type PlannedField } from '../../../engine/index.ts'
import type { ServedParameter } from '../calls/served-call.ts'

/** Bounds that are numbers, written or of the init answer; those that depend on other inputs are not part of a shape. */
const numberShape = (plan: Plan, init: InitData, planned: PlannedField) => {
  const bounds = boundsOf(planned, evaluate(plan, { inputs: {}, init }))
  const shown = planned.field.kind === 'number' && planned.field.onOutOfRange === 'hint'
  const minimum = shown ? undefined : bounds.min
  const maximum = shown ? undefined : bounds.max
  const above = bounds.exclusiveMin
  const below = bounds.exclusiveMax
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
  if (field.kind === 'number') return numberShape(plan, init, planned)
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
      conditional: planned.visible !== undefined,
      shape: shapeOf(plan, init, planned),
      unit: planned.field.kind === 'number' ? (planned.field.unit ?? '') : '',
    }))
