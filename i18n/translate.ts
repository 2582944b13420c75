/** Every locale at once, for the server and the tests; pages load one locale at a time. */
import { createLookup, type Dictionary, type Lookup, type TextParams } from './lookup.ts'
import type { Locale } from './locales.ts'
import en from './en/index.ts'
import es from './es/index.ts'
import ru from './ru/index.ts'
import zhHans from './zh-Hans/index.ts'

export const dictionaries = { 'zh-Hans': zhHans, en, es, ru } as const satisfies Record<Locale, Dictionary>

const lookups: Readonly<Record<Locale, Lookup>> = {
  'zh-Hans': createLookup('zh-Hans', zhHans),
  en: createLookup('en', en),
  es: createLookup('es', es),
  ru: createLookup('ru', ru),
}

/** The text at a key path such as `errors.internal`, or undefined where there is none. */
export const translate = (locale: Locale, path: string, params?: TextParams): string | undefined => lookups[locale](path, params)

/** The text at a key path, or `fallback` (a name that came from outside) where there is none. */
export const translateOr = (locale: Locale, path: string, fallback: string): string => translate(locale, path) ?? fallback
