/** The order list of a model as CSV: RFC 4180, with a byte order mark so that spreadsheets detect UTF-8. */
import { translateOr } from '../../../i18n/translate.ts'
import type { FileMaker } from '../file-input.ts'
import { lengthsOf, modelPartOf, partRequestOf } from '../geometry/model-part.ts'
import { lengthsInWords } from '../geometry/part-notes.ts'
import { orderStateText } from '../order-state.ts'

/** The columns in order: keys of their heads. */
const columns = ['number', 'orderCode', 'model', 'maker', 'quantity', 'unit', 'orderState'] as const

const byteOrderMark = '\uFEFF'

/** Beginnings that spreadsheets take for a formula; an apostrophe before them makes the cell a text. */
const formula = /^[=+\-@\t\r]/

/** A cell in the form of RFC 4180. */
export const cellOf = (value: string | number): string => {
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const lineOf = (cells: readonly (string | number)[]): string => `${cells.map(cellOf).join(',')}\r\n`

/** The line of a model. Lists of several models are a different file. */
export const bomMaker: FileMaker = async (input, onStep) => {
  const { locale, orderCode, orderState, model } = input
  const say = (key: string) => translateOr(locale, `server/files:bom.${key}`, key)
  const part = await modelPartOf(model.family)
  const lengths = part && lengthsOf(part, partRequestOf(input))
  const about = [orderState ? orderStateText(locale, orderState) : '', lengths ? lengthsInWords(locale, lengths)[1] : '']
  const text =
    byteOrderMark +
    lineOf([...columns.map(say), translateOr(locale, 'server/drawing:fields.lengths', 'lengths')]) +
    lineOf([1, orderCode, model.name, model.maker, 1, say('pieces'), ...about])
  onStep(1)
  return new TextEncoder().encode(text)
}
