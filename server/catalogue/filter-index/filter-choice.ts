/** Choices of a filter parameter. */
import type { FilterColumn, FilterValue } from './filter-columns.ts'

/** Values, or a range of figures with both ends inclusive; a missing end is open. */
export type FilterChoice =
  | { readonly name: string; readonly values: readonly FilterValue[] }
  | { readonly name: string; readonly from?: number; readonly to?: number }

/** Whether a choice restricts: it names a value, or its range has an end. */
export const restricts = (choice: FilterChoice): boolean =>
  'values' in choice ? choice.values.length > 0 : choice.from !== undefined || choice.to !== undefined

/**
 * The codes of a column that meet a choice. "No value" (code 0) never does, and words in place of figures are in no range.
 *
 * @returns 1 for each code that meets it, else 0
 * @throws RangeError for a range of a parameter without figures
 */
export function codesOf({ name, kind, values }: FilterColumn, choice: FilterChoice): Uint8Array {
  const codes = new Uint8Array(values.length + 1)
  if ('values' in choice) {
    const chosen = new Set(choice.values)
    values.forEach((value, index) => (codes[index + 1] = Number(chosen.has(value))))
    return codes
  }
  if (kind !== 'number') throw new RangeError(`'${name}' has no figures to choose a range of`)
  const { from = -Infinity, to = Infinity } = choice
  values.forEach((value, index) => (codes[index + 1] = Number(typeof value === 'number' && from <= value && value <= to)))
  return codes
}
