/** The language shown and its texts, fetched by namespace: what every page needs at first, what a part of the screens needs along with it. */
import { defaultLocale, languageOf, type Locale } from '../../../i18n/locales.ts'
import { createLookup, type Dictionary, type Lookup } from '../../../i18n/lookup.ts'
import { textFiles } from '../../../i18n/text-files.ts'
import { storeLocale } from './choose-locale.ts'
import { siteCalculators } from '../site/site-calculators.ts'
import { addressElsewhere, companyName, offeredLocales } from '../site/site.ts'

/** Files of texts by their paths from the top of the project, as `import.meta.glob` gives them. */
export type TextFiles = Readonly<Record<string, () => Promise<{ readonly texts: Dictionary }>>>

/** What the frame needs: there before the first page is shown. */
const ofEveryPage = ['shell']

// The build adds the names of the working classes, which stand with their schemas.
let files: TextFiles = import.meta.glob<{ texts: Dictionary }>(['/i18n/*/shell.ts', '/i18n/*/home.ts'], { query: '?page' })

/** Texts that belong to a part of the screens: it makes their files known, so that other pages do not carry the list. */
export const addTextFiles = (more: TextFiles): void => {
  files = { ...files, ...more }
}

const fetched = new Map<string, Promise<Lookup>>()

const fetchFile = async (namespace: string, locale: Locale): Promise<Lookup> => {
  const [own, ofLanguage] = textFiles(namespace, locale)
  const listed = () => files[`/${own}`] ?? files[`/${ofLanguage}`]
  // The list of what only some pages need is fetched with the first of it.
  if (!listed()) addTextFiles((await import('./later-text-files.ts')).laterTextFiles)
  if (!listed()) addTextFiles((await import('./rare-text-files.ts')).rareTextFiles)
  const file = listed()
  const texts = file ? (await file()).texts : {}
  const named = siteCalculators()
  return createLookup(locale, named.length === 0 ? texts : (await import('./site-names.ts')).withSiteNames(named, locale)(texts, namespace))
}

/** The texts of a namespace, once they are there. Those that did not come are fetched again by who asks next. */
export const fetchTexts = (namespace: string, locale: Locale): Promise<Lookup> => {
  const key = `${locale} ${namespace}`
  const known = fetched.get(key)
  if (known) return known
  const coming = fetchFile(namespace, locale)
  fetched.set(key, coming)
  coming.then(
    // As React marks a promise that it has waited for: who asks next need not wait at all.
    (value) => Object.assign(coming, { status: 'fulfilled', value }),
    () => fetched.delete(key),
  )
  return coming
}

const listeners = new Set<() => void>()
let shown: Locale | undefined
let wanted: Locale = defaultLocale
const inUse = new Set(ofEveryPage)

/** What the head of every page says, beside the names of the company and of languages. */
const headTexts = ['app.tagline', 'app.metric', 'app.imperial', 'app.menu']

/** Languages in Chinese characters whose names stand in the head: of two languages both do. */
const chineseNames = (): readonly string[] => {
  const offered = offeredLocales().map(languageOf)
  return offered.length === 2 ? offered.flatMap(({ name, chinese }) => (chinese ? name : [])) : []
}

const prepareFont = async (locale: Locale): Promise<void> => {
  const names = chineseNames()
  const isChinese = languageOf(locale).chinese
  if (!isChinese && names.length === 0) return
  const [find, { prepareChineseFont }] = await Promise.all([fetchTexts('shell', locale), import('./chinese-font.ts')])
  const head = isChinese ? [companyName(locale), ...headTexts.map((path) => find(path))] : []
  await prepareChineseFont([...head, ...names].join(''))
}

/** Fetches what is in use in a language and shows it, unless another one has been asked for meanwhile. */
export const showLanguage = async (locale: Locale): Promise<void> => {
  wanted = locale
  await Promise.all([
    // Without it the language is shown in what the system has.
    prepareFont(locale).catch(() => undefined),
    ...[...inUse].map((namespace) => fetchTexts(namespace, locale)),
  ])
  if (wanted !== locale) return
  shown = locale
  for (const listener of listeners) listener()
}

/** Shows a language from now on, and on the next visit; one that has an origin of its own is shown there. */
export const changeLocale = async (locale: Locale): Promise<void> => {
  const elsewhere = addressElsewhere(locale)
  if (elsewhere !== undefined) return location.assign(elsewhere)
  await showLanguage(locale)
  storeLocale(locale)
}

/** A part of the screens together with the texts it needs; from then on every language brings them along. */
export const withTexts = async <T>(namespaces: readonly string[], part: Promise<T>): Promise<T> => {
  const [loaded] = await Promise.all([part, ...namespaces.map((namespace) => fetchTexts(namespace, wanted))])
  // Not before they have come once: a change of language does not fail for the sake of what nobody shows.
  for (const namespace of namespaces) inUse.add(namespace)
  return loaded
}

export const subscribeToLanguage = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** @throws Error before the first language has been shown. */
export const shownLocale = (): Locale => {
  if (shown === undefined) throw new Error('showLanguage comes before the first page')
  return shown
}
