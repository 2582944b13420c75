/** The texts of the pages by language, for programs that display them themselves. */
import type * as z from 'zod/mini'
import type { languageStore, localeData } from '../../../contract/site/site-calls.ts'
import { languageOf, type Locale, locales } from '../../../i18n/locales.ts'
import { dictionaries } from '../../../i18n/translate.ts'
import { versionOf } from './site-files.ts'

/** Namespaces with the texts of every page and of the start page. */
const namespaces = ['shell', 'home'] as const

/** The texts of a language by namespace. */
export const textsOf = (locale: Locale): Readonly<Record<string, unknown>> =>
  Object.fromEntries(namespaces.map((namespace) => [namespace, dictionaries[locale].get(namespace) ?? {}]))

type Entry = z.infer<typeof languageStore>['languages'][number]

/** Built once: texts only change with the program. */
const entries = new Map<Locale, Entry>(
  locales.map((locale) => {
    const { name, wire } = languageOf(locale)
    return [locale, { locale, lang: wire, name, version: versionOf(JSON.stringify(textsOf(locale))), url: `/lang/${wire}.json` }]
  }),
)

/** Hash of all texts in all languages. */
export const languageVersionNow = versionOf([...entries.values()].map(({ version }) => version).join(' '))

export const languageStoreOf = (offered: readonly Locale[]): z.infer<typeof languageStore> => ({
  version: languageVersionNow,
  languages: offered.flatMap((locale) => entries.get(locale) ?? []),
})

export const localeDataOf = (locale: Locale): z.infer<typeof localeData> | undefined => {
  const entry = entries.get(locale)
  return entry && { ...entry, texts: { ...textsOf(locale) } }
}
