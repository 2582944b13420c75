/** Phases from a spreadsheet, read as every list reads a table. */
import { readTable } from '../../engine/index.ts'
import { displayUnit, formatUnit, parseQuantity, type UnitSystem } from '../../engine/units/index.ts'
import { type PhaseDraft, type PhaseField, phaseUnits } from './servo-calls.ts'

// The keys of an object literal are its names.
const columns = Object.keys(phaseUnits) as readonly PhaseField[]

/** A cell that holds no quantity of its column; `line` counts the rows of the table from 1. */
export type RefusedCell = { readonly field: PhaseField; readonly line: number; readonly text: string }

export type PastedPhases = {
  readonly phases: readonly PhaseDraft[]
  readonly refused: readonly RefusedCell[]
  /** Header texts that name no column. */
  readonly unknown: readonly string[]
}

/** Every line of the table is a row, also one of which nothing could be read: what is refused is said, and can be filled in where it belongs. */
export const pastedPhases = (text: string, system: UnitSystem, nameOf: (field: PhaseField) => string): PastedPhases => {
  const displayOf = (field: PhaseField) => displayUnit(phaseUnits[field], system)
  const table = readTable(
    text,
    columns.map((field) => ({ field, names: [nameOf(field), field], unit: formatUnit(displayOf(field)) })),
  )
  const cells = table.rows.map((row, index) =>
    columns.map((field) => {
      const cell = row[field] ?? ''
      const read = parseQuantity(cell, { unit: phaseUnits[field], display: displayOf(field) })
      return { field, line: index + 1, text: cell, value: 'value' in read ? read.value : undefined }
    }),
  )
  return {
    phases: cells.map((row) => Object.fromEntries(row.map(({ field, value }) => [field, value]))),
    refused: cells.flat().flatMap(({ value, ...cell }) => (value === undefined && cell.text !== '' ? [cell] : [])),
    unknown: table.unknown,
  }
}
