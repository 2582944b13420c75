import type { Locale } from '../../../i18n/locales.ts'
import { apiTexts, translate } from '../../../i18n/translate.ts'
import type { ServedCall, ServedParameter } from '../../services/calls/served-call.ts'

/** What a parameter or input of a call is: its label in the form, its unit, the remark beside it; what belongs to no field has a text here. */
export const describeValue = (
  call: Pick<ServedCall, 'labelKey' | 'hintKey'>,
  locale: Locale,
  { name, unit, conditional, text, rows }: Pick<ServedParameter, 'name' | 'unit' | 'conditional' | 'text' | 'rows'>,
): string => {
  const { parameters } = apiTexts(locale)
  const textOf = (key: string | undefined) => (key === undefined ? undefined : translate(locale, key))
  const label = textOf(call.labelKey(name)) ?? (text ? parameters[text] : name)
  const hint = textOf(call.hintKey(name))
  const named = unit === '' ? label : `${label} [${unit}]`
  const columns = rows?.columns.map((column) => {
    const called = textOf(call.labelKey(`${name}[0].${column.name}`)) ?? column.name
    return column.unit === '' ? called : `${called} [${column.unit}]`
  })
  const format = rows && translate(locale, 'server/api:parameters.rows', { columns: columns?.join(', ') ?? '', most: rows.most })
  return [named, hint, format, conditional ? parameters.conditional : undefined].filter((part) => part !== undefined).join('. ')
}
