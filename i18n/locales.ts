/** The languages of the product, one entry each; the first is the default. The texts of a language are in `i18n/<locale>/`. */
type Language = {
  /** Name in the language itself, for the language switch. */
  readonly name: string
  /** Name on the wire. */
  readonly wire: string
  /** Written in Chinese characters: a font is loaded if the system has none. */
  readonly chinese?: true
}

const languages = {
  'zh-Hans': { name: '简体中文', wire: 'cn', chinese: true },
  en: { name: 'English', wire: 'en' },
  es: { name: 'Español', wire: 'es' },
  ru: { name: 'Русский', wire: 'ru' },
} as const satisfies Readonly<Record<string, Language>>

export type Locale = keyof typeof languages

/** The keys of a closed object are those of its type. */
export const locales = Object.keys(languages) as readonly Locale[]

export const defaultLocale = 'zh-Hans' satisfies Locale

export const languageOf = (locale: Locale): Language => languages[locale]

export const isKnownLocale = (value: string): value is Locale => Object.hasOwn(languages, value)

const primary = (tag: string): string => tag.toLowerCase().split(/[-_.@]/)[0] ?? ''

/**
 * The locale for a language tag of a browser, terminal or the wire (`zh-CN`, `ru_RU.UTF-8`, `cn`): `zh-TW` uses the texts of
 * `zh-CN`.
 */
export const localeOfTag = (tag: string): Locale | undefined => {
  const requested = primary(tag.trim())
  return locales.find((locale) => languages[locale].wire === requested || primary(locale) === requested)
}
