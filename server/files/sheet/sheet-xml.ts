/** Writes cells and tables as the XML of a workbook (ECMA-376, SpreadsheetML). */
import { type Cooperative, mapCooperatively } from '../../../engine/base/cooperative.ts'
import { cellStyles, type CellStyle, looksLikeFormula, type OfferedValues, type SheetCell, type SheetTable } from './sheet-table.ts'

/** Characters that are invalid in XML, and text that readers would take for an escape. */
const unsafe = /[^\P{Cc}\t\n]|[\ufffe\uffff]|_x[0-9A-Fa-f]{4}_/gu

const asCode = (found: string): string =>
  found.length === 1 ? `_x${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_` : `_x005F${found}`

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Largest length of a cell, as defined by the format. */
const longestCell = 32_767

/** @returns the text escaped for XML; invalid characters in the notation of the format (`_x0001_`) */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .slice(0, longestCell)
    .toWellFormed()
    .replace(unsafe, asCode)
    .replace(/[&<>"]/g, (mark) => marks[mark] ?? mark)

/** @returns the letters of a column, counted from 0 */
export const columnName = (column: number): string =>
  (column < 26 ? '' : columnName(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

const styleOf = (style: CellStyle): number => cellStyles.indexOf(style)

const cellXml = (cell: SheetCell, place: string): string => {
  if (!cell) return ''
  if ('number' in cell) return `<c r="${place}" s="${styleOf(cell.style ?? 'number')}"><v>${cell.number}</v></c>`
  const style = cell.style ?? 'text'
  const shown = style === 'text' && looksLikeFormula(cell.text) ? 'guarded' : style
  return `<c r="${place}" s="${styleOf(shown)}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cell.text)}</t></is></c>`
}

const rowXml = (cells: readonly SheetCell[], row: number): string =>
  `<row r="${row}">${cells.map((cell, column) => cellXml(cell, `${columnName(column)}${row}`)).join('')}</row>`

/** Column widths in digits, as in the format. */
const narrowest = 8
const widest = 52
/** Chinese characters, which are as wide as two digits. */
const wide = /[\u1100-\u115f\u2e80-\uffdc]/g

const widthOfText = (text: string): number => text.length + [...text.matchAll(wide)].length

const widthOf = (cell: SheetCell): number => {
  if (!cell || cell.style === 'title') return 0
  return 'number' in cell ? String(cell.number).length : Math.max(...cell.text.split('\n').map(widthOfText))
}

/** Sets each column to the width of its longest cell, within limits; longer texts wrap. */
const columnsXml = (rows: SheetTable['rows']): string => {
  const count = Math.max(1, ...rows.map(({ length }) => length))
  const widths = Array.from({ length: count }, (_, column) =>
    rows.reduce((most, row) => Math.max(most, widthOf(row[column]) + 2), narrowest),
  )
  const column = (width: number, at: number) => `<col min="${at + 1}" max="${at + 1}" width="${Math.min(width, widest)}" customWidth="1"/>`
  return `<cols>${widths.map(column).join('')}</cols>`
}

const viewXml = ({ rows, columns }: SheetTable['frozen'], isFirst: boolean): string => {
  const pane = columns > 0 ? (rows > 0 ? 'bottomRight' : 'topRight') : 'bottomLeft'
  const split = `${columns > 0 ? ` xSplit="${columns}"` : ''}${rows > 0 ? ` ySplit="${rows}"` : ''}`
  const frozen = `<pane${split} topLeftCell="${columnName(columns)}${rows + 1}" activePane="${pane}" state="frozen"/>`
  const inside = rows + columns > 0 ? frozen : ''
  return `<sheetViews><sheetView workbookViewId="0"${isFirst ? ' tabSelected="1"' : ''} showGridLines="0">${inside}</sheetView></sheetViews>`
}

/** Last row with a list of permitted values. */
const lastOffered = 1_001

const offeredXml = (offered: readonly OfferedValues[]): string => {
  if (offered.length === 0) return ''
  const one = ({ column, table, from }: OfferedValues) => {
    const letters = columnName(from.column)
    const values = `'${table.replaceAll("'", "''")}'!$${letters}$${from.first}:$${letters}$${from.last}`
    const place = `${columnName(column)}2:${columnName(column)}${lastOffered}`
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="0" sqref="${place}"><formula1>${xmlText(values)}</formula1></dataValidation>`
  }
  return `<dataValidations count="${offered.length}">${offered.map(one).join('')}</dataValidations>`
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** @returns `xl/worksheets/sheet<n>.xml` */
export function* sheetXml({ rows, frozen, offered = [] }: SheetTable, isFirst: boolean): Cooperative<string> {
  const columns = columnsXml(rows)
  yield
  const cells = yield* mapCooperatively(rows, (row, at) => rowXml(row, at + 1))
  return (
    `${head}<worksheet xmlns="${main}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>${viewXml(frozen, isFirst)}` +
    `<sheetFormatPr defaultRowHeight="15"/>${columns}<sheetData>${cells.join('')}</sheetData>` +
    `${offeredXml(offered)}<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>` +
    `<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/></worksheet>`
  )
}
