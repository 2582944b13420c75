/** A workbook of one table, by the XML of its rows: what no program of ours writes can stand in it. */
import { strToU8, zipSync } from 'fflate'

type Around = {
  /** What stands before the rows, e.g. `<cols>`. */
  readonly columns?: string
  /** Number formats by style, from 1; style 0 is general. */
  readonly formats?: readonly string[]
  readonly from1904?: boolean
}

const stylesOf = (formats: readonly string[]): string => {
  const codes = formats.map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`)
  const styles = ['<xf numFmtId="0"/>', ...formats.map((_, at) => `<xf numFmtId="${200 + at}"/>`)]
  return `<styleSheet><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${styles.join('')}</cellXfs></styleSheet>`
}

export const workbookOf = (rows: string, { columns = '', formats = [], from1904 = false }: Around = {}): Uint8Array =>
  zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="r"><workbookPr date1904="${from1904 ? 1 : 0}"/><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8('<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>'),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet>${columns}<sheetData>${rows}</sheetData></worksheet>`),
    ...(formats.length > 0 && { 'xl/styles.xml': strToU8(stylesOf(formats)) }),
  })
