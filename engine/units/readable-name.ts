/** Names that are quantities, written for the reader. */
import { displayUnit, formatUnit } from './display-unit.ts'
import { formatSignificant } from './format-quantity.ts'
import { allDigits, type QuantitySettings, roundedNumber, withUnit } from './readable-quantity.ts'
import { readTyped, toAscii } from './typed-number.ts'
import { convert, parseUnit } from './unit.ts'

/** A sign of a tolerance or a limit, a number, a blank and a unit. */
const quantityName = /^([±≤≥<>]?)\s*(\d[\d.,\s]*\s\D.*)$/

/** Writes a name that is a quantity, such as the `±0.01 mm` of a service, for the reader. Any other name stays as it is. */
export const readableName = (name: string, { locale, system }: Omit<QuantitySettings, 'digits'>): string => {
  const [, sign = '', quantity = ''] = quantityName.exec(name) ?? []
  const typed = readTyped(toAscii(quantity), 'en')
  const unit = parseUnit(typed?.symbol ?? '')?.symbol
  if (!typed || typed.doubt || !unit) return name
  const shown = displayUnit(unit, system)
  const value = shown === unit ? typed.number : roundedNumber(convert(typed.number, unit, shown))
  return sign + withUnit({ number: formatSignificant(value, allDigits, locale), unit: formatUnit(shown, locale) })
}
