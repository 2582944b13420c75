/** Parses a quantity as a user types it. */
import { formatNumber, formatQuantity } from './format-quantity.ts'
import { convert, parseUnit, sameDimension } from './unit.ts'
import type { Unit } from './unit.ts'

/** Why a text is not a quantity. `ambiguousComma`: '1,234' is 1.234 to one reader and 1234 to another; ask for '1234' or '1.234'. */
export type QuantityIssue = 'empty' | 'notANumber' | 'ambiguousComma' | 'unknownUnit' | 'wrongDimension' | 'tooLarge'

/** Options for parsing. */
export type QuantityOptions = {
  /** The unit of the result. */
  readonly unit: string
  /** The unit of a bare number; defaults to `unit`. */
  readonly display?: string
  /**
   * The stored value and the displayed limits: a text that displays one of them parses to exactly that value, so that rounding for
   * display changes nothing.
   */
  readonly near?: readonly (number | undefined)[]
}

const largest = 1e12
const longestText = 100
const roundDigits = 9
const sameNumber = 1e-11
/** Below this a double has too few digits left for a relative difference. */
const tiny = 1e-300

/**
 * Parses `1,5`, `1.5`, `1 000,5`, `1e3`, `-3`, `5 in`, `1.2 kN`, and the full-width digits of Chinese input methods.
 *
 * A single '.' is always the decimal mark. So is a single ',', unless the text could be grouped thousands ('1,234'), which is
 * rejected. If both occur, the last one is the decimal mark ('1,234.5', '1.234,5'); a mark that occurs twice groups thousands
 * ('1,234,567').
 *
 * @returns the value in `unit` (finite, at most 1e12 in magnitude, never -0), or the issue
 * @throws RangeError if `unit` or `display` is not a unit (a fault of the schema, not of the user)
 */
export function parseQuantity(text: string, options: QuantityOptions): { value: number } | { issue: QuantityIssue } {
  const plain = toAscii(text).trim()
  if (plain === '') return { issue: 'empty' }
  if (plain.length > longestText) return { issue: 'notANumber' }
  const [, digits = '', symbol = ''] = wholeText.exec(plain) ?? []
  const number = readNumber(digits.trim())
  if (number === undefined) return { issue: 'notANumber' }
  if (number === 'ambiguous') return { issue: 'ambiguousComma' }
  return inUnit(number, symbol.trim(), options)
}

/** A number and the text after it; `1/h` after a space is a unit, not another digit. */
const wholeText = /^([+-]?[\d.,\s]*?(?:[eE][+-]?\d+\s*)?)((?:\s1\/\D|[^\d.,\s]).*)?$/s

function inUnit(number: number, symbol: string, { unit, display = unit, near = [] }: QuantityOptions): ReturnType<typeof parseQuantity> {
  const to = schemaUnit(unit)
  const from = symbol === '' ? schemaUnit(display) : parseUnit(symbol)
  if (from === undefined) return { issue: 'unknownUnit' }
  if (!sameDimension(from, to)) return { issue: 'wrongDimension' }
  const shows = (one: number | undefined) => one !== undefined && formatNumber(number) === formatQuantity(one, unit, display)
  const shown = symbol === '' ? near.find(shows) : undefined
  const value = shown ?? (from.symbol === to.symbol ? number : settle(convert(number, from.symbol, to.symbol)))
  return Math.abs(number) <= largest && Math.abs(value) <= largest ? { value: value + 0 } : { issue: 'tooLarge' }
}

function schemaUnit(symbol: string): Unit {
  const unit = parseUnit(symbol)
  if (unit === undefined) throw new RangeError(`unknown unit [${symbol}]`)
  return unit
}

/** Snaps a converted number to the round number (9 digits) from which it differs only by rounding. */
function settle(value: number): number {
  const round = Number(value.toPrecision(roundDigits))
  return Math.abs(round - value) <= sameNumber * Math.abs(value) + tiny ? round : value
}

/** Converts full-width ASCII, the ideographic full stop and space, and the minus sign to ASCII. */
export function toAscii(text: string): string {
  const narrow = text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
  return narrow.replaceAll('。', '.').replaceAll('−', '-')
}

/** Digits without grouping, or thousands grouped by one kind of mark. */
const wholeNumber = /^[+-]?(?:\d*|\d{1,3}([ ,.])\d{3}(?:\1\d{3})*)$/
const thousandsOrDecimals = /^[+-]?[1-9]\d{0,2},\d{3}$/

function readNumber(text: string): number | 'ambiguous' | undefined {
  const [mantissa = '', exponent = '0'] = text.replace(/\s/g, ' ').split(/[eE]/)
  if (thousandsOrDecimals.test(mantissa)) return 'ambiguous'
  const mark = decimalMark(mantissa)
  const whole = mantissa.slice(0, mark)
  const fraction = mantissa.slice(mark + 1)
  if (!/\d/.test(mantissa) || !wholeNumber.test(whole) || !/^\d*$/.test(fraction)) return undefined
  return Number(`${whole.replace(/[ ,.]/g, '')}.${fraction}0e${exponent}`)
}

/** The position of the decimal mark: the last mark, unless it occurs twice and so groups thousands; the end if there is none. */
function decimalMark(mantissa: string): number {
  const last = Math.max(mantissa.lastIndexOf('.'), mantissa.lastIndexOf(','))
  const groups = last === -1 || mantissa.indexOf(mantissa.charAt(last)) < last
  return groups ? mantissa.length : last
}
