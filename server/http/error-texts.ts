import type { ErrorCode } from '../../contract/errors.ts'
import type { Locale } from '../../i18n/locales.ts'
import { translate } from '../../i18n/translate.ts'
import type { IssueData, LabelKey } from '../base/errors.ts'

export const errorText = (locale: Locale, code: ErrorCode, params: Readonly<Record<string, string | number>> = {}): string =>
  translate(locale, `server/errors:${code}`, params) ?? code

/** The text of one issue. What was typed is known to the engine as `text`, to the texts as `value`. */
export const issueText = (locale: Locale, { code, path, params }: IssueData, labelKey: LabelKey): string => {
  const key = labelKey(path)
  const own = (key === undefined ? undefined : translate(locale, key)) ?? path
  // Of a cell of a list, people count the rows from 1.
  const row = /\[(\d+)\]\.[^.]+$/.exec(path)?.[1]
  const inRow =
    row === undefined || key === undefined ? undefined : translate(locale, 'shell:form.rows.cell', { name: own, row: Number(row) + 1 })
  const name = inRow ?? own
  const value = params.text ?? params.value ?? ''
  const bound = params.limit ?? params.minimum ?? params.maximum ?? ''
  const limit = params.unit === undefined ? bound : `${bound}\u00A0${params.unit}`
  return translate(locale, `shell:issues.${code}`, { ...params, name, path, value, limit }) ?? code
}
