/** From a typed text to a committed number: parse → unit → step → range, by the field's policies. */
import type { NumberField } from '../define/index.ts'
import type { Bounds } from '../plan/field-view.ts'
import { boundIssue, boundsOf, slackOf } from '../plan/field-view.ts'
import type { Issue } from '../plan/issue.ts'
import type { PlannedField } from '../plan/plan.ts'
import { isNumber, smallestNumber } from '../plan/plan.ts'
import { displayUnit, formatQuantity, parseQuantity, spellings } from '../units/index.ts'
import type { UnitSystem } from '../units/index.ts'
import type { ChangeRule, FormState } from './form-state.ts'

/** The result of reading a typed text. */
export type Reading = { readonly empty: true } | { readonly issue: Issue } | { readonly value: number }

/** How texts are read: unit system, language, and the numbers that the field displays, first the value in its input. */
type ReadingContext = {
  readonly system: UnitSystem
  readonly locale: string
  readonly stored: number | undefined
  readonly limits: readonly number[]
}

/** The number of a text in the field's unit. The text in the input means the stored value; one that displays a limit means the limit. */
export function readNumber(planned: PlannedField, text: string, { system, locale, stored, limits }: ReadingContext): Reading {
  const unit = unitOf(planned)
  if (stored !== undefined && text.trim() === writeNumber(planned, stored, system)) return { value: stored }
  const near = stored === undefined ? limits : [stored, ...limits]
  const read = parseQuantity(text, { unit, display: displayUnit(unit, system), near, locale })
  if ('issue' in read) {
    const params = read.issue === 'ambiguousMark' ? { text, ...spellings(text) } : { text }
    return read.issue === 'empty' ? { empty: true } : { issue: { code: read.issue, path: planned.id, params } }
  }
  const value = Math.abs(read.value) < smallestNumber ? 0 : read.value
  return isNumber(value) ? { value } : { issue: { code: 'tooLarge', path: planned.id, params: { text } } }
}

/** How a text in the field is read. */
export function readingContext({ system, locale, inputs, snapshot }: FormState, planned: PlannedField): ReadingContext {
  const { min, max } = boundsOf(planned, snapshot)
  const hint = planned.field.kind === 'number' ? planned.field.hint : undefined
  const stored = inputs[planned.id]
  const limits = [min, max, hint?.min, hint?.max].filter((one) => one !== undefined)
  return { system, locale, stored: typeof stored === 'number' ? stored : undefined, limits }
}

/**
 * The text that the engine writes as a draft: it reads back as the number in every language.
 *
 * @param value number in the field's unit
 */
export function writeDraft(planned: PlannedField, value: number, system: UnitSystem): string {
  const text = writeNumber(planned, value, system)
  return /^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text
}

/** The text of a committed number in the units of `system`. */
export function writeNumber(planned: PlannedField, value: number, system: UnitSystem): string {
  const unit = unitOf(planned)
  return formatQuantity(value, unit, displayUnit(unit, system))
}

/** The text of a number field that is not being edited: that of its value, or the one that is none. */
export function textOf({ plan, inputs, pending, texts, system }: FormState, id: string): string {
  if (pending[id]) return texts.read(id)
  const [planned, value] = [plan.fields.get(id), inputs[id]]
  return planned && typeof value === 'number' ? writeNumber(planned, value, system) : ''
}

/** The unit of a field's values; '' for fields without a unit. */
export const unitOf = (planned: PlannedField): string => (planned.field.kind === 'number' ? (planned.field.unit ?? '') : '')

type Grid = { readonly step: number; readonly base: number }

/** Digits of a sum that are right, counted from the first of its larger part: -2.22 + 3 × 0.74 is 0. */
const gridDigits = 12

/** The grid value next to `value`, counted from the base; `round` picks the side. */
function onGrid(value: number, { step, base }: Grid, round: (x: number) => number = Math.round): number {
  const way = round((value - base) / step) * step
  const size = Math.max(Math.abs(base), Math.abs(way))
  const decimals = gridDigits - 1 - Math.floor(Math.log10(size))
  return Number((base + way).toFixed(Math.min(Math.max(decimals, 0), 100))) + 0
}

/** A number field with its compiled data. */
export type NumberPlan = { readonly planned: PlannedField; readonly field: NumberField }

/** A number brought onto its step and into its range, with the rule that changed it; or the issue that no policy corrects. */
export type Corrected =
  | { readonly value: number; readonly rule: ChangeRule | undefined; readonly limit?: number }
  | { readonly issue: Issue }

/**
 * Snaps a number to the step of its field and clamps it to the bounds.
 *
 * Clamping goes to the nearest grid value inside the bounds. An empty interval, an exclusive bound and the policy `reject` give the issue.
 */
export function correctNumber({ planned, field }: NumberPlan, value: number, bounds: Bounds): Corrected {
  const grid = field.step === undefined ? undefined : { step: field.step, base: bounds.min ?? 0 }
  const stepped = grid === undefined ? value : onGrid(value, grid)
  const issue = boundIssue(planned, stepped, bounds)
  if (!issue) return { value: stepped, rule: stepped === value ? undefined : 'step' }
  const outside = issue.code === 'belowMinimum' ? bounds.min : issue.code === 'aboveMaximum' ? bounds.max : undefined
  const corrects = field.onOutOfRange === 'snap' || field.onOutOfRange === 'correct'
  const original = boundIssue(planned, value, bounds) ?? issue
  if (outside === undefined || !corrects) return { issue: original }
  const inside = grid === undefined ? outside : onGrid(outside, grid, toInside(outside, grid, issue.code === 'aboveMaximum'))
  if (boundIssue(planned, inside, bounds)) return { issue: original }
  // The code of an inclusive bound is also the name of the rule that corrects to it.
  return { value: inside, rule: issue.code === 'belowMinimum' ? 'belowMinimum' : 'aboveMaximum', limit: outside }
}

/** To the steps on the near side of a bound. */
function toInside(bound: number, { step, base }: Grid, isMaximum: boolean): (x: number) => number {
  const slack = slackOf(step, bound, base)
  return isMaximum ? (x) => Math.floor(x + slack) : (x) => Math.ceil(x - slack)
}
