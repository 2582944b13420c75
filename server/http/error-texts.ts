import type { ErrorCode } from '../../contract/errors.ts'
import type { Locale } from '../../i18n/locales.ts'
import { translateOr } from '../../i18n/translate.ts'

export const errorText = (locale: Locale, code: ErrorCode): string => translateOr(locale, `server/errors:${code}`, code)
