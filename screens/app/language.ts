/** The texts of the language shown, in two parts: what every page needs, and what results and product pages need. */
import type { Translations } from '../../i18n/i18n-types.ts'
import { defaultLocale, type Locale } from '../../i18n/locales.ts'

type Later = Pick<Translations, 'results' | 'basis' | 'ledger' | 'product' | 'checks' | 'values' | 'assumptions'>
type First = Omit<Translations, keyof Later | 'errors'>

const firstTexts = {
  'zh-Hans': async () => (await import('../../i18n/zh-Hans/first.ts')).first,
  en: async () => (await import('../../i18n/en/first.ts')).first,
  es: async () => (await import('../../i18n/es/first.ts')).first,
  ru: async () => (await import('../../i18n/ru/first.ts')).first,
} as const satisfies Record<Locale, () => Promise<First>>

const laterTexts = {
  'zh-Hans': async () => (await import('../../i18n/zh-Hans/later.ts')).later,
  en: async () => (await import('../../i18n/en/later.ts')).later,
  es: async () => (await import('../../i18n/es/later.ts')).later,
  ru: async () => (await import('../../i18n/ru/later.ts')).later,
} as const satisfies Record<Locale, () => Promise<Later>>

export type Language = { readonly locale: Locale; readonly dictionary: First & Partial<Later> }

const listeners = new Set<() => void>()
let shown: Language | undefined
let wanted: Locale = defaultLocale
let laterWanted = false

const load = async (locale: Locale): Promise<Language> => {
  const [first, later] = await Promise.all([firstTexts[locale](), laterWanted ? laterTexts[locale]() : undefined])
  return { locale, dictionary: { ...first, ...later } }
}

/** Fetches a language and shows it, unless another one has been asked for meanwhile. */
export const showLanguage = async (locale: Locale): Promise<void> => {
  wanted = locale
  const language = await load(locale)
  if (wanted !== locale) return
  shown = language
  for (const listener of listeners) listener()
}

/** A page that needs the second part of the texts, once it has them. */
export const withLaterTexts = async <T>(page: Promise<T>): Promise<T> => {
  const known = laterWanted && shown?.dictionary.results !== undefined
  laterWanted = true
  const [loaded] = await Promise.all([page, known ? undefined : showLanguage(wanted)])
  return loaded
}

export const subscribeToLanguage = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** @throws Error before the first language has been shown. */
export const currentLanguage = (): Language => {
  if (shown === undefined) throw new Error('showLanguage comes before the first page')
  return shown
}
