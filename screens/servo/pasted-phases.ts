/** Parses phases pasted from a spreadsheet. */
import { readTable } from '../../engine/index.ts'
import { displayUnit, formatUnit, parseQuantity, type UnitSystem } from '../../engine/units/index.ts'
import { type PhaseDraft, type PhaseField, phaseUnits } from './servo-calls.ts'

// The keys of the object literal are its field names.
const columns = Object.keys(phaseUnits) as readonly PhaseField[]

/** A cell that is no quantity of its column; `line` counts the table rows from 1. */
export type RefusedCell = { readonly field: PhaseField; readonly line: number; readonly text: string }

export type PastedPhases = {
  readonly phases: readonly PhaseDraft[]
  readonly refused: readonly RefusedCell[]
  /** Headers that match no column. */
  readonly unknown: readonly string[]
}

/** Parses a table. Every line becomes a row, even without a valid cell: rejected cells are reported and can be filled in. */
export const pastedPhases = (
  text: string,
  { system, locale }: { readonly system: UnitSystem; readonly locale: string },
  nameOf: (field: PhaseField) => string,
): PastedPhases => {
  const displayOf = (field: PhaseField) => displayUnit(phaseUnits[field], system)
  const table = readTable(
    text,
    columns.map((field) => ({ field, names: [nameOf(field), field], unit: formatUnit(displayOf(field), locale) })),
  )
  const cells = table.rows.map((row, index) =>
    columns.map((field) => {
      const cell = row[field] ?? ''
      const read = parseQuantity(cell, { unit: phaseUnits[field], display: displayOf(field), locale })
      return { field, line: index + 1, text: cell, value: 'value' in read ? read.value : undefined }
    }),
  )
  return {
    phases: cells.map((row) => Object.fromEntries(row.map(({ field, value }) => [field, value]))),
    refused: cells.flat().flatMap(({ value, ...cell }) => (value === undefined && cell.text !== '' ? [cell] : [])),
    unknown: table.unknown,
  }
}
