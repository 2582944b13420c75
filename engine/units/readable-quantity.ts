/**
 * Formats numbers for reading: in the reader's units and language, with a sensible number of digits. Pages and files use the same
 * digits.
 */
import { displayUnit, formatUnit, type UnitSystem } from './display-unit.ts'
import { formatSignificant } from './format-quantity.ts'
import { convert, parseUnit } from './unit.ts'

/** A number and its unit symbol, '' for dimensionless. */
export type ReadableQuantity = { readonly number: string; readonly unit: string }

/** Numbers from here on are shown in scientific notation: the specification's limit for life values. */
const scientificFrom = 999_999
const smallest = 1e-4
/** Separates a number from its unit: the SI brochure (9th edition, 5.4.3) requires a space, which must not break the line. */
export const noBreakSpace = '\u00A0'
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** `1.00×10⁶`: two decimals. */
const scientific = (value: number, locale: string): string => {
  const [mantissa = '', exponent = ''] = value.toExponential(2).split('e')
  const local = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(Number(mantissa))
  const power = exponent
    .replace('+', '')
    .replace('-', '⁻')
    .replace(/\d/g, (digit) => superscripts[Number(digit)] ?? '')
  return `${local}×10${power}`
}

/** Digits before the decimal mark, which are never rounded away: 12 345 stays 12 345. */
const wholeDigits = (size: number): number => (size < 1 ? 1 : Math.floor(Math.log10(size)) + 1)

/**
 * Formats a number for reading.
 *
 * @param digits significant digits at most
 * @param locale BCP 47 tag
 */
export const readableNumber = (value: number, digits: number, locale: string): string => {
  const size = Math.abs(value)
  const short = size < scientificFrom && (size === 0 || size >= smallest)
  return short ? formatSignificant(value, Math.max(digits, wholeDigits(size)), locale) : scientific(value, locale)
}

/** Significant digits of a number in a message and in a cell of a table. */
const messageDigits = 6
/** Digits up to which a number may have been typed; with more it is computed. */
const typedDigits = 9

/** A number as messages and tables write it: without digits that nobody measures; whole digits are kept. */
export const roundedNumber = (value: number): number =>
  Number.isFinite(value) ? Number(value.toPrecision(Math.min(Math.max(messageDigits, wholeDigits(Math.abs(value))), 21))) : value

/** A number as it was entered; one that was computed as messages write it. */
export const enteredNumber = (value: number): number => {
  const typed = Number(value.toPrecision(typedDigits))
  return typed === value ? typed : roundedNumber(value)
}

/** Digits of a rounded number, none of which is cut off. */
export const allDigits = 15

/** The text of a number in a message, which can be typed: never in scientific notation for its size. */
export const messageNumber = (value: number, locale: string): string => formatSignificant(roundedNumber(value), allDigits, locale)

/** A limit as messages write it: rounded to the side on which it is met. */
export const roundedLimit = (limit: number, side: 'least' | 'most'): number => {
  const rounded = roundedNumber(limit)
  const isMet = side === 'least' ? rounded >= limit : rounded <= limit
  if (isMet) return rounded
  const unit = 10 ** (Math.floor(Math.log10(Math.abs(limit))) + 1 - messageDigits)
  return roundedNumber(rounded + (side === 'least' ? unit : -unit))
}

/** The reader's language and unit system. */
export type QuantitySettings = { readonly locale: string; readonly system: UnitSystem; readonly digits?: number }

/** Formats a value with its unit; a value in an unknown unit is not converted. */
export const readableQuantity = (value: number, unit: string, { locale, system, digits = 4 }: QuantitySettings): ReadableQuantity => {
  const known = parseUnit(unit) !== undefined
  const shown = known ? displayUnit(unit, system) : unit
  return { number: readableNumber(known ? convert(value, unit, shown) : value, digits, locale), unit: formatUnit(shown, locale) }
}

/** Number and unit in one text without a line break opportunity. */
export const withUnit = ({ number, unit }: ReadableQuantity): string => (unit === '' ? number : `${number}${noBreakSpace}${unit}`)

/** Formats a share as a percentage; a value over its limit is never rounded to one that meets it. */
export const readablePercent = (share: number): string => {
  const percent = Math.round(share * 100)
  return share > 1 && percent <= 100 ? `>${noBreakSpace}100${noBreakSpace}%` : `${percent}${noBreakSpace}%`
}

/** The sizing reports "no limit" as 1e30 in SI; in any unit of an answer that is beyond any measurable value. */
const unlimitedFrom = 1e24

/** Whether a limit means "no limit". */
export const isUnlimited = (value: number): boolean => value >= unlimitedFrom
