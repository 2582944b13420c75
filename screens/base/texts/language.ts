/**
 * The current language and its texts, loaded by namespace: those of the frame first, the others with the parts that need them.
 */
import { defaultLocale, languageOf, type Locale } from '../../../i18n/locales.ts'
import { createLookup, type Dictionary, type Lookup } from '../../../i18n/lookup.ts'
import { textFiles } from '../../../i18n/text-files.ts'
import { storeLocale } from './choose-locale.ts'
import { siteCalculators } from '../site/site-calculators.ts'
import { addressElsewhere, companyName, offeredLocales } from '../site/site.ts'

/** Loaders of text files by path from the project root, as `import.meta.glob` returns them. */
export type TextFiles = Readonly<Record<string, () => Promise<{ readonly texts: Dictionary }>>>

/** Namespaces of the frame, loaded before the first page is shown. */
const ofEveryPage = ['shell']

/** The texts of every page, and the loaders of all others, by language: the build makes both (`scripts/page-texts.ts`). */
const languages = import.meta.glob<{ texts: Dictionary; files: TextFiles }>('/i18n/*/shell.ts', { query: '?page' })

/** Texts of calculators that are not of the build. */
let siteFiles: TextFiles = {}

/** Registers the texts of the calculators of a site. */
export const addSiteTextFiles = (files: TextFiles): void => {
  siteFiles = files
}

const fetched = new Map<string, Promise<Lookup>>()

const fetchFile = async (namespace: string, locale: Locale): Promise<Lookup> => {
  const [own, ofLanguage] = textFiles(namespace, locale)
  const page = await languages[`/i18n/${locale}/shell.ts`]?.()
  const file = page?.files[`/${own}`] ?? page?.files[`/${ofLanguage}`] ?? siteFiles[`/${own}`]
  const { texts = {} } = (namespace === 'shell' ? page : await file?.()) ?? {}
  const named = siteCalculators()
  return createLookup(
    locale,
    named.length === 0 ? texts : await import('./site-names.ts').then((names) => names.withSiteNames(named, locale)(texts, namespace)),
  )
}

/** Loads the texts of a namespace. A failed load is repeated on the next call. */
export const fetchTexts = (namespace: string, locale: Locale): Promise<Lookup> => {
  const key = `${locale} ${namespace}`
  const known = fetched.get(key)
  if (known) return known
  const coming = fetchFile(namespace, locale)
  fetched.set(key, coming)
  coming.then(
    // React reads this status of a promise: components then need not suspend.
    (value) => Object.assign(coming, { status: 'fulfilled', value }),
    () => fetched.delete(key),
  )
  return coming
}

const listeners = new Set<() => void>()
let shown: Locale | undefined
let requested: Locale = defaultLocale
const inUse = new Set(ofEveryPage)

/** Texts in the header of every page, besides company and languages. */
const headTexts = ['app.catalogue', 'app.metric', 'app.imperial', 'app.menu']

/** Names of Chinese languages shown in the header, which lists them if there are exactly two languages. */
const chineseNames = (): readonly string[] => {
  const offered = offeredLocales().map(languageOf)
  return offered.length === 2 ? offered.flatMap(({ name, chinese }) => (chinese ? name : [])) : []
}

const prepareFont = async (locale: Locale): Promise<void> => {
  const names = chineseNames()
  const isChinese = languageOf(locale).chinese
  if (!isChinese && names.length === 0) return
  const [find, font] = await Promise.all([fetchTexts('shell', locale), import('./chinese-font.ts')])
  const head = isChinese ? [companyName(locale), ...headTexts.map((path) => find(path))] : []
  await font.prepareChineseFont([...head, ...names].join(''))
}

/** Loads the used namespaces in a language and switches to it, unless another one was requested meanwhile. */
export const showLanguage = async (locale: Locale): Promise<void> => {
  requested = locale
  await Promise.all([
    // Without the font, system fonts are used.
    prepareFont(locale).catch(() => undefined),
    ...[...inUse].map((namespace) => fetchTexts(namespace, locale)),
  ])
  if (requested !== locale) return
  shown = locale
  for (const listener of listeners) listener()
}

/** Switches the language and stores it; a language with its own origin is opened there. */
export const changeLocale = async (locale: Locale): Promise<void> => {
  const elsewhere = addressElsewhere(locale)
  if (elsewhere !== undefined) return location.assign(elsewhere)
  await showLanguage(locale)
  storeLocale(locale)
}

/** Loads a part of the screens with its texts; later language changes reload these, too. */
export const withTexts = async <T>(namespaces: readonly string[], part: Promise<T>): Promise<T> => {
  const [loaded] = await Promise.all([part, ...namespaces.map((namespace) => fetchTexts(namespace, requested))])
  // Only once loaded: a language change must not fail because of texts that are not shown.
  for (const namespace of namespaces) inUse.add(namespace)
  return loaded
}

export const subscribeToLanguage = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Returns the current language.
 *
 * @throws Error before the first language has been shown
 */
export const shownLocale = (): Locale => {
  if (shown === undefined) throw new Error('showLanguage comes before the first page')
  return shown
}
