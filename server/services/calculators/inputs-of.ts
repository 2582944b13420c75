import * as z from 'zod/mini'
import type { Field, ListField } from '../../../engine/define/index.ts'
import {
  boundsOf,
  evaluate,
  fewestRows,
  type InitData,
  mostRows,
  optionsOf,
  type Plan,
  type PlannedField,
  leftOutDefaults,
  unitOf,
} from '../../../engine/index.ts'
import type { ServedParameter } from '../calls/served-call.ts'

/** The shape of a number with bounds that are constants or init data; bounds that depend on other inputs are left out. */
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

/** The shape of rows: a number or an option per cell; cells that may be empty or hidden are optional. */
const rowsShape = (plan: Plan, init: InitData, { id, field }: { readonly id: string; readonly field: ListField }) => {
  const row = plan.rows.get(id)?.plan
  const cells = [...(row?.fields.values() ?? [])].map((planned) => {
    const values = planned.field.kind === 'choice' ? optionsOf(plan.schema, planned.field, init)?.map(({ value }) => value) : undefined
    const text = values ? z.enum(values) : z.string()
    const shape = row && planned.field.kind === 'number' ? numberShape(row, init, planned) : text
    const isFilled = (planned.field.required ?? true) === true && planned.visible === undefined
    return [planned.id, isFilled ? shape : z.optional(shape)] as const
  })
  return z.array(z.strictObject(Object.fromEntries(cells))).check(z.maxLength(mostRows(field)))
}

const shapeOf = (plan: Plan, init: InitData, planned: PlannedField) => {
  const { field } = planned
  if (field.kind === 'number') return numberShape(plan, init, planned)
  if (field.kind === 'alternatives') return z.enum(Object.keys(field.branches))
  if (field.kind === 'toggle') return z.boolean()
  if (field.kind === 'diagram') return z.string()
  if (field.kind === 'list') return rowsShape(plan, init, { id: planned.id, field })
  const values = optionsOf(plan.schema, field, init)?.map(({ value }) => value)
  const one = values ? z.enum(values) : z.string()
  return field.kind === 'choices' ? z.array(one) : one
}

const isNeeded = (field: Field) => (field.required ?? true) === true && (field.kind !== 'list' || fewestRows(field) > 0)

/** The inputs of a form as the reference describes them. Inputs that may be hidden or have a default are optional. */
export const inputsOf = (plan: Plan, init: InitData): readonly ServedParameter[] => {
  const byDefault = leftOutDefaults(plan)
  return [...plan.fields.values()]
    .filter(({ field }) => field.kind !== 'diagram')
    .map((planned) => ({
      name: planned.id,
      required: planned.visible === undefined && isNeeded(planned.field) && byDefault[planned.id] === undefined,
      conditional: planned.visible !== undefined || planned.required !== undefined,
      shape: shapeOf(plan, init, planned),
      unit: unitOf(planned),
    }))
}
