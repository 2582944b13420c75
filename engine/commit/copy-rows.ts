/** The rows of a list as a table for a spreadsheet. */
import { formatQuantity } from '../units/index.ts'
import type { FormState } from './form-state.ts'
import { rowsOf } from './rows.ts'
import type { TableColumn } from './read-table.ts'

/** A cell that would be read as several is quoted. */
const quoted = (text: string) => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * A header line with units and a line for each row, numbers in the unit of their field: `readTable` gives the same rows back.
 *
 * A text that is no value is copied as it was typed.
 */
export function copyRows(state: FormState, list: string, columns: readonly TableColumn[]): string {
  const header = columns.map(({ names: [name = ''], unit = '' }) => quoted(unit === '' ? name : `${name} [${unit}]`))
  const lines = rowsOf(state, list).map(({ state: { inputs, pending } }) =>
    columns.map(({ field, unit = '' }) => {
      const value = inputs[field]
      const text = typeof value === 'number' ? formatQuantity(value, unit, unit) : typeof value === 'string' ? value : ''
      return quoted(pending[field]?.text ?? text)
    }),
  )
  return [header, ...lines].map((cells) => cells.join('\t')).join('\n')
}
