import type { Locale } from '../../../i18n/locales.ts'
import { apiTexts, translate } from '../../../i18n/translate.ts'
import type { ServedCall, ServedParameter } from '../../services/calls/served-call.ts'

/** What a parameter or input of a call is: its label in the form, its unit, the remark beside it; what belongs to no field has a text here. */
export const describeValue = (
  call: Pick<ServedCall, 'labelKey' | 'hintKey'>,
  locale: Locale,
  { name, unit, conditional, text }: Pick<ServedParameter, 'name' | 'unit' | 'conditional' | 'text'>,
): string => {
  const { parameters } = apiTexts(locale)
  const textOf = (key: string | undefined) => (key === undefined ? undefined : translate(locale, key))
  const label = textOf(call.labelKey(name)) ?? (text ? parameters[text] : name)
  const hint = textOf(call.hintKey(name))
  const named = unit === '' ? label : `${label} [${unit}]`
  return [named, hint, conditional ? parameters.conditional : undefined].filter((part) => part !== undefined).join('. ')
}
