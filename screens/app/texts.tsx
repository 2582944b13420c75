/** The texts of the chosen language: typed (`LL.results.count({ … })`) and by key path (`text('checks.buckling')`). */
import { createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from 'react'
import { i18nObject } from 'typesafe-i18n'
import type { TranslationFunctions, Translations } from '../../i18n/i18n-types.ts'
import { createLookup, type Lookup } from '../../i18n/lookup.ts'
import type { Locale } from '../../i18n/locales.ts'
import { storeLocale } from './choose-locale.ts'
import { currentLanguage, type Language, showLanguage, subscribeToLanguage } from './language.ts'

export type Texts = {
  readonly locale: Locale
  /** Typed for all texts; those of results and product pages are there once such a page has been loaded (`withLaterTexts`). */
  readonly LL: TranslationFunctions
  readonly text: Lookup
  /** The text of a name that came from outside; the name itself where no text is known. */
  readonly nameOf: (area: 'checks' | 'values' | 'assumptions' | 'words', name: string) => string
  readonly changeLocale: (locale: Locale) => Promise<void>
}

const TextsContext = createContext<Texts | undefined>(undefined)

const changeLocale = async (locale: Locale): Promise<void> => {
  await showLanguage(locale)
  storeLocale(locale)
}

const createTexts = ({ locale, dictionary }: Language): Texts => {
  const text = createLookup(locale, dictionary)
  // The second part of the texts is loaded with the pages that use it, so none of them meets the type's promise unfulfilled.
  const complete = dictionary as Translations
  return {
    locale,
    LL: i18nObject<Locale, Translations, TranslationFunctions, Record<never, never>>(locale, complete, {}),
    text,
    nameOf: (area, name) => text(`${area}.${name}`) ?? name,
    changeLocale,
  }
}

/** Whether the system can draw Chinese: four of its characters are then four em wide, whatever font they come from. */
const hasChineseFont = (): boolean => {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return true
  context.font = '100px monospace'
  const missing = context.measureText('\u{10fffd}').width
  return ['滚', '珠', '丝', '杠'].every(
    (character) => context.measureText(character).width > 90 && context.measureText(character).width !== missing,
  )
}

export const TextsProvider = ({ children }: { children: ReactNode }) => {
  const language = useSyncExternalStore(subscribeToLanguage, currentLanguage)
  useEffect(() => {
    document.documentElement.lang = language.locale
    if (language.locale === 'zh-Hans' && !hasChineseFont()) void import('@fontsource-variable/noto-sans-sc')
  }, [language.locale])
  const texts = useMemo(() => createTexts(language), [language])
  return <TextsContext value={texts}>{children}</TextsContext>
}

/** @throws Error outside the provider. */
export const useTexts = (): Texts => {
  const texts = use(TextsContext)
  if (texts === undefined) throw new Error('useTexts needs a TextsProvider')
  return texts
}
