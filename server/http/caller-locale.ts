import { parseAccept } from 'hono/utils/accept'
import { defaultLocale, isKnownLocale, type Locale } from '../../i18n/locales.ts'

/** The wire calls Simplified Chinese `cn`; browsers say `zh-CN`, `zh-Hans-CN` or plain `zh`. */
const toLocale = (tag: string): Locale | undefined => {
  const language = tag.trim().toLowerCase().split(/[-_]/)[0]
  if (language === 'cn' || language === 'zh') return defaultLocale
  return language !== undefined && isKnownLocale(language) ? language : undefined
}

/** Language of an answer: the `lang` header of our own client, else the browser's preference, else Chinese. */
export const callerLocale = (langHeader: string | undefined, acceptLanguage: string | undefined): Locale => {
  const asked = langHeader === undefined ? undefined : toLocale(langHeader)
  if (asked) return asked
  const preferred = parseAccept(acceptLanguage ?? '').toSorted((a, b) => b.q - a.q)
  for (const { type, q } of preferred) {
    const locale = q > 0 ? toLocale(type) : undefined
    if (locale) return locale
  }
  return defaultLocale
}
