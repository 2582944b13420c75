/** What an uploaded table may be, and what is wrong with one that is not. */
import { mostBatchRows } from '../../../contract/results/batch.ts'

/** What a workbook says of a cell beside its text: a number as the program holds it, or a formula whose value it does not hold. */
export type CellNote = 'number' | 'formula'

/** A row by its number in the file. `notes`: by place in the row; none where all is text. */
export type UploadedRow = { readonly row: number; readonly cells: readonly string[]; readonly notes?: ReadonlyMap<number, CellNote> }

/** An uploaded table: its cells as texts. Rows without a text or a formula are left out. */
export type UploadedTable = { readonly rows: readonly UploadedRow[] }

/** Limits of what is unpacked from a file. */
export const uploadLimits = {
  /** With the head. */
  rows: mostBatchRows + 1,
  columns: 200,
  /** Characters of a cell. */
  cell: 4_000,
  /** Characters of all cells. */
  characters: 4_000_000,
  /** Bytes of a part of a workbook, unpacked: a table of a thousand rows needs a hundredth of it. */
  part: 32 * 1024 * 1024,
  /** Files in a workbook. */
  entries: 2_000,
} as const

/** Why an uploaded table cannot be read: each is a text of `server/batch`. */
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
