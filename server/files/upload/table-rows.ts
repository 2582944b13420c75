/** Collects the rows of an uploaded table within its limits. */
import { type TableLimits, UploadError, type UploadedRow, uploadLimits } from './upload-limits.ts'

/** @returns a collector: `add` takes rows in order and keeps those with a text or a formula; throws UploadError beyond the limits */
export const collectRows = (
  limits: TableLimits = uploadLimits,
): { readonly add: (row: UploadedRow) => void; readonly rows: readonly UploadedRow[] } => {
  const rows: UploadedRow[] = []
  let characters = 0
  return {
    rows,
    add: (row) => {
      const { cells, notes } = row
      if (!notes && cells.every((cell) => cell.trim() === '')) return
      if (cells.length > limits.columns) throw new UploadError('tooManyColumns')
      if (cells.some(({ length }) => length > limits.cell)) throw new UploadError('cellTooLong')
      if (rows.length >= limits.rows) throw new UploadError('tooManyBatchRows')
      // Cells may share one text of a workbook, so that a small file can expand to a large table.
      characters += cells.reduce((sum, { length }) => sum + length, 0)
      if (characters > limits.characters) throw new UploadError('fileUnpacked')
      rows.push(row)
    },
  }
}
