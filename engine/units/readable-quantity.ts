/** Numbers for reading: in the reader's units and language, with sensible digits. Pages and files say a value with the same digits. */
import { displayUnit, formatUnit, type UnitSystem } from './display-unit.ts'
import { formatSignificant } from './format-quantity.ts'
import { convert, parseUnit } from './unit.ts'

/** A number and the symbol of its unit, '' where it has none. */
export type ReadableQuantity = { readonly number: string; readonly unit: string }

/** The specification's limit for life values; larger numbers are no easier to read in full. */
const scientificFrom = 999_999
const smallest = 1e-4
/** Between a number and its unit: the SI brochure (9th edition, 5.4.3) wants a space, readers want one line. */
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

/** Digits before the decimal mark are never rounded away: 12 345 stays 12 345. */
const wholeDigits = (size: number): number => (size < 1 ? 1 : Math.floor(Math.log10(size)) + 1)

/**
 * A number as it is read.
 * @param digits significant digits at most
 * @param locale BCP 47 tag
 */
export const readableNumber = (value: number, digits: number, locale: string): string => {
  const size = Math.abs(value)
  const short = size < scientificFrom && (size === 0 || size >= smallest)
  return short ? formatSignificant(value, Math.max(digits, wholeDigits(size)), locale) : scientific(value, locale)
}

/** Whose language and units. */
export type QuantitySettings = { readonly locale: string; readonly system: UnitSystem; readonly digits?: number }

/** A value with its unit; one in a unit that is not known is shown as it came. */
export const readableQuantity = (value: number, unit: string, { locale, system, digits = 4 }: QuantitySettings): ReadableQuantity => {
  const known = parseUnit(unit) !== undefined
  const shown = known ? displayUnit(unit, system) : unit
  return { number: readableNumber(known ? convert(value, unit, shown) : value, digits, locale), unit: formatUnit(shown) }
}

/** Number and unit in one text that no line end parts. */
export const withUnit = ({ number, unit }: ReadableQuantity): string => (unit === '' ? number : `${number}${noBreakSpace}${unit}`)

/** A limit that is missed is never rounded to one that is met. */
export const readablePercent = (share: number): string => {
  const percent = Math.round(share * 100)
  return share > 1 && percent <= 100 ? `>${noBreakSpace}100${noBreakSpace}%` : `${percent}${noBreakSpace}%`
}

/** The sizing's word for "no limit" is 1e30 in SI; in any unit of an answer that is beyond whatever can be measured. */
const unlimitedFrom = 1e24

/** Whether a limit stands for none. */
export const isUnlimited = (value: number): boolean => value >= unlimitedFrom
