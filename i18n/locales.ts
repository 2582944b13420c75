/** The languages of the product, one entry each; the first is the default. The texts of a language are found by its name: `i18n/<locale>/`. */
type Language = {
  /** In its own words, for the language switch. */
  readonly name: string
  /** What the wire calls it. */
  readonly wire: string
  /** Written in Chinese characters: a font with them is fetched where the system has none. */
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

/** The language that a tag of a browser, a terminal or the wire asks for (`zh-CN`, `ru_RU.UTF-8`, `cn`): `zh-TW` reads the same texts as `zh-CN`. */
export const localeOfTag = (tag: string): Locale | undefined => {
  const requested = primary(tag.trim())
  return locales.find((locale) => languages[locale].wire === requested || primary(locale) === requested)
}
