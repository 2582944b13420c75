/**
 * Reads a CSV file as texts. The separator is that of a line `sep=`, or the most frequent of comma, semicolon and tab in the
 * head; the encoding is UTF-8, or UTF-16 with a byte order mark.
 */
import { CsvError, csvRecords } from '../../base/csv.ts'
import { collectRows } from './table-rows.ts'
import { UploadError, type UploadedTable } from './upload-limits.ts'

const separators = [',', ';', '\t'] as const

/** The encoding according to the byte order mark. */
const encodingOf = ([first, second]: Uint8Array): string => {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

/** Bytes that do not occur in text of any single-byte encoding, but are frequent in images, archives and programs. */
const isControl = (byte: number): boolean => byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1a && byte !== 0x1b)

/** Beginnings of other documents that look like text. */
const otherStarts = ['%PDF-', '{\\rtf', '%!PS']

const isTable = (bytes: Uint8Array): boolean => {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 8))
  return !otherStarts.some((other) => start.startsWith(other)) && !bytes.some(isControl)
}

/** @throws UploadError `fileUnknown`, `fileEncoding` */
const textOf = (bytes: Uint8Array): string => {
  const encoding = encodingOf(bytes)
  if (encoding === 'utf-8' && !isTable(bytes)) throw new UploadError('fileUnknown')
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new UploadError('fileEncoding')
  }
}

/** `sep=;`: a first line with which spreadsheets declare the separator. */
const namedSeparator = /^"?sep=([^"\r\n])"?(?:\r\n?|\n|$)/i

/** The separator according to the first line, ignoring quoted text. */
const separatorOf = (text: string): string => {
  const [head = ''] = text
    .slice(0, 64 * 1024)
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]/)
  const countOf = (separator: string) => head.split(separator).length
  return separators.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? ','
}

/** Removes the apostrophe with which spreadsheets mark text; it is not part of the text. */
const withoutMark = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '')

/**
 * Reads a table of texts.
 *
 * @param bytes of a CSV file
 * @throws UploadError
 */
export const readCsv = (bytes: Uint8Array): UploadedTable => {
  const text = textOf(bytes)
  const [line = '', named] = namedSeparator.exec(text) ?? []
  const separator = named ?? separatorOf(text)
  const { add, rows } = collectRows()
  let row = line === '' ? 1 : 2
  try {
    for (const { cells } of csvRecords(text.slice(line.length), { separator })) add({ row: row++, cells: cells.map(withoutMark) })
  } catch (error) {
    throw error instanceof CsvError ? new UploadError('fileBroken') : error
  }
  return { rows }
}
