/** Texts of the command for sites, in the operator's language. */
import type { SharedTexts, TextPath } from '../../i18n/shared-texts.ts'
import type { Locale } from '../../i18n/locales.ts'
import { translate } from '../../i18n/translate.ts'

type SiteText = TextPath<SharedTexts['server/sites']>

export const siteText = (locale: Locale, text: SiteText, params: Readonly<Record<string, string>> = {}): string =>
  translate(locale, `server/sites:${text}`, params) ?? text
