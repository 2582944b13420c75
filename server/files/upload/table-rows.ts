/** Collects the rows of an uploaded table within its limits. */
import { UploadError, type UploadedRow, uploadLimits } from './upload-limits.ts'

/** @returns a collector: `add` takes rows in order and keeps those with a text or a formula; throws UploadError beyond the limits */
export const collectRows = (): { readonly add: (row: UploadedRow) => void; readonly rows: readonly UploadedRow[] } => {
  const rows: UploadedRow[] = []
  let characters = 0
  return {
    rows,
    add: (row) => {
      const { cells, notes } = row
      if (!notes && cells.every((cell) => cell.trim() === '')) return
      if (cells.length > uploadLimits.columns) throw new UploadError('tooManyColumns')
      if (cells.some(({ length }) => length > uploadLimits.cell)) throw new UploadError('cellTooLong')
      if (rows.length >= uploadLimits.rows) throw new UploadError('tooManyBatchRows')
      // Cells may share one text of a workbook, so that a small file can expand to a large table.
      characters += cells.reduce((sum, { length }) => sum + length, 0)
      if (characters > uploadLimits.characters) throw new UploadError('fileUnpacked')
      rows.push(row)
    },
  }
}
