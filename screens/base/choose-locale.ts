/** Which language to show: the stored choice of this session, else the browser's language if we have it, else Chinese. */
import { defaultLocale, isKnownLocale, type Locale, localeOfTag } from '../../i18n/locales.ts'
import { readStored, writeStored } from './storage.ts'

const key = 'locale'

export const chooseLocale = (stored: string | undefined, browserLanguages: readonly string[]): Locale => {
  if (stored !== undefined && isKnownLocale(stored)) return stored
  for (const tag of browserLanguages) {
    const locale = localeOfTag(tag)
    if (locale) return locale
  }
  return defaultLocale
}

/** The language of this visit; decided once and kept for the session. */
export const currentLocale = (): Locale => {
  const locale = chooseLocale(readStored('session', key), navigator.languages)
  storeLocale(locale)
  return locale
}

export const storeLocale = (locale: Locale): void => {
  writeStored('session', key, locale)
}
