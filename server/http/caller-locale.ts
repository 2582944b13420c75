import { parseAccept } from 'hono/utils/accept'
import { defaultLocale, type Locale, localeOfTag } from '../../i18n/locales.ts'

/** Language of an answer: the `lang` header, else the browser's preference, else Chinese. */
export const callerLocale = (langHeader: string | undefined, acceptLanguage: string | undefined): Locale => {
  const requested = langHeader === undefined ? undefined : localeOfTag(langHeader)
  if (requested) return requested
  const preferred = parseAccept(acceptLanguage ?? '').toSorted((a, b) => b.q - a.q)
  for (const { type, q } of preferred) {
    const locale = q > 0 ? localeOfTag(type) : undefined
    if (locale) return locale
  }
  return defaultLocale
}
