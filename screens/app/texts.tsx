/** The texts of the chosen language: typed (`LL.results.count({ … })`) and by key path (`text('checks.buckling')`). */
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { i18nObject } from 'typesafe-i18n'
import type { TranslationFunctions, Translations } from '../../i18n/i18n-types.ts'
import { createLookup, type Lookup } from '../../i18n/lookup.ts'
import type { Locale } from '../../i18n/locales.ts'
import { storeLocale } from './choose-locale.ts'

const loaders = {
  'zh-Hans': () => import('../../i18n/zh-Hans/index.ts'),
  en: () => import('../../i18n/en/index.ts'),
  es: () => import('../../i18n/es/index.ts'),
  ru: () => import('../../i18n/ru/index.ts'),
} as const satisfies Record<Locale, () => Promise<{ default: Translations }>>

export type Language = { readonly locale: Locale; readonly dictionary: Translations }

/** Fetches the texts of a language (once; the browser keeps them). */
export const loadLanguage = async (locale: Locale): Promise<Language> => ({ locale, dictionary: (await loaders[locale]()).default })

export type Texts = {
  readonly locale: Locale
  readonly LL: TranslationFunctions
  readonly text: Lookup
  /** The text of a name that came from outside; the name itself where no text is known. */
  readonly nameOf: (area: 'checks' | 'values' | 'assumptions', name: string) => string
  readonly changeLocale: (locale: Locale) => Promise<void>
}

const TextsContext = createContext<Texts | undefined>(undefined)

const createTexts = ({ locale, dictionary }: Language): Omit<Texts, 'changeLocale'> => {
  const text = createLookup(locale, dictionary)
  return {
    locale,
    LL: i18nObject<Locale, Translations, TranslationFunctions, Record<never, never>>(locale, dictionary, {}),
    text,
    nameOf: (area, name) => text(`${area}.${name}`) ?? name,
  }
}

export const TextsProvider = ({ initial, children }: { initial: Language; children: ReactNode }) => {
  const [language, setLanguage] = useState(initial)
  const changeLocale = useCallback(async (locale: Locale) => {
    setLanguage(await loadLanguage(locale))
    storeLocale(locale)
  }, [])
  useEffect(() => {
    document.documentElement.lang = language.locale
  }, [language.locale])
  const texts = useMemo(() => ({ ...createTexts(language), changeLocale }), [language, changeLocale])
  return <TextsContext value={texts}>{children}</TextsContext>
}

/** @throws Error outside the provider. */
export const useTexts = (): Texts => {
  const texts = use(TextsContext)
  if (texts === undefined) throw new Error('useTexts needs a TextsProvider')
  return texts
}
