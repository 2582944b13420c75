/** A CSV file as texts: cells between commas, semicolons or tabs, whichever its head has most of; UTF-8, or UTF-16 with its mark. */
import { collectRows } from './table-rows.ts'
import { UploadError, type UploadedTable } from './upload-limits.ts'

const separators = [',', ';', '\t'] as const

/** @throws UploadError `fileEncoding` */
const textOf = (bytes: Uint8Array): string => {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    const text = new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
    if (text.includes('\0')) throw new UploadError('fileUnknown')
    return text
  } catch (error) {
    throw error instanceof UploadError ? error : new UploadError('fileEncoding')
  }
}

/** The first line without what stands between quotation marks. */
const separatorOf = (text: string): string => {
  const [head = ''] = text
    .slice(0, 64 * 1024)
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]/)
  const countOf = (separator: string) => head.split(separator).length
  return separators.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? ','
}

/** Spreadsheets write an apostrophe before what is to be a text; it is none of its characters. */
const withoutMark = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '')

/**
 * Reads a table of texts.
 *
 * @param bytes of a CSV file
 * @throws UploadError
 */
export const readCsv = (bytes: Uint8Array): UploadedTable => {
  const text = textOf(bytes)
  const separator = separatorOf(text)
  const { add, rows } = collectRows()
  let cells: string[] = []
  let row = 1
  for (let at = 0; at < text.length;) {
    const { cell, next } = readCell(text, at, separator)
    cells.push(withoutMark(cell))
    at = next
    if (text[at] === separator) {
      at += 1
      // A separator at the very end has an empty cell behind it.
      if (at < text.length) continue
      cells.push('')
    }
    add(row, cells)
    ;[cells, row] = [[], row + 1]
    if (text[at] === '\r') at += 1
    if (text[at] === '\n') at += 1
  }
  return { rows }
}

/** A cell and where it ends: at a separator, the end of its line or of the text. Doubled marks within marks are one. */
const readCell = (text: string, from: number, separator: string): { readonly cell: string; readonly next: number } => {
  const isEnd = (one: string | undefined) => one === undefined || one === separator || one === '\r' || one === '\n'
  if (text[from] !== '"') {
    let at = from
    while (!isEnd(text[at])) at += 1
    return { cell: text.slice(from, at), next: at }
  }
  let [cell, at] = ['', from + 1]
  for (;;) {
    const mark = text.indexOf('"', at)
    if (mark === -1) throw new UploadError('fileBroken')
    cell += text.slice(at, mark)
    at = mark + 1
    if (text[at] !== '"') break
    cell += '"'
    at += 1
  }
  const tail = at
  while (!isEnd(text[at])) at += 1
  return { cell: cell + text.slice(tail, at), next: at }
}
