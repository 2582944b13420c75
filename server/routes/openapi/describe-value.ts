import { apiTexts } from '../../../i18n/api.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { translate } from '../../../i18n/translate.ts'
import type { ServedCalculator, ServedParameter } from '../../services/requests/served-calculator.ts'

/** What a parameter or input of a calculator is: its label in the form, its unit, the remark beside it. `Count` belongs to no field. */
export const describeValue = (
  calculator: ServedCalculator,
  locale: Locale,
  { name, unit, conditional }: Pick<ServedParameter, 'name' | 'unit' | 'conditional'>,
): string => {
  const textOf = (key: string | undefined) => (key === undefined ? undefined : translate(locale, key))
  const label = textOf(calculator.labelKey(name)) ?? (name === 'Count' ? apiTexts[locale].parameters.count : name)
  const hint = textOf(calculator.hintKey(name))
  const named = unit === '' ? label : `${label} [${unit}]`
  return [named, hint, conditional ? apiTexts[locale].parameters.conditional : undefined].filter((text) => text !== undefined).join('. ')
}
