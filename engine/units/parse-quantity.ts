/** A quantity as a person types it. */
import { convert, parseUnit, sameDimension } from './unit.ts'

/** Why a text is not a quantity. `ambiguousComma`: '1,234' is 1.234 to one reader and 1234 to another; ask for '1234' or '1.234'. */
export type QuantityIssue = 'empty' | 'notANumber' | 'ambiguousComma' | 'unknownUnit' | 'wrongDimension' | 'tooLarge'

export type QuantityOptions = {
  /** The unit of the result. */
  readonly unit: string
  /** The unit a bare number is in; `unit` where it is left out. */
  readonly display?: string
  /** The value now stored: a text that means it (to 11 digits) gives it back unchanged, so that a rounded display changes nothing. */
  readonly near?: number
}

const largest = 1e12
const longestText = 100
const roundDigits = 9
const sameNumber = 1e-11

/**
 * Reads `1,5`, `1.5`, `1 000,5`, `1e3`, `-3`, `5 in`, `1.2 kN`, and the full-width digits of Chinese input methods.
 *
 * A lone '.' is always the decimal mark. A lone ',' is it too, unless the text could be grouped thousands ('1,234'): that is refused.
 * Where both occur the last one is the decimal mark ('1,234.5', '1.234,5'); a mark that occurs twice groups thousands ('1,234,567').
 *
 * @returns the value in `unit` (finite, at most 1e12 in size, never -0), or what is wrong
 * @throws RangeError where `unit` or `display` is not a unit (a mistake of the schema, not of the person)
 */
export function parseQuantity(text: string, options: QuantityOptions): { value: number } | { issue: QuantityIssue } {
  const plain = toAscii(text).trim()
  if (plain === '') return { issue: 'empty' }
  if (plain.length > longestText) return { issue: 'notANumber' }
  const [, digits = '', symbol = ''] = /^([+-]?[\d.,\s]*(?:[eE][+-]?\d+)?)(.*)$/s.exec(plain) ?? []
  const number = readNumber(digits.trim())
  if (number === undefined) return { issue: 'notANumber' }
  if (number === 'ambiguous') return { issue: 'ambiguousComma' }
  return inUnit(number, symbol.trim(), options)
}

function inUnit(number: number, symbol: string, { unit, display = unit, near }: QuantityOptions): ReturnType<typeof parseQuantity> {
  const typed = symbol === '' ? display : symbol
  const from = parseUnit(typed)
  const to = parseUnit(unit)
  if (from === undefined) return { issue: 'unknownUnit' }
  if (to === undefined) throw new RangeError(`unknown unit [${unit}]`)
  if (!sameDimension(from, to)) return { issue: 'wrongDimension' }
  const value = from.symbol === to.symbol ? number : settle(convert(number, typed, unit), near)
  return Math.abs(number) <= largest && Math.abs(value) <= largest ? { value: value + 0 } : { issue: 'tooLarge' }
}

/** A converted number goes to the stored value, else to the round number (9 digits), that it differs from by rounding only. */
function settle(value: number, near: number | undefined): number {
  const candidates = [near, Number(value.toPrecision(roundDigits))]
  return candidates.find((candidate) => candidate !== undefined && Math.abs(candidate - value) <= sameNumber * Math.abs(value)) ?? value
}

/** Full-width ASCII, the ideographic full stop and space, and the minus sign become what a keyboard types. */
function toAscii(text: string): string {
  const narrow = text.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
  return narrow.replaceAll('。', '.').replaceAll('−', '-')
}

const thousands = /^[+-]?\d{1,3}(?:([ ,.])\d{3})(?:\1\d{3})*$/

function readNumber(text: string): number | 'ambiguous' | undefined {
  const [, mantissa = '', exponent = ''] = /^(.*?)([eE].*)?$/.exec(text.replace(/\s/g, ' ')) ?? []
  const marks = mantissa.replace(/[^.,]/g, '')
  const last = marks.at(-1) ?? ''
  const grouped = marks.length > 1 && !marks.slice(0, -1).includes(last) ? false : marks.length > 1
  const cut = last === '' || grouped ? mantissa.length : mantissa.lastIndexOf(last)
  const whole = mantissa.slice(0, cut)
  const fraction = mantissa.slice(cut + 1)
  if (marks === ',' && /^[+-]?[1-9]\d{0,2},\d{3}$/.test(mantissa)) return 'ambiguous'
  if (!/^\d*$/.test(fraction) || !/\d/.test(mantissa)) return undefined
  if (!/^[+-]?\d*$/.test(whole) && !thousands.test(whole)) return undefined
  return Number(`${whole.replace(/[ ,.]/g, '')}.${fraction}0${exponent}`)
}
