/**
/**
 * Reads the tables of an XLSX workbook as texts. Only cell contents are read, as their number formats mean them: whether a
 * cell has a formula, but not the formula itself; no macros or links.
 */
import { type CellFormat, formatOf, numberText } from './cell-formats.ts'
import { collectRows } from './table-rows.ts'
import { type CellNote, type TableLimits, UploadError, type UploadedRow, type UploadedTable, uploadLimits } from './upload-limits.ts'
import { createXmlReader, type XmlListener } from './xml-events.ts'
import { unpack, type ZipEntry, zipEntries } from './zip-entries.ts'

type Entries = ReadonlyMap<string, ZipEntry>
type Workbook = { readonly bytes: Uint8Array; readonly entries: Entries; readonly limits: TableLimits }

/** Parses a part of the workbook. @throws UploadError where it is missing */
const readPart = ({ bytes, entries, limits }: Workbook, path: string, listener: Partial<XmlListener>): void => {
  const entry = entries.get(path)
  if (!entry) throw new UploadError('fileBroken')
  const ignore = () => undefined
  const reader = createXmlReader({ open: ignore, close: ignore, text: ignore, ...listener })
  unpack(bytes, entry, { take: reader.take, longest: limits.part })
  reader.end()
}

const folder = 'xl/'
const workbookPath = `${folder}workbook.xml`
const relationsPath = `${folder}_rels/workbook.xml.rels`

/** Resolves a target, which is relative to the folder of the workbook, or absolute. */
const pathOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `${folder}${target}`)

const isSet = (attribute: string | undefined): boolean => attribute === '1' || attribute === 'true'

type Sheets = { readonly sheets: readonly { readonly name: string; readonly path: string }[]; readonly from1904: boolean }

/** Names and paths of the visible tables, and whether the days of the workbook count from 1904. */
const sheetsOf = (workbook: Workbook): Sheets => {
  const listed: { readonly id: string; readonly name: string }[] = []
  let from1904 = false
  readPart(workbook, workbookPath, {
    open: (name, attribute) => {
      if (name === 'workbookPr') from1904 = isSet(attribute('date1904'))
      if (name !== 'sheet' || attribute('state') === 'hidden' || attribute('state') === 'veryHidden') return
      listed.push({ id: attribute('r:id') ?? '', name: attribute('name') ?? '' })
    },
  })
  const targets = new Map<string, string>()
  readPart(workbook, relationsPath, {
    open: (name, attribute) => {
      if (name === 'Relationship') targets.set(attribute('Id') ?? '', attribute('Target') ?? '')
    },
  })
  const sheets = listed.map(({ id, name }) => {
    const target = targets.get(id)
    if (target === undefined) throw new UploadError('fileBroken')
    return { name, path: pathOf(target) }
  })
  return { sheets, from1904 }
}

/** The number format of each style of a cell; empty where the workbook has no styles. */
const cellFormats = (workbook: Workbook): readonly CellFormat[] => {
  const path = `${folder}styles.xml`
  if (!workbook.entries.has(path)) return []
  const codes = new Map<number, string>()
  const formats: CellFormat[] = []
  let inCells = false
  readPart(workbook, path, {
    open: (name, attribute) => {
      if (name === 'numFmt') codes.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '')
      if (name === 'cellXfs') inCells = true
      if (name !== 'xf' || !inCells) return
      const id = Number(attribute('numFmtId') ?? 0)
      formats.push(formatOf(id, codes.get(id)))
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false
    },
  })
  return formats
}

/** The shared texts that cells refer to by index; empty where the workbook has none. Phonetic readings are not part of a text. */
const sharedTexts = (workbook: Workbook): readonly string[] => {
  const path = `${folder}sharedStrings.xml`
  if (!workbook.entries.has(path)) return []
  const texts: string[] = []
  let [text, inText, inReading] = ['', false, false]
  readPart(workbook, path, {
    open: (name) => {
      if (name === 'si') text = ''
      inText = name === 't' && !inReading
      inReading ||= name === 'rPh'
    },
    close: (name) => {
      inText = false
      if (name === 'rPh') inReading = false
      if (name === 'si') texts.push(text)
    },
    text: (more) => {
      if (inText) text += more
    },
  })
  return texts
}

/** The column of a reference such as `BC12`, from 0. */
const columnOf = (place: string): number => {
  const [letters = ''] = /^[A-Z]{1,3}/.exec(place) ?? []
  return letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Decodes characters that are invalid in XML and were escaped by the writing program. */
const plainText = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** What the cells of a sheet refer to, and its calendar. */
type SheetContext = { readonly shared: readonly string[]; readonly formats: readonly CellFormat[]; readonly from1904: boolean }

type RawCell = { readonly type: string; readonly style: number; readonly raw: string; readonly isFormula: boolean }

const cellText = ({ type, style, raw }: RawCell, { shared, formats, from1904 }: SheetContext): string => {
  if (type === 's') return plainText(shared[Number(raw)] ?? '')
  if (type === 'n') return numberText(raw, formats[style] ?? 'number', { from1904 })
  return type === 'b' ? (raw === '1' ? 'true' : 'false') : plainText(raw)
}

/** Marks all values but texts, and formulas without a calculated value; a formula may have an empty text as its value. */
const noteOf = ({ type, style, raw, isFormula }: RawCell, { formats }: SheetContext): CellNote | undefined => {
  if (raw === '') return isFormula && type !== 'str' ? 'formula' : undefined
  if (type === 'b') return 'boolean'
  if (type === 'd') return 'date'
  return type === 'n' ? (formats[style] ?? 'number') : undefined
}

type Collector = { readonly add: (row: UploadedRow) => void; readonly hide: (column: number) => void; readonly mostColumns: number }

/** A listener for the rows of a sheet. */
const sheetListener = ({ add, hide, mostColumns }: Collector, context: SheetContext): Partial<XmlListener> => {
  let [row, column, type, style, raw, inValue, isFormula, hidden] = [0, -1, '', 0, '', false, false, false]
  let [cells, notes]: [string[], Map<number, CellNote>] = [[], new Map<number, CellNote>()]
  return {
    open: (name, attribute) => {
      if (name === 'col' && isSet(attribute('hidden'))) {
        const last = Math.min(Number(attribute('max')), mostColumns)
        for (let at = Math.max(Number(attribute('min')), 1); at <= last; at += 1) hide(at - 1)
      }
      if (name === 'row') {
        hidden = isSet(attribute('hidden'))
        row = Number(attribute('r') ?? row + 1)
        ;[cells, notes, column] = [[], new Map<number, CellNote>(), -1]
      }
      if (name === 'c') {
        const place = attribute('r')
        column = place === undefined ? column + 1 : columnOf(place)
        ;[type, style, raw, isFormula] = [attribute('t') ?? 'n', Number(attribute('s') ?? 0), '', false]
      }
      isFormula ||= name === 'f'
      inValue = name === 'v' || name === 't'
    },
    close: (name) => {
      inValue = false
      if (name === 'row') add({ row, cells, ...(notes.size > 0 && { notes }), ...(hidden && { hidden }) })
      const cell = { type, style, raw, isFormula }
      const note = noteOf(cell, context)
      if (name !== 'c' || (raw === '' && !note)) return
      if (column >= mostColumns) throw new UploadError('tooManyColumns')
      while (cells.length < column) cells.push('')
      const place = Math.max(column, 0)
      cells[place] = cellText(cell, context)
      if (note) notes.set(place, note)
    },
    text: (more) => {
      if (inValue) raw += more
    },
  }
}

const openWorkbook = (bytes: Uint8Array, limits: TableLimits): Workbook => {
  const workbook = { bytes, entries: zipEntries(bytes), limits }
  if (!workbook.entries.has(workbookPath)) throw new UploadError('fileUnknown')
  return workbook
}

const contextOf = (workbook: Workbook, from1904: boolean): SheetContext => ({
  shared: sharedTexts(workbook),
  formats: cellFormats(workbook),
  from1904,
})

const readSheet = (workbook: Workbook, path: string, context: SheetContext): UploadedTable => {
  const { add, rows } = collectRows(workbook.limits)
  const hiddenColumns = new Set<number>()
  const collector = { add, hide: (column: number) => hiddenColumns.add(column), mostColumns: workbook.limits.columns }
  readPart(workbook, path, sheetListener(collector, context))
  return { rows, ...(hiddenColumns.size > 0 && { hiddenColumns: [...hiddenColumns] }) }
}

/**
 * Reads the first table of a workbook.
 *
 * @param bytes of an XLSX file
 * @throws UploadError
 */
export const readXlsx = (bytes: Uint8Array): UploadedTable => {
  const workbook = openWorkbook(bytes, uploadLimits)
  const { sheets, from1904 } = sheetsOf(workbook)
  const [first] = sheets
  if (!first) throw new UploadError('fileBroken')
  return readSheet(workbook, first.path, contextOf(workbook, from1904))
}

/** A table of a workbook. */
export type NamedTable = UploadedTable & { readonly name: string }

/**
 * Reads every visible table of a workbook.
 *
 * @param bytes of an XLSX file
 * @throws UploadError
 */
export const readSheets = (bytes: Uint8Array, limits: TableLimits): readonly NamedTable[] => {
  const workbook = openWorkbook(bytes, limits)
  const { sheets, from1904 } = sheetsOf(workbook)
  const context = contextOf(workbook, from1904)
  return sheets.map(({ name, path }) => ({ name, ...readSheet(workbook, path, context) }))
}
