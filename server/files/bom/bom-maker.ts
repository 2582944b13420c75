/** The order list of a model as CSV: RFC 4180, with a byte order mark so that spreadsheets detect UTF-8. */
import { translateOr } from '../../../i18n/translate.ts'
import type { FileInput, FileMaker } from '../file-input.ts'

/** The columns in order: keys of their heads. */
const columns = ['number', 'orderCode', 'model', 'maker', 'quantity', 'unit'] as const

const byteOrderMark = '\uFEFF'

/** Beginnings that spreadsheets take for a formula; an apostrophe before them makes the cell a text. */
const formula = /^[=+\-@\t\r]/

/** A cell in the form of RFC 4180. */
export const cellOf = (value: string | number): string => {
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const lineOf = (cells: readonly (string | number)[]): string => `${cells.map(cellOf).join(',')}\r\n`

/** Removes the motor from an order code that includes it, as the motor has its own line. */
const withoutMotor = (orderCode: string, motor: FileInput['motor']): string => {
  const suffix = `+${motor?.name}`
  return motor && orderCode.endsWith(suffix) ? orderCode.slice(0, -suffix.length) : orderCode
}

/** One line for the model and one for its motor. Lists of several models are a different file. */
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
