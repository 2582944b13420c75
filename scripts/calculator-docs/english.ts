/** Words of the pages: the English texts of the project. */
import { formatUnit } from '../../engine/units/index.ts'
import { translate } from '../../i18n/translate.ts'

/** @throws RangeError for a key without a text: every name that a page shows has one */
export const english = (path: string): string => {
  const text = translate('en', path)
  if (text === undefined) throw new RangeError(`no English text at ${path}`)
  return text
}

/** Text of a calculator's own, where it has one: a label, a hint, the name of an option. */
export const ownText = (calculator: string, path: string): string => translate('en', `calculators.${calculator}.${path}`) ?? ''

/** '' = dimensionless. */
export const unitText = (unit: string | undefined): string => (unit ? formatUnit(unit) : '')

const numbers = new Intl.NumberFormat('en', { maximumSignificantDigits: 15, useGrouping: 'min2' })

/** A number as the project's papers write it: thousands apart by a space from five digits on. */
export const numberText = (value: number): string => numbers.format(value).replaceAll(',', ' ')
