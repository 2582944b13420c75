/** Reads an uploaded file as a table. Its format is determined by its content, not by its name. */
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { UploadError, type UploadedTable } from './upload-limits.ts'

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean => start.every((byte, at) => bytes[at] === byte)

/**
 * Reads a file.
 *
 * @param bytes of an XLSX or a CSV file
 * @throws UploadError
 */
export const readUpload = (bytes: Uint8Array): UploadedTable => {
  if (bytes.length === 0) throw new UploadError('fileEmpty')
  // Compound files: workbooks from before 2007, and password-protected ones.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new UploadError('fileOldFormat')
  const table = startsWith(bytes, 0x50, 0x4b) ? readXlsx(bytes) : readCsv(bytes)
  if (table.rows.length === 0) throw new UploadError('fileEmpty')
  return table
}
