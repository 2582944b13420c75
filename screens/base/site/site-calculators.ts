/** Calculators from the site's folder, listed in its document; pages use them like those of the build. */
import type { SiteCalculatorEntry } from '../../../contract/site/site-calls.ts'
import { currentSite } from './site.ts'

export const siteCalculators = (): readonly SiteCalculatorEntry[] => currentSite().calculators ?? []

/** Returns the site calculator with a working id; undefined for calculators of the build. */
export const siteCalculatorOf = (id: string): SiteCalculatorEntry | undefined =>
  siteCalculators().find((one) => [one.id, ...(one.place.also ?? [])].some((own) => String(own) === id))
