/** The language requested by the host page, among those of the site. */
import { localeOfTag } from '../../i18n/locales.ts'
import { changeLocale, shownLocale } from '../base/texts/language.ts'
import { offeredLocales } from '../base/site/site.ts'

/** Switches to the language in the query; keeps the current one if it is unknown or cannot be loaded. */
export const showRequestedLanguage = async (query: string): Promise<void> => {
  const tag = new URLSearchParams(query).get('lang')
  const requested = tag === null ? undefined : localeOfTag(tag)
  if (requested === undefined || requested === shownLocale() || !offeredLocales().includes(requested)) return
  await changeLocale(requested).catch(() => undefined)
}
