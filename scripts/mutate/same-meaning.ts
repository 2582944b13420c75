/** The parts of a schema that the compiler does not turn into data, without those that have no effect. */
import { type CalculatorSchema, type Field, type NumberField, requestCall } from '../../engine/define/index.ts'

const isMade = (bound: unknown): boolean => typeof bound === 'string'

/** A number without ineffective policies: they make no difference without bounds and a step. */
const numberIdle = (field: Omit<NumberField, 'kind'>): object => {
  const { min, max, exclusiveMin, exclusiveMax, step, onOutOfRange = 'reject', onBoundsChange, unit = '', ...rest } = field
  const bounds = [min, max, exclusiveMin, exclusiveMax]
  const corrects = min !== undefined || max !== undefined || step !== undefined
  const moves = bounds.some(isMade)
  const recommits = onBoundsChange ?? (onOutOfRange === 'snap' || onOutOfRange === 'correct' ? 'recommit' : 'flag')
  return { ...rest, unit, bounds, step, policy: corrects ? onOutOfRange : '', moves: moves && recommits }
}

const optionsIdle = (field: Extract<Field, { kind: 'choice' | 'choices' }>): object => {
  const { onNoOptions = 'wait', onOptionGone = 'clear', sort, options, optionsFrom, ...rest } = field
  const comes = optionsFrom !== undefined
  return { ...rest, options, optionsFrom, sort, none: comes && onNoOptions, gone: comes && onOptionGone }
}

const fieldIdle = (field: Field): object => {
  const { required = true, ...rest } = field
  // Tabs, toggles and pictures are never empty.
  const demanded = ['alternatives', 'toggle', 'diagram'].includes(field.kind) || required
  if (field.kind === 'number') return { ...numberIdle(field), required: demanded }
  if (field.kind === 'choice' || field.kind === 'choices') return { ...optionsIdle(field), required: demanded }
  if (field.kind === 'toggle') return { ...rest, required: demanded, default: field.default ?? false }
  return { ...rest, required: demanded }
}

/** @returns the fields with defaults filled in and without unused policies; the request is part of the plan */
export const withoutIdle = ({ fields, ...rest }: CalculatorSchema): object => ({
  ...rest,
  request: requestCall(rest.request).path,
  fields: Object.entries(fields).map(([id, field]) => [id, fieldIdle(field)]),
})
