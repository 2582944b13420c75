/** The default of a number, and the condition under which it holds. */
import type { Bound, ConditionalDefault, Field, NumberField } from '../define/index.ts'

/** The default as a literal or an expression, whatever its condition. */
export const writtenDefault = ({ default: written }: Pick<NumberField, 'default'>): Bound | undefined =>
  typeof written === 'object' ? written.value : written

/** A default that holds by condition; undefined for any other. */
export const conditionalDefault = (field: Field | undefined): ConditionalDefault | undefined =>
  field?.kind === 'number' && typeof field.default === 'object' ? field.default : undefined
