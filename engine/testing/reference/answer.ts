/** Initial values of a form, and the effect of an init answer. */
import type { Field } from '../../define/index.ts'
import { byRule, follow, put, recommit, same, touched } from './change.ts'
import { awaitsLimits, bounds, broken, compute, type Form, hasNoOptions, type Input, options } from './form.ts'
import { servedDefault } from './served.ts'

function defaultOf(form: Form, id: string, field: Field): Input | undefined {
  const offered = (one: unknown) => options(form, field)?.some((option) => option.value === one)
  if (isOff(form, field)) return undefined
  const served = servedDefault(form, id)
  if (typeof served === 'number' ? !broken(form, id, served) : served !== undefined && offered(served)) return served
  if (field.kind === 'toggle') return field.default === true
  if (field.kind === 'diagram' || field.kind === 'list' || field.default === undefined) return undefined
  if (field.kind === 'choice') return offered(field.default) ? field.default : undefined
  if (field.kind !== 'number') return field.default
  const written = typeof field.default === 'object' ? field.default.value : field.default
  const to = typeof written === 'number' ? written : compute(form, written)
  return typeof to === 'number' ? to : undefined
}

/** Whether the default of a number depends on a condition. */
const isConditional = (field: Field | undefined) => field?.kind === 'number' && typeof field.default === 'object'

/** Whether a default that depends on a condition does not hold now. */
function isOff(form: Form, field: Field): boolean {
  if (field.kind !== 'number' || typeof field.default !== 'object') return false
  const { when, unless } = field.default
  return when === undefined ? unless !== undefined && compute(form, unless) === true : compute(form, when) !== true
}

/** Applies the defaults of untouched fields whose conditions may have changed. */
export function settle(form: Form): void {
  for (const id of form.order) {
    const field = form.schema.fields[id]
    const before = form.inputs.get(id)
    if (!field || !isConditional(field)) continue
    withDefault(form, id, field)
    if (!same(before, form.inputs.get(id))) follow(form, id)
  }
}

/** Restored values that are the default of now count as untouched. */
export function markRestored(form: Form, restored: Readonly<Record<string, unknown>>): void {
  for (const id of Object.keys(restored)) {
    const field = form.schema.fields[id]
    const isDefault = field !== undefined && isConditional(field) && same(form.inputs.get(id), defaultOf(form, id, field))
    if (isDefault && form.inputs.has(id)) form.byDefault.add(id)
  }
}

/** Applies the default of an untouched field. */
export function withDefault(form: Form, id: string, field: Field): void {
  const to = defaultOf(form, id, field)
  const untouched = form.inputs.has(id) ? form.byDefault.has(id) : !form.emptied.has(id) && to !== undefined
  if (!untouched || form.refused.has(id) || same(form.inputs.get(id), to)) return
  const previous = form.previous.get(id)
  put(form, id, to)
  form.byDefault.add(id)
  if (previous === undefined) form.previous.delete(id)
  else form.previous.set(id, previous)
}

/** Removes chosen options that are no longer offered. */
function withoutGone(form: Form, id: string, offered: readonly string[]): void {
  const [now, field] = [form.inputs.get(id), form.schema.fields[id]]
  const why = { id, rule: 'optionGone', cause: 'init' } as const
  const first = field && 'onOptionGone' in field && field.onOptionGone === 'first' ? offered[0] : undefined
  const remaining = Array.isArray(now) ? now.filter((one: string) => offered.includes(one)) : undefined
  if (remaining && !same(remaining, now)) byRule(form, { ...why, to: remaining })
  if (typeof now === 'string' && !offered.includes(now)) byRule(form, { ...why, to: first })
}

/** Updates choices: removes options that are gone, applies defaults, chooses an only option. */
export function offer(form: Form): void {
  for (const id of form.order) {
    const field = form.schema.fields[id]
    if (!field) continue
    const offered = options(form, field)?.map((one) => one.value)
    const isChoice = field.kind === 'choice' || field.kind === 'choices'
    if (isChoice && (!offered || hasNoOptions(form, field))) continue
    if (isChoice) withoutGone(form, id, offered ?? [])
    withDefault(form, id, field)
    const [single, ...more] = field.kind === 'choice' && field.chooseSingle === true ? (offered ?? []) : []
    const isOnly = single !== undefined && more.length === 0 && !form.inputs.has(id) && !form.emptied.has(id)
    if (isOnly) byRule(form, { id, to: single, rule: 'onlyOption', cause: undefined })
  }
}

/** Applies an init answer, the first or a later one. */
export function answered(form: Form, data: Form['init']): void {
  const before = new Map(form.order.map((id) => [id, awaitsLimits(form, id) || JSON.stringify(bounds(form, id).limits)]))
  Object.assign(form, { init: data, initStatus: undefined })
  touched(form)
  offer(form)
  recommit(
    form,
    form.order.filter((id) => before.get(id) !== JSON.stringify(bounds(form, id).limits)),
    'init',
  )
}
