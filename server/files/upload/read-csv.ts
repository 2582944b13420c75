/**
 * Reads a CSV file as texts. The separator is that of a line `sep=`, or the one of comma, semicolon and tab that divides the most
 * lines alike; the encoding is recognised.
 */
import { CsvError, csvRecords } from '../../base/csv.ts'
import { decodeText, type DecodedText, encodingNames } from './text-encoding.ts'
import { collectRows } from './table-rows.ts'
import { UploadError, type UploadedTable } from './upload-limits.ts'

const separators = [',', ';', '\t'] as const

/** Bytes that do not occur in text of any single-byte encoding, but are frequent in images, archives and programs. */
const isControl = (byte: number): boolean => byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1a && byte !== 0x1b)

/** Beginnings of other documents that look like text. */
const otherStarts = ['%PDF-', '{\\rtf', '%!PS']

const isTable = (bytes: Uint8Array): boolean => {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 8))
  return !otherStarts.some((other) => start.startsWith(other)) && !bytes.some(isControl)
}

const decoded = (bytes: Uint8Array): DecodedText => {
  try {
    return decodeText(bytes)
  } catch {
    throw new UploadError('fileEncoding')
  }
}

/** @throws UploadError `fileUnknown`, `fileEncoding` */
const textOf = (bytes: Uint8Array): DecodedText => {
  const read = decoded(bytes)
  if (encodingNames[read.encoding] !== 'UTF-16' && !isTable(bytes)) throw new UploadError('fileUnknown')
  return read
}

/** `sep=;`: a first line with which spreadsheets declare the separator. */
const namedSeparator = /^"?sep=([^"\r\n])"?(?:\r\n?|\n|$)/i

/** Lines by which a separator is recognised. */
const mostLines = 30

/** The separator that divides the most lines into the same number of cells, ignoring quoted text; of several, the one with more cells. */
const separatorOf = (text: string): string => {
  const lines = text
    .slice(0, 64 * 1024)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n?|\n/, mostLines)
  const ranked = separators.flatMap((separator) => {
    const counts = lines.map((line) => line.split(separator).length).filter((count) => count > 1)
    return [...Map.groupBy(counts, (count) => count)].map(([cells, alike]) => ({ separator, lines: alike.length, cells }))
  })
  const [first] = ranked.toSorted((one, other) => other.lines - one.lines || other.cells - one.cells)
  return first?.separator ?? ','
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
  const { text, encoding } = textOf(bytes)
  const [line = '', named] = namedSeparator.exec(text) ?? []
  const separator = named ?? separatorOf(text)
  const { add, rows } = collectRows()
  let row = line === '' ? 1 : 2
  try {
    for (const { cells } of csvRecords(text.slice(line.length), { separator })) add({ row: row++, cells: cells.map(withoutMark) })
  } catch (error) {
    throw error instanceof CsvError ? new UploadError('fileBroken') : error
  }
  return { rows, ...(encoding !== 'utf-8' && { encoding }) }
}
