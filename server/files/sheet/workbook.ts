/** Writes tables as an XLSX file; equal tables yield equal bytes, whenever and wherever they are written. */
import { strToU8, zipSync } from 'fflate'
import { type Cooperative, runToEnd } from '../../../engine/base/cooperative.ts'
import { cellStyles, type CellStyle, type SheetTable } from './sheet-table.ts'
import { sheetXml, xmlText } from './sheet-xml.ts'

/** Earliest time stamp of the ZIP format, in local time as the format requires. */
const noTime = new Date(1980, 0, 1)

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Media type of XLSX files. */
export const xlsxType = `${types}.sheet`

/** Fonts and fills of the styles, by their index in the lists below. */
const looks: Readonly<
  Record<CellStyle, { readonly font: number; readonly fill: number; readonly format?: number; readonly more?: string }>
> = {
  text: { font: 0, fill: 0 },
  title: { font: 2, fill: 0 },
  head: { font: 1, fill: 2 },
  group: { font: 1, fill: 3 },
  faint: { font: 3, fill: 0 },
  good: { font: 4, fill: 0 },
  bad: { font: 5, fill: 0 },
  number: { font: 0, fill: 0 },
  percent: { font: 0, fill: 0, format: 9 },
  guarded: { font: 0, fill: 0, more: ' quotePrefix="1"' },
}

const fonts = ['', '<b/>', '<b/>', '<i/>', '', ''].map((mark, at) => {
  const colour = ['222222', '222222', '222222', '6b6b6b', '1b6e3c', 'a3261f'][at] ?? '222222'
  return `<font>${mark}<sz val="${at === 2 ? 14 : 11}"/><color rgb="FF${colour.toUpperCase()}"/><name val="Calibri"/><family val="2"/></font>`
})

const solid = (colour: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="FF${colour}"/><bgColor indexed="64"/></patternFill></fill>`
const fills = [
  '<fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill>',
  solid('D9E2EC'),
  solid('F1F4F7'),
]

const lookXml = (style: CellStyle): string => {
  const { font, fill, format = 0, more = '' } = looks[style]
  const isNumber = style === 'number' || style === 'percent'
  const lines = style === 'title' || isNumber ? '' : ' wrapText="1"'
  const border = style === 'title' ? 0 : 1
  return (
    `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"${more}>` +
    `<alignment vertical="top"${isNumber ? ' horizontal="right"' : ''}${lines}/></xf>`
  )
}

const hairline = '<border><left/><right/><top/><bottom style="hair"><color rgb="FFB8C0C8"/></bottom><diagonal/></border>'

const stylesXml = (): string =>
  `${head}<styleSheet xmlns="${main}"><fonts count="${fonts.length}">${fonts.join('')}</fonts>` +
  `<fills count="${fills.length}">${fills.join('')}</fills>` +
  `<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border>${hairline}</borders>` +
  `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
  `<cellXfs count="${cellStyles.length}">${cellStyles.map(lookXml).join('')}</cellXfs>` +
  `<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

/** Longest name of a table; the format permits 31 characters. */
const longestName = 31
const nameOf = (name: string): string => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, longestName)

const contentTypesXml = (count: number): string => {
  const part = (path: string, type: string) => `<Override PartName="${path}" ContentType="${types}.${type}+xml"/>`
  const sheets = Array.from({ length: count }, (_, at) => part(`/xl/worksheets/sheet${at + 1}.xml`, 'worksheet'))
  return (
    `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Default Extension="xml" ContentType="application/xml"/>${part('/xl/workbook.xml', 'sheet.main')}${part('/xl/styles.xml', 'styles')}${sheets.join('')}</Types>`
  )
}

const relationXml = (at: number, kind: string, target: string) =>
  `<Relationship Id="rId${at}" Type="${relations}/${kind}" Target="${target}"/>`
const relationsXml = (inside: string) => `${head}<Relationships xmlns="${packages}/relationships">${inside}</Relationships>`

/**
 * Writes a workbook, row by row.
 *
 * @param tables at least one, with distinct names
 * @returns the file; equal tables yield equal bytes
 */
export function* writeWorkbook(tables: readonly SheetTable[]): Cooperative<Uint8Array<ArrayBuffer>> {
  const named = tables.map((table) => ({ ...table, name: nameOf(table.name) }))
  const sheets = named.map(({ name }, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypesXml(named.length),
    '_rels/.rels': relationsXml(relationXml(1, 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsXml(
      [
        ...named.map((_, at) => relationXml(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`)),
        relationXml(named.length + 1, 'styles', 'styles.xml'),
      ].join(''),
    ),
    'xl/styles.xml': stylesXml(),
  }
  for (const [at, table] of named.entries()) parts[`xl/worksheets/sheet${at + 1}.xml`] = yield* sheetXml(table, at === 0)
  yield
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])), { level: 6, mtime: noTime })
}

/** Writes a workbook without a pause, as `writeWorkbook`. */
export const workbookOf = (tables: readonly SheetTable[]): Uint8Array<ArrayBuffer> => runToEnd(writeWorkbook(tables))
