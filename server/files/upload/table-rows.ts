/** Collects the rows of an uploaded table within its limits. */
import { UploadError, type UploadedRow, uploadLimits } from './upload-limits.ts'

/** @returns takes rows in their order and gives those that hold a text or a formula; a thousand and one of them are too many */
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
      // One text of a workbook may stand in every cell of it: what is small there is large here.
      characters += cells.reduce((sum, { length }) => sum + length, 0)
      if (characters > uploadLimits.characters) throw new UploadError('fileUnpacked')
      rows.push(row)
    },
  }
}
