/** What to write in place of a text that cannot be read, where that is certain. */
import { suggest } from '../../../engine/expression/suggest.ts'
import { parseQuantity } from '../../../engine/units/index.ts'
import type { ColumnGuide } from './column-guide.ts'

const sameIgnoringCase = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/**
 * @param found text of the cell
 * @param guide of its column
 * @returns the number in the unit of the column (`12,5`, `12 kN`), or the nearest permitted text; undefined where neither is certain
 */
export function insteadOf(found: string, { kind, unit, options }: Pick<ColumnGuide, 'kind' | 'unit' | 'options'>): string | undefined {
  if (found === '') return undefined
  if (options.length > 0) return options.find((option) => sameIgnoringCase(option, found)) ?? suggest(found, options)
  if (kind !== 'number') return undefined
  const read = parseQuantity(found, { unit })
  return 'value' in read && String(read.value) !== found ? String(read.value) : undefined
}
