/** The site that the pages belong to: its document carries what it has set for everybody. */
import type { PageSite } from '../../../contract/site/site-calls.ts'
import { type Locale, locales } from '../../../i18n/locales.ts'

/** Where nobody has set anything: as the specification says. */
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

/** A document that no server has made, as in development, belongs to no site. */
type KnownSite = typeof asSpecified & Partial<Pick<PageSite, 'key' | 'companyKey'>>

let read: { readonly text: string; readonly site: KnownSite } | undefined

/** What the document says; the same object for as long as it says the same. */
export const currentSite = (): KnownSite => {
  // Calls can be made without a document.
  const text = globalThis.document?.getElementById('site')?.textContent ?? '{}'
  // The server that made the document writes this shape (`server/services/sites/site-files.ts`).
  if (read?.text !== text) read = { text, site: { ...asSpecified, ...(JSON.parse(text) as Partial<PageSite>) } }
  return read.site
}

/** The languages that the site offers, its default one first. */
export const offeredLocales = (): readonly Locale[] =>
  currentSite().languages.flatMap((language) => locales.find((locale) => locale === language) ?? [])

/** The page that is shown, with what its address carries, at the origin that the site has for a language; undefined: it is shown here. */
export const addressElsewhere = (locale: Locale): string | undefined => {
  const { key, languageOrigins } = currentSite()
  const origin = languageOrigins?.[locale]
  if (origin === undefined || origin === location.origin) return undefined
  const query = new URLSearchParams({ ...(key !== undefined && { site: key }), lang: locale })
  return `${origin}/?${query}${location.hash}`
}

/** What the company calls itself in a language; undefined: nothing but the product's own name. */
export const companyName = (locale: Locale): string | undefined => {
  const { outName, outNameEn = outName } = currentSite()
  return locale === 'zh-Hans' ? outName : outNameEn
}

/** Whether the site can be reached at all. */
export const siteAnswers = (): Promise<boolean> =>
  fetch('/version.json', { cache: 'no-store', signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** How long the overlay of a calculation stands, ms: as its schema declares, unless the site has none. */
export const overlayMsOf = (declaredMs: number): number => (currentSite().overlay === 'none' ? 0 : declaredMs)
