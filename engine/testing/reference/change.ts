/** Consequences of a change in a form. */
import type { Field, NumberField } from '../../define/index.ts'
import { bounds, type Chip, compute, type Form, type Input, isVisible, type Meaning } from './form.ts'
import { correct, read } from './number.ts'
import { boundBy } from './order.ts'

/** Drops all cached values. */
export function forget(form: Form): void {
  form.memo.clear()
  for (const rows of form.rows.values()) for (const row of rows) row.form.memo.clear()
}
/** Marks a form as changed. */
export const touched = (form: Form) => forget(form.around ?? form)
/** Equal as JSON. */
export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Sets or clears an input without any consequences. */
export function put(form: Form, id: string, input: Input | undefined): void {
  const before = form.inputs.get(id)
  if (before !== input) form.chips.delete(id)
  form.byDefault.delete(id)
  form.refused.delete(id)
  if (input === undefined) form.inputs.delete(id)
  else form.inputs.set(id, input)
  if (input === undefined && before !== undefined) form.previous.set(id, before)
  if (input !== undefined) form.emptied.delete(id)
  touched(form)
}

/** Sets an input and applies the consequences. */
export function setAndFollow(form: Form, id: string, input: Input | undefined): void {
  const before = form.inputs.get(id)
  put(form, id, input)
  const added = Array.isArray(input) && (before === undefined || (Array.isArray(before) && before.every((one) => input.includes(one))))
  if (!same(before, input)) follow(form, id, !added)
}

/** Sets an input on behalf of the form, with a chip. */
export function byRule(form: Form, { id, to, ...why }: { id: string; to: Input | undefined } & Pick<Chip, 'rule' | 'cause'>): void {
  const from = form.inputs.get(id)
  if (same(from, to) && !form.refused.has(id)) return
  setAndFollow(form, id, to)
  form.chips.set(id, { ...why, from, to: form.inputs.get(id) })
}

/** The value of a cleared field: tabs and toggles always have one. */
export const atRest = (field: Field | undefined): Input | undefined => {
  if (field?.kind === 'alternatives') return field.default
  return field?.kind === 'toggle' ? field.default === true : undefined
}

/** Applies the consequences of a changed field: clears, sets and corrects dependent fields. */
export function follow(form: Form, id: string, clearing = true): void {
  const { fields } = form.schema
  const field = fields[id]
  const input = form.inputs.get(id)
  const unlocks = Object.keys(fields).filter((one) => fields[one]?.unlockedBy === id)
  const clears = clearing && field && 'clears' in field ? (field.clears ?? []) : []
  for (const one of [...clears, ...(input === undefined || same(input, []) ? unlocks : [])]) {
    byRule(form, { id: one, to: atRest(fields[one]), rule: 'cleared', cause: id })
  }
  for (const [one, text] of Object.entries(field && 'sets' in field ? (field.sets ?? {}) : {})) {
    const to = compute(form, text)
    if (typeof to !== 'object') byRule(form, { id: one, to, rule: 'sets', cause: id })
  }
  recommit(form, boundBy(form.schema, id), id)
}

/** A number field of a form. */
export const numberField = (form: Form, id: string) => {
  const field = form.schema.fields[id]
  return field?.kind === 'number' ? field : undefined
}

/** Keeps a rejected text. */
export function refuse(
  form: Form,
  id: string,
  { text, means, ...why }: { text: string; means: Meaning; code: string; limit?: number | undefined; blocks?: boolean; left: boolean },
) {
  form.refused.set(id, { blocks: true, ...why, text, means })
  touched(form)
}

/** Parses a rejected text again after its bounds may have changed, unless it is hidden or its bounds are unknown. */
export function readAgain(form: Form, id: string): void {
  const [field, refused] = [numberField(form, id), form.refused.get(id)]
  const now = bounds(form, id)
  if (!field || !refused?.left || !isVisible(form, id) || Object.keys(now.limits).length < now.written) return
  const meant = read(form, id, { field, means: refused.means })
  if (!('number' in meant)) return
  const corrected = correct(form, id, meant.number)
  if ('code' in corrected) form.refused.set(id, { ...refused, ...corrected })
  else if (corrected.rule === undefined) put(form, id, corrected.number)
}

/** Whether a number stays when its bounds exclude it. */
export function isFlagged({ onBoundsChange, onOutOfRange }: NumberField): boolean {
  const corrects = onOutOfRange === 'snap' || onOutOfRange === 'correct'
  return (onBoundsChange ?? (corrects ? 'recommit' : 'flag')) === 'flag'
}

/** Applies the policies of numbers whose bounds changed. */
export function recommit(form: Form, ids: readonly string[], cause: string | undefined): void {
  for (const id of ids) {
    const field = numberField(form, id)
    const from = form.inputs.get(id)
    if (form.refused.get(id)?.left) readAgain(form, id)
    else if (field && typeof from === 'number' && !form.refused.has(id)) {
      const corrected = correct(form, id, from)
      if (isFlagged(field) || 'code' in corrected || corrected.number === from) continue
      if (cause !== 'init') byRule(form, { id, to: corrected.number, rule: 'boundsChanged', cause })
      else {
        setAndFollow(form, id, corrected.number)
        const { rule = 'step', limit } = corrected
        form.chips.set(id, { from, to: form.inputs.get(id), rule, limit, cause, announce: field.onOutOfRange === 'correct' })
      }
    }
  }
}
