/** Formats numbers and quantities as text. */
import { convert, parseUnit } from './unit.ts'

/** Significant digits of a value displayed in a unit other than its own; as many as a drawing states. */
const displayDigits = 6
const formatters = new Map<string, Intl.NumberFormat>()

/**
 * The shortest text that reads back as the same number, with '.' as the decimal mark and no grouping.
 *
 * @param value finite number
 */
export function formatNumber(value: number): string {
  return String(value)
}

/**
 * The text of a quantity for an input: exact in its own unit, otherwise rounded to 6 significant digits.
 *
 * `parseQuantity` with the value in `near` parses it back to the same value, however few digits are shown.
 *
 * @param value number in `unit`
 * @param unit the unit the value is stored in
 * @param display the unit of the text; not part of it
 * @throws RangeError if the two units differ in dimension
 */
export function formatQuantity(value: number, unit: string, display: string): string {
  if (unit === display || parseUnit(unit)?.symbol === parseUnit(display)?.symbol) return formatNumber(value)
  return formatNumber(Number(convert(value, unit, display).toPrecision(displayDigits)))
}

/**
 * Formats a result, with the locale's decimal mark and with grouping from five digits on.
 *
 * @param digits significant digits at most, 1 to 21
 * @param locale BCP 47 tag
 */
export function formatSignificant(value: number, digits: number, locale: string): string {
  const key = `${locale} ${digits}`
  const known = formatters.get(key)
  const formatter =
    known ?? new Intl.NumberFormat(locale, { maximumSignificantDigits: digits, useGrouping: 'min2', signDisplay: 'negative' })
  if (known === undefined) formatters.set(key, formatter)
  return formatter.format(value)
}
