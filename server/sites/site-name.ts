/** The name of a site in documents and messages: written and recognised by the same rule. */
import { shownNames, type Site } from '../../contract/site/site.ts'
import { type Locale, locales } from '../../i18n/locales.ts'

type Named = Pick<Site, 'name' | 'outName' | 'outNameEn'>

/** The name of the company in a language. */
export const nameOfSite = (site: Named, locale: Locale): string => shownNames(site)[locale === 'zh-Hans' ? 'outName' : 'outNameEn']

/** Whether documents of a site carry this name today, in any language. */
export const isNameOfSite = (name: string, site: Named): boolean => locales.some((locale) => nameOfSite(site, locale) === name)
