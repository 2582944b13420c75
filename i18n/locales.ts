/** The languages of the product. The first is the default; the wire calls it `cn`. */
export const locales = ['zh-Hans', 'en', 'es', 'ru'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale = 'zh-Hans' satisfies Locale

/** Each language in its own words, for the language switch. */
export const localeNames = {
  'zh-Hans': '简体中文',
  en: 'English',
  es: 'Español',
  ru: 'Русский',
} as const satisfies Record<Locale, string>

export const isKnownLocale = (value: string): value is Locale => locales.some((locale) => locale === value)
