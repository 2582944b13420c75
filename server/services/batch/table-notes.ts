/** Notes on an uploaded table as a whole: how it was read, and which of its rows and columns are hidden in the file. */
import { encodingNames } from '../../files/upload/text-encoding.ts'
import type { UploadedRow, UploadedTable } from '../../files/upload/upload-limits.ts'
import { listed } from '../../../engine/base/listed.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { batchText } from './batch-words.ts'
import type { FoundHead } from './read-head.ts'

/** Row numbers with the neighbours joined, e.g. `3, 5–9`. */
const rangesOf = (rows: readonly number[], locale: Locale): string => {
  const ranges: [number, number][] = []
  for (const row of rows) {
    const last = ranges.at(-1)
    if (last?.[1] === row - 1) last[1] = row
    else ranges.push([row, row])
  }
  return listed(
    ranges.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)),
    locale,
  )
}

const numbersOf = (rows: readonly UploadedRow[], locale: Locale): string =>
  rangesOf(
    rows.map(({ row }) => row),
    locale,
  )

/** @returns notes in the reader's language */
export const tableNotes = (locale: Locale, { encoding, hiddenColumns = [] }: UploadedTable, { head, above, rows }: FoundHead): string[] => {
  const hidden = rows.filter((row) => row.hidden)
  const names = hiddenColumns.flatMap((at) => head.texts[at] ?? []).filter((text) => text !== '')
  return [
    ...(encoding === undefined ? [] : [batchText(locale, 'readAs', { encoding: encodingNames[encoding] })]),
    ...(above.length === 0 ? [] : [batchText(locale, 'aboveHead', { rows: numbersOf(above, locale) })]),
    ...(hidden.length === 0 ? [] : [batchText(locale, 'hiddenRows', { rows: numbersOf(hidden, locale) })]),
    ...(names.length === 0 ? [] : [batchText(locale, 'hiddenColumns', { names: listed(names, locale) })]),
  ]
}
