/**
 * Reads the tables of an XLSX workbook as texts. Only cell contents are read: whether a cell has a formula, but not the
 * formula itself; no macros, links or styles.
 */
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

/** Names and paths of the visible tables. */
const sheetsOf = (workbook: Workbook): readonly { readonly name: string; readonly path: string }[] => {
  const listed: { readonly id: string; readonly name: string }[] = []
  readPart(workbook, workbookPath, {
    open: (name, attribute) => {
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
  return listed.map(({ id, name }) => {
    const target = targets.get(id)
    if (target === undefined) throw new UploadError('fileBroken')
    return { name, path: pathOf(target) }
  })
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

const cellText = (type: string, raw: string, shared: readonly string[]): string => {
  if (type === 's') return plainText(shared[Number(raw)] ?? '')
  return type === 'b' ? (raw === '1' ? 'true' : 'false') : plainText(raw)
}

/** Marks numbers, and formulas without a calculated value; a formula may have an empty text as its value. */
const noteOf = (type: string, raw: string, isFormula: boolean): CellNote | undefined => {
  if (raw === '') return isFormula && type !== 'str' ? 'formula' : undefined
  return type === 'n' ? 'number' : undefined
}

/** A listener for the rows of a sheet; the shared texts must be read first. */
const sheetListener = (add: (row: UploadedRow) => void, shared: readonly string[], mostColumns: number): Partial<XmlListener> => {
  let [row, column, type, raw, inValue, isFormula] = [0, -1, '', '', false, false]
  let [cells, notes]: [string[], Map<number, CellNote>] = [[], new Map<number, CellNote>()]
  return {
    open: (name, attribute) => {
      if (name === 'row') {
        row = Number(attribute('r') ?? row + 1)
        ;[cells, notes, column] = [[], new Map<number, CellNote>(), -1]
      }
      if (name === 'c') {
        const place = attribute('r')
        column = place === undefined ? column + 1 : columnOf(place)
        ;[type, raw, isFormula] = [attribute('t') ?? 'n', '', false]
      }
      isFormula ||= name === 'f'
      inValue = name === 'v' || name === 't'
    },
    close: (name) => {
      inValue = false
      if (name === 'row') add({ row, cells, ...(notes.size > 0 && { notes }) })
      const note = noteOf(type, raw, isFormula)
      if (name !== 'c' || (raw === '' && !note)) return
      if (column >= mostColumns) throw new UploadError('tooManyColumns')
      while (cells.length < column) cells.push('')
      const place = Math.max(column, 0)
      cells[place] = cellText(type, raw, shared)
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

const readSheet = (workbook: Workbook, path: string, shared: readonly string[]): UploadedTable => {
  const { add, rows } = collectRows(workbook.limits)
  readPart(workbook, path, sheetListener(add, shared, workbook.limits.columns))
  return { rows }
}

/**
 * Reads the first table of a workbook.
 *
 * @param bytes of an XLSX file
 * @throws UploadError
 */
export const readXlsx = (bytes: Uint8Array): UploadedTable => {
  const workbook = openWorkbook(bytes, uploadLimits)
  const [first] = sheetsOf(workbook)
  if (!first) throw new UploadError('fileBroken')
  return readSheet(workbook, first.path, sharedTexts(workbook))
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
  const shared = sharedTexts(workbook)
  return sheetsOf(workbook).map(({ name, path }) => ({ name, ...readSheet(workbook, path, shared) }))
}
