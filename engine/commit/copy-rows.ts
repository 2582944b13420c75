/** The rows of a list as a table for a spreadsheet. */
import { displayUnit, isBareNumber, localNumber } from '../units/index.ts'
import type { UnitSystem } from '../units/index.ts'
import type { FormState } from './form-state.ts'
import { rowsOf } from './rows.ts'
import type { TableColumn } from './read-table.ts'

/** A cell that would be read as several is quoted. */
const quoted = (text: string) => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The name of an option, unless another option has the same name. */
function optionText(value: string, { options = [] }: TableColumn): string {
  const name = options.find((option) => option.value === value)?.name
  return name !== undefined && options.filter((option) => option.name === name).length === 1 ? name : value
}

/** A draft with the unit in which it was typed, if the column has another one. */
function draftText(text: string, unit: string, system: UnitSystem): string {
  const typedIn = displayUnit(unit, system)
  return typedIn !== unit && isBareNumber(text) ? `${text} ${typedIn}` : text
}

/**
 * A header line with units and a line for each row: numbers in the unit of their field with the decimal mark of the form's language,
 * options by name. `readTable` gives the same rows back.
 */
export function copyRows(state: FormState, list: string, columns: readonly TableColumn[]): string {
  const header = columns.map(({ names: [name = ''], unit = '' }) => quoted(unit === '' ? name : `${name} [${unit}]`))
  const lines = rowsOf(state, list).map(({ state: { inputs, pending, texts } }) =>
    columns.map((column) => {
      const { field, unit = '' } = column
      const value = inputs[field]
      if (pending[field]) return quoted(draftText(texts.read(field), unit, state.system))
      return quoted(
        typeof value === 'number' ? localNumber(value, state.locale) : typeof value === 'string' ? optionText(value, column) : '',
      )
    }),
  )
  return [header, ...lines].map((cells) => cells.join('\t')).join('\n')
}
