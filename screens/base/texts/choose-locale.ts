/** Chooses the language among those of the site: stored for the session, else the browser's, else the site's default. */
import { defaultLocale, type Locale, localeOfTag } from '../../../i18n/locales.ts'
import { offeredLocales } from '../site/site.ts'
import { readStored, writeStored } from '../browser/storage.ts'

const key = 'locale'

export const chooseLocale = (stored: string | undefined, browserLanguages: readonly string[], offered: readonly Locale[]): Locale => {
  const chosen = offered.find((locale) => locale === stored)
  if (chosen) return chosen
  for (const tag of browserLanguages) {
    const locale = localeOfTag(tag)
    if (locale && offered.includes(locale)) return locale
  }
  return offered[0] ?? defaultLocale
}

/**
 * Returns the language passed by another origin in `?lang=` and removes it from the address, so that a later choice survives
 * reloads.
 */
const handedOver = (): string | undefined => {
  const query = new URLSearchParams(location.search)
  const requested = query.get('lang')
  if (requested === null) return undefined
  query.delete('lang')
  const rest = query.toString()
  history.replaceState(history.state, '', `${location.pathname}${rest === '' ? '' : `?${rest}`}${location.hash}`)
  return localeOfTag(requested)
}

/** Determines the language and stores it for the session. */
export const currentLocale = (): Locale => {
  const locale = chooseLocale(handedOver() ?? readStored('session', key), navigator.languages, offeredLocales())
  storeLocale(locale)
  return locale
}

export const storeLocale = (locale: Locale): void => {
  writeStored('session', key, locale)
}
