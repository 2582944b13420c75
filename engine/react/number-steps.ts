/** Steps a number with the arrow keys. */
import type { NumberField } from '../define/index.ts'
import type { PlannedField } from '../index.ts'
import { boundIssue, writeNumber } from '../index.ts'
import type { FieldState } from './field-state.ts'

const exact = (value: number) => Number(value.toPrecision(12))

/**
 * The text one step up or down in the displayed unit: one step of the schema, or 1 of the displayed unit if it defines none.
 *
 * @returns undefined if the step would leave the range. An empty field starts at its minimum.
 */
export function steppedText(
  planned: PlannedField,
  schema: NumberField,
  step: { field: FieldState; direction: 1 | -1 },
): string | undefined {
  const { field, direction } = step
  const { value, bounds, system } = field
  const inside = (next: number) => boundIssue(planned, next, bounds) === undefined
  const size = schema.step ?? 1
  if (typeof value !== 'number') {
    const start = bounds.min ?? 0
    const first = inside(start) ? start : exact(start + size)
    return inside(first) ? writeNumber(planned, first, system) : undefined
  }
  const next = exact(value + direction * size)
  if (!inside(next)) return undefined
  if (schema.step !== undefined || system === 'metric') return writeNumber(planned, next, system)
  // Without a schema step, the step is 1 in the displayed unit: one inch, not 1/25 of one.
  return String(exact(Number(writeNumber(planned, value, system)) + direction))
}
