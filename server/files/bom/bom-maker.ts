/** What is to be ordered, as a table of commas: RFC 4180, with the mark by which spreadsheets know UTF-8. */
import { translateOr } from '../../../i18n/translate.ts'
import type { FileInput, FileMaker } from '../file-input.ts'

/** The columns in their order: keys of their heads. */
const columns = ['number', 'orderCode', 'model', 'maker', 'quantity', 'unit'] as const

const byteOrderMark = '\uFEFF'

/** Programs that open tables take a cell that begins so for a formula: an apostrophe before it makes it a text. */
const formula = /^[=+\-@\t\r]/

/** A cell as RFC 4180 writes it. */
export const cellOf = (value: string | number): string => {
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const lineOf = (cells: readonly (string | number)[]): string => `${cells.map(cellOf).join(',')}\r\n`

/** A code that has the motor in it orders the motor once: it has a line of its own. */
const withoutMotor = (orderCode: string, motor: FileInput['motor']): string => {
  const suffix = `+${motor?.name}`
  return motor && orderCode.endsWith(suffix) ? orderCode.slice(0, -suffix.length) : orderCode
}

/** A line for the model and one for its motor; a list of several is another file. */
export const bomMaker: FileMaker = async ({ locale, orderCode, model, motor }, onStep) => {
  const say = (key: string) => translateOr(locale, `server/files:bom.${key}`, key)
  const ordered = [
    [withoutMotor(orderCode, motor), model.name, model.maker] as const,
    ...(motor ? [[motor.name, motor.name, motor.maker] as const] : []),
  ]
  const lines = ordered.map((cells, index) => lineOf([index + 1, ...cells, 1, say('pieces')]))
  const text = byteOrderMark + lineOf(columns.map(say)) + lines.join('')
  onStep(1)
  return new TextEncoder().encode(text)
}
