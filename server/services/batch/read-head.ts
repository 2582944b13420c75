/** Finds and reads the head of a table: the column and unit at each position. */
import { locales } from '../../../i18n/locales.ts'
import { translateOr } from '../../../i18n/translate.ts'
import { mostTitleRows, type UploadedRow } from '../../files/upload/upload-limits.ts'
import { type BatchColumn, plain } from './columns.ts'

/** A column with the unit stated in its head; '' where none is stated. */
export type HeadCell = { readonly column: BatchColumn; readonly unit: string }

/**
 * Cells by position in the row. `item`: position of the row names. `unknown`: unrecognised heads. `repeated`: heads of columns
 * that occurred before.
 */
export type TableHead = {
  readonly cells: readonly (HeadCell | undefined)[]
  readonly item: number | undefined
  /** Its cells as written, without marks. */
  readonly texts: readonly string[]
  readonly unknown: readonly string[]
  readonly repeated: readonly string[]
}

const itemNames: ReadonlySet<string> = new Set([
  'item',
  ...locales.map((locale) => plain(translateOr(locale, 'server/batch:item', 'item'))),
])

/** `Load [kN]`, `Load (kN)`, `Load / kN`: the name and the unit. */
const withUnit = (text: string): readonly [name: string, unit: string] => {
  const [, name = text, unit = ''] = /^(.*?)\s*[[(]([^\])]*)[\])]\s*$/s.exec(text) ?? /^(.*\S)\s+\/\s+(\S+)\s*$/s.exec(text) ?? []
  return [name, unit.trim()]
}

/** Removes the mark of required columns. */
const withoutMark = (text: string): string => text.trim().replace(/\s*\*$/, '')

const cellOf = (text: string, byName: ReadonlyMap<string, BatchColumn>): HeadCell | undefined => {
  const whole = byName.get(plain(text))
  if (whole) return { column: whole, unit: '' }
  const [name, unit] = withUnit(text)
  const column = byName.get(plain(name))
  return column && { column, unit }
}

/** A head with the rows above and below it. */
export type FoundHead = { readonly head: TableHead; readonly above: readonly UploadedRow[]; readonly rows: readonly UploadedRow[] }

/**
 * Finds the head: of the first rows, the one that names the most columns.
 *
 * @param columns possible columns
 */
export const findHead = (rows: readonly UploadedRow[], columns: readonly BatchColumn[]): FoundHead => {
  const heads = rows.slice(0, mostTitleRows + 1).map(({ cells }) => readHead(cells, columns))
  const known = heads.map(({ cells }) => cells.filter((cell) => cell !== undefined).length)
  const at = Math.max(known.indexOf(Math.max(...known)), 0)
  return { head: heads[at] ?? readHead([], columns), above: rows.slice(0, at), rows: rows.slice(at + 1) }
}

/**
 * @param texts cells of the first row
 * @param columns possible columns; of a repeated column the first occurrence counts
 */
export const readHead = (texts: readonly string[], columns: readonly BatchColumn[]): TableHead => {
  const byName = new Map(columns.toReversed().flatMap((column) => column.names.map((name) => [name, column] as const)))
  const heads = texts.map(withoutMark)
  const found = heads.map((text) => cellOf(text, byName))
  const seen = new Set<BatchColumn>()
  const cells = found.map((cell) => {
    if (!cell || seen.has(cell.column)) return undefined
    seen.add(cell.column)
    return cell
  })
  const item = heads.findIndex((text, at) => cells[at] === undefined && itemNames.has(plain(text)))
  const unread = heads.map((text, at) => ({
    text,
    isKnown: found[at] !== undefined || itemNames.has(plain(text)),
    isRead: cells[at] !== undefined || at === item,
  }))
  const left = unread.filter(({ text, isRead }) => text !== '' && !isRead)
  const textsOf = (isKnown: boolean) => left.filter((one) => one.isKnown === isKnown).map(({ text }) => text)
  return { texts: heads, cells, item: item === -1 ? undefined : item, unknown: textsOf(false), repeated: textsOf(true) }
}
