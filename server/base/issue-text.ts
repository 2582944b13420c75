/** Texts of issues in the caller's language. */
import { formatUnit } from '../../engine/units/index.ts'
import type { Locale } from '../../i18n/locales.ts'
import { translate } from '../../i18n/translate.ts'
import type { IssueData, LabelKey } from './errors.ts'

/** The text of an issue. The input is called `text` by the engine and `value` in the texts. */
export const issueText = (locale: Locale, { code, path, params }: IssueData, labelKey: LabelKey): string => {
  const key = labelKey(path)
  const own = (key === undefined ? undefined : translate(locale, key)) ?? path
  // Rows of a list are counted from 1 in texts.
  const row = /\[(\d+)\]\.[^.]+$/.exec(path)?.[1]
  const inRow =
    row === undefined || key === undefined ? undefined : translate(locale, 'shell:form.rows.cell', { name: own, row: Number(row) + 1 })
  const name = inRow ?? own
  const value = params.text ?? params.value ?? ''
  const bound = params.limit ?? params.minimum ?? params.maximum ?? ''
  const limit = params.unit === undefined ? bound : `${bound}\u00A0${formatUnit(String(params.unit), locale)}`
  return translate(locale, `shell:issues.${code}`, { ...params, name, path, value, limit }) ?? code
}
