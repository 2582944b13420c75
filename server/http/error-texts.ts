import type { ErrorCode } from '../../contract/errors.ts'
import type { Locale } from '../../i18n/locales.ts'
import { translate } from '../../i18n/translate.ts'

export const errorText = (locale: Locale, code: ErrorCode, params: Readonly<Record<string, string | number>> = {}): string =>
  translate(locale, `server/errors:${code}`, params) ?? code
