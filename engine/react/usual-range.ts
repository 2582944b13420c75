/** The usual range of a number: its hint, else its bounds. */
import { type Bounds, isUnusual, type PlannedField, unitOf, writeNumber } from '../index.ts'
import type { BoundName } from '../plan/plan.ts'
import { displayUnit, type UnitSystem } from '../units/index.ts'
import { issueOf } from './field-frame.tsx'
import type { FieldState } from './field-state.ts'
import { shownLimit } from './shown-limit.ts'
import type { FormTexts } from './texts.ts'

/** What a range is shown by. */
export type Range = {
  readonly bounds: Bounds
  readonly system: UnitSystem
  /** Whether the default of the field holds: where it does not, no value is usual. */
  readonly defaultHolds: boolean
}

/** Whether a valid value lies outside of the usual range. */
export const isOutsideHint = (planned: PlannedField, field: FieldState): boolean =>
  typeof field.value === 'number' && !issueOf(field) && isUnusual(planned, field.value, field.bounds)

/** The usual range in words, in the units of the form; empty for a field without one. */
export const rangeText = (planned: PlannedField, texts: FormTexts, { bounds, system, defaultHolds }: Range): string => {
  if (planned.field.kind !== 'number') return ''
  const { hint, default: preset } = planned.field
  const show = (value: number | undefined, side: BoundName) =>
    value === undefined ? undefined : texts.number(shownLimit(planned, value, { system, side }))
  // A recommended range that starts at an excluded value is shown as greater than it.
  const least = hint?.min === bounds.exclusiveMin ? undefined : hint?.min
  const typical = defaultHolds ? (hint?.typical ?? (typeof preset === 'number' ? preset : undefined)) : undefined
  const rangeTexts = {
    min: show(least ?? bounds.min, 'min'),
    max: show(hint?.max ?? bounds.max, 'max'),
    above: least === undefined ? show(bounds.exclusiveMin, 'exclusiveMin') : undefined,
    below: hint?.max === undefined ? show(bounds.exclusiveMax, 'exclusiveMax') : undefined,
    typical: typical === undefined ? undefined : texts.number(Number(writeNumber(planned, typical, system))),
  }
  const range = Object.fromEntries(Object.entries(rangeTexts).filter(([, value]) => value !== undefined))
  return Object.keys(range).length === 0 ? '' : texts.range({ ...range, unit: texts.unit(displayUnit(unitOf(planned), system)) })
}
