/** The data sheet of a model as a spreadsheet: the model, its order code, the source of its figures, and all figures. */
import type { ProductFigure } from '../../../contract/catalogue/product.ts'
import { translate } from '../../../i18n/translate.ts'
import type { FileInput, FileMaker } from '../file-input.ts'
import { orderStateText } from '../order-state.ts'
import { numberCell, type SheetCell, type SheetTable, textCell } from './sheet-table.ts'
import { basisWord, figureCells, type FigureWords, figureWords, inUnit, notStated, sheetText } from './sheet-words.ts'
import { workbookOf } from './workbook.ts'

type Row = readonly SheetCell[]

const groupRow = (name: string): Row => [textCell(name, 'group'), textCell('', 'group'), textCell('', 'group')]

/** Chosen parts of the order code, with lengths in the reader's unit. */
const chosenRows = ({ locale, unit, chosen }: FileInput): readonly Row[] =>
  Object.entries(chosen).map(([part, value]): Row => {
    const name = textCell(translate(locale, `order-code:parts.${part}`) ?? part)
    if (typeof value !== 'number') return [name, textCell(value), undefined]
    const isLength = part === 'length' || part === 'stroke'
    const shown = isLength ? inUnit(value, 'mm', { locale, system: unit }) : { value, unit: '' }
    return [name, numberCell(shown.value), shown.unit === '' ? undefined : textCell(shown.unit)]
  })

const identityRows = (input: FileInput, words: FigureWords): readonly Row[] => {
  const { locale, model, orderCode, orderState, catalogueVersion, engineVersion, site } = input
  const say = (key: string, text: string): Row => [textCell(sheetText(locale, key)), textCell(text), undefined]
  const remarks = model.note === undefined ? [] : words.remarksIn(model.note)
  return [
    say('model', model.name),
    say('orderCode', orderCode),
    ...(orderState ? [say('orderState', orderStateText(locale, orderState))] : []),
    ...chosenRows(input),
    say('maker', model.maker),
    say('series', model.series),
    say('id', model.sku),
    say('basis', basisWord(locale, model.basis)),
    say('source', model.source === '' ? notStated(locale) : model.source),
    ...remarks.map((remark) => say('remark', remark)),
    say('catalogue', catalogueVersion),
    say('engine', engineVersion),
    say('site', site.name),
    say('address', site.address),
  ]
}

const figureRow = (figure: ProductFigure, { locale, unit: system }: FileInput, words: FigureWords): Row => {
  const name = textCell(words.nameOf(figure.name))
  if (!figure.cases) return [name, ...figureCells(figure, { locale, system, words })]
  const unit = inUnit(0, figure.unit, { locale, system }).unit
  return [name, textCell(sheetText(locale, 'seeCases', { table: sheetText(locale, 'byCase') })), unit === '' ? undefined : textCell(unit)]
}

const caseRows = ({ name, unit, cases }: ProductFigure, { locale, unit: system }: FileInput, words: FigureWords): readonly Row[] =>
  (cases?.values ?? []).map(({ of, value }): Row => {
    const reader = { locale, system }
    const [at, shown] = [inUnit(of, cases?.unit ?? '', reader), inUnit(value, unit, reader)]
    return [textCell(words.nameOf(name)), numberCell(at.value), textCell(at.unit), numberCell(shown.value), textCell(shown.unit)]
  })

const headRow = (input: FileInput, keys: readonly string[]): Row => keys.map((key) => textCell(sheetText(input.locale, key), 'head'))

/** @returns the tables of a data sheet: the figures, and a second table for figures stated per case, where there are any */
export const dataSheetTables = (input: FileInput): readonly SheetTable[] => {
  const { locale, model } = input
  const words = figureWords(locale, model.family)
  const cases = model.figures.flatMap((figure) => caseRows(figure, input, words))
  const main: SheetTable = {
    name: sheetText(locale, 'dataSheet'),
    frozen: { rows: 2, columns: 1 },
    rows: [
      [textCell(model.name, 'title')],
      headRow(input, ['property', 'value', 'unit']),
      groupRow(sheetText(locale, 'identity')),
      ...identityRows(input, words),
      groupRow(sheetText(locale, 'technical')),
      ...model.figures.map((figure) => figureRow(figure, input, words)),
    ],
  }
  if (cases.length === 0) return [main]
  const rows = [headRow(input, ['property', 'at', 'unitOfCase', 'value', 'unit']), ...cases]
  return [main, { name: sheetText(locale, 'byCase'), frozen: { rows: 1, columns: 1 }, rows }]
}

/** Makes the data sheet of a model (kind `sheet`, XLSX). */
export const makeSheet: FileMaker = async (input, onStep) => {
  const tables = dataSheetTables(input)
  onStep(0.5)
  const bytes = workbookOf(tables)
  onStep(1)
  return bytes
}
