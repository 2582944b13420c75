/** Settings of the current site, embedded in the document. */
import type { PageSite } from '../../../contract/site/site-calls.ts'
import { type Locale, locales } from '../../../i18n/locales.ts'

/** Default settings, according to the specification. */
const asSpecified: Omit<PageSite, 'key' | 'companyKey'> = {
  isTrial: false,
  languages: [...locales],
  overlay: 'declared',
  serviceFactor: 'offered',
  search: true,
  behaviourLog: true,
  fbWarning: true,
  headerHeight: 60,
  hideHomeHeader: false,
  selectionSort: ['calculation', 'directory'],
  environment: 'prod',
}

/** A document without a server, as in development, has no site key. */
type KnownSite = typeof asSpecified & Partial<Pick<PageSite, 'key' | 'companyKey'>>

let read: { readonly text: string; readonly site: KnownSite } | undefined

const listeners = new Set<() => void>()

/** Subscribes to changes of the settings while the document is open. */
export const subscribeToSite = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Replaces the settings of this document, as after the company's administrator has changed them. */
export const changeSite = (site: PageSite): void => {
  const element = document.getElementById('site')
  if (!element) return
  element.textContent = JSON.stringify(site)
  for (const listener of listeners) listener()
}

/** Returns the settings in the document; the object is stable until they change. */
export const currentSite = (): KnownSite => {
  // Calls may run without a document.
  const text = globalThis.document?.getElementById('site')?.textContent ?? '{}'
  // The server writes this shape (`server/services/sites/site-files.ts`).
  if (read?.text !== text) read = { text, site: { ...asSpecified, ...(JSON.parse(text) as Partial<PageSite>) } }
  return read.site
}

/** Languages of the site, the default one first. */
export const offeredLocales = (): readonly Locale[] =>
  currentSite().languages.flatMap((language) => locales.find((locale) => locale === language) ?? [])

/** Returns the current page at the site's origin for a language; undefined if that is the current origin. */
export const addressElsewhere = (locale: Locale): string | undefined => {
  const { key, languageOrigins } = currentSite()
  const origin = languageOrigins?.[locale]
  if (origin === undefined || origin === location.origin) return undefined
  const query = new URLSearchParams({ ...(key !== undefined && { site: key }), lang: locale })
  return `${origin}/?${query}${location.hash}`
}

/** Returns the company's name in a language; undefined if the site sets none. */
export const companyName = (locale: Locale): string | undefined => {
  const { outName, outNameEn = outName } = currentSite()
  return locale === 'zh-Hans' ? outName : outNameEn
}

/** Whether the server responds within 10 s. */
export const siteAnswers = (): Promise<boolean> =>
  fetch('/version.json', { cache: 'no-store', signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Returns the duration of a calculation's overlay in ms; 0 if the site disables overlays. */
export const overlayMsOf = (declaredMs: number): number => (currentSite().overlay === 'none' ? 0 : declaredMs)
