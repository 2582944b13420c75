/** Converts the meaning of a text to a number that a field can hold. */
import type { NumberField } from '../../define/index.ts'
import { bounds, broken, type Form, isHeld, type Meaning } from './form.ts'
import { inUnit, shownIn } from './units.ts'

const unitOf = (field: NumberField) => field.unit ?? ''

/**
 * The number of a text in the field's unit. A text that displays the held value or an inclusive limit means exactly that value.
 */
export function read(form: Form, id: string, { field, means }: { field: NumberField; means: Meaning }) {
  if (!('number' in means)) return means
  const [unit, shown] = [unitOf(field), shownIn(unitOf(field), form.system)]
  const { min, max } = bounds(form, id).limits
  const seen = [form.inputs.get(id), min, max, field.hint?.min, field.hint?.max].filter((one) => typeof one === 'number')
  const same = means.unit === undefined ? seen.find((one) => means.number === shownNumber(form, field, one)) : undefined
  if (same !== undefined) return { number: same }
  const number = inUnit(means.number, means.unit ?? shown, unit)
  if (typeof number === 'string') return { code: number }
  const held = Math.abs(number) < 1e-9 ? 0 : number
  return Math.abs(means.number) <= 1e12 && isHeld(held) ? { number: held } : { code: 'tooLarge' }
}

/** The displayed number of an input: six digits if the displayed unit is not the field's. */
export function shownNumber({ system }: Form, field: NumberField, number: number): number {
  const unit = shownIn(unitOf(field), system)
  return unit === unitOf(field) ? number : Number(Number(inUnit(number, unitOf(field), unit)).toPrecision(6))
}

/** The text of a number that reads back as the number in every language. */
export const draftText = (number: number): string => (/^-?[1-9]\d{0,2}\.\d{3}$/.test(String(number)) ? `${number}0` : String(number))

/** A number after applying step and range, or the limit that rejects it. */
export type Corrected =
  | { readonly number: number; readonly rule?: string; readonly limit?: number }
  | { readonly code: string; readonly limit: number }

/** A sum rounded to the twelfth digit of its larger operand. */
function sum(a: number, b: number): number {
  const unit = 10 ** (Math.floor(Math.log10(Math.max(Math.abs(a), Math.abs(b), 1e-12))) - 11)
  return Number((Math.round((a + b) / unit) * unit).toPrecision(12)) + 0
}

/** Applies step and range by the field's policy. */
export function correct(form: Form, id: string, number: number): Corrected {
  const field = form.schema.fields[id]
  const { step, onOutOfRange } = field?.kind === 'number' ? field : {}
  const base = bounds(form, id).limits.min ?? 0
  const grid = (x: number, whole: (x: number) => number) => (step === undefined ? x : sum(base, whole((x - base) / step) * step))
  const stepped = grid(number, Math.round)
  const fault = broken(form, id, stepped)
  if (!fault) return stepped === number ? { number } : { number: stepped, rule: 'step' }
  const refusal = broken(form, id, number) ?? fault
  const isBelow = fault.code === 'belowMinimum'
  if ((!isBelow && fault.code !== 'aboveMaximum') || (onOutOfRange !== 'snap' && onOutOfRange !== 'correct')) return refusal
  const inside = grid(fault.limit, (x) => (isBelow ? Math.ceil(x - 1e-9) : Math.floor(x + 1e-9)))
  return broken(form, id, inside) ? refusal : { number: inside, rule: fault.code, limit: fault.limit }
}
