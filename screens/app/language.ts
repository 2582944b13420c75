/** The texts of the language shown, in parts: what every page needs, what results and product pages need, and each calculator's own. */
import type { Translations } from '../../i18n/i18n-types.ts'
import { defaultLocale, type Locale } from '../../i18n/locales.ts'
import { calculatorTexts, type TextsOfCalculators } from './calculator-texts.ts'

type Later = Pick<Translations, 'results' | 'basis' | 'ledger' | 'product' | 'checks' | 'values' | 'assumptions' | 'words'>
/** Texts of panels and dialogs that fetch their own, see `part-texts.ts`. */
type Own = 'servo' | 'serviceFactor' | 'scenes'
type First = Omit<Translations, keyof Later | Own | 'errors' | 'calculators'>

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

export type Language = {
  readonly locale: Locale
  readonly dictionary: First & Partial<Later> & { readonly calculators: TextsOfCalculators }
}

const listeners = new Set<() => void>()
let shown: Language | undefined
let wanted: Locale = defaultLocale
let laterWanted = false
/** Working ids whose texts are kept in the language shown. */
const calculatorsWanted = new Set<string>()

const load = async (locale: Locale): Promise<Language> => {
  const [first, later, ...calculators] = await Promise.all([
    firstTexts[locale](),
    laterWanted ? laterTexts[locale]() : undefined,
    ...[...calculatorsWanted].map((id) => calculatorTexts(locale, id)),
  ])
  // What another page has fetched meanwhile is not lost.
  const known: Partial<Language['dictionary']> = shown?.locale === locale ? shown.dictionary : {}
  const joined = Object.fromEntries([known.calculators ?? {}, ...calculators].flatMap((one) => Object.entries(one)))
  return { locale, dictionary: { ...known, ...first, ...later, calculators: joined } }
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

/** Something that needs the texts of a calculator, once they are there; from then on every language brings them along. */
export const withCalculatorTexts = async <T>(id: string, part: Promise<T>): Promise<T> => {
  const known = calculatorsWanted.has(id)
  calculatorsWanted.add(id)
  try {
    const [loaded] = await Promise.all([part, known ? undefined : showLanguage(wanted)])
    return loaded
  } catch (error) {
    // The next attempt fetches them again, and a change of language does not fail for their sake.
    calculatorsWanted.delete(id)
    throw error
  }
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
