/** The language that the page around asks for, of those that the site offers. */
import { localeOfTag } from '../../i18n/locales.ts'
import { changeLocale, shownLocale } from '../base/texts/language.ts'
import { offeredLocales } from '../base/site/site.ts'

/** @param query of the address; a language that there is not leaves the one that is shown, and so does one that does not come */
export const showAskedLanguage = async (query: string): Promise<void> => {
  const tag = new URLSearchParams(query).get('lang')
  const asked = tag === null ? undefined : localeOfTag(tag)
  if (asked === undefined || asked === shownLocale() || !offeredLocales().includes(asked)) return
  await changeLocale(asked).catch(() => undefined)
}
