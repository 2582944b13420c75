/** The calculators from the folder of the site, as its document says: every page knows them as it knows those that were built. */
import type { SiteCalculatorEntry } from '../../../contract/site/site-calls.ts'
import { currentSite } from './site.ts'

export const siteCalculators = (): readonly SiteCalculatorEntry[] => currentSite().calculators ?? []

/** The one that a working id opens; undefined for those that were built. */
export const siteCalculatorOf = (id: string): SiteCalculatorEntry | undefined =>
  siteCalculators().find((one) => [one.id, ...(one.place.also ?? [])].some((own) => String(own) === id))
