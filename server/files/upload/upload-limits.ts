/** Limits of an uploaded table, and reasons why one is refused. */
import { mostBatchRows } from '../../../contract/results/batch.ts'
import type { CellFormat } from './cell-formats.ts'
import type { Encoding } from './text-encoding.ts'

/** What a workbook states about a cell besides its text: the kind of its value, or a formula without a calculated value. */
export type CellNote = CellFormat | 'boolean' | 'formula'

/** A row with its number in the file. `notes`: by position in the row; left out where all cells are text. */
export type UploadedRow = {
  readonly row: number
  readonly cells: readonly string[]
  readonly notes?: ReadonlyMap<number, CellNote>
  /** Hidden in the file, by a filter or by hand. */
  readonly hidden?: true
}

/** An uploaded table with its cells as texts. Rows without a text or a formula are left out. */
export type UploadedTable = {
  readonly rows: readonly UploadedRow[]
  /** Encoding of a text file that is not UTF-8. */
  readonly encoding?: Encoding
  /** Columns hidden in the file, from 0. */
  readonly hiddenColumns?: readonly number[]
}

/** Most rows above the head. */
export const mostTitleRows = 20

/** Limits on the unpacked content of a file. */
export type TableLimits = Readonly<Record<'rows' | 'columns' | 'cell' | 'characters' | 'part', number>>

/** The limits of a table that somebody sends. */
export const uploadLimits = {
  /** Including the head and what may stand above it. */
  rows: mostBatchRows + 1 + mostTitleRows,
  columns: 200,
  /** Characters per cell. */
  cell: 4_000,
  /** Characters of all cells. */
  characters: 4_000_000,
  /** Bytes of an unpacked part of a workbook; a table of a thousand rows needs a hundredth of this. */
  part: 32 * 1024 * 1024,
  /** Files in a workbook. */
  entries: 2_000,
} as const

/** Reasons why an uploaded table cannot be read; each has a text in `server/batch`. */
export const uploadFaults = [
  'fileEmpty',
  'fileUnknown',
  'fileOldFormat',
  'fileBroken',
  'fileUnsafe',
  'fileEncoding',
  'fileUnpacked',
  'tooManyBatchRows',
  'tooManyColumns',
  'cellTooLong',
  'fileTooSlow',
] as const
/** A reason why an uploaded table is refused. */
export type UploadFault = (typeof uploadFaults)[number]

/** A file that cannot be read, with the reason. */
export class UploadError extends Error {
  readonly fault: UploadFault

  /** @param fault the reason, as data */
  constructor(fault: UploadFault) {
    super(fault)
    this.name = 'UploadError'
    this.fault = fault
  }
}
