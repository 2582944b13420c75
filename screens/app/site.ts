/** What the site has set for everybody. */
import useSWRImmutable from 'swr/immutable'
import * as z from 'zod/mini'

const site = z.object({ code: z.literal(0), data: z.object({ overlay: z.enum(['declared', 'none']) }) })

export type Site = z.infer<typeof site>['data']

const asSpecified: Site = { overlay: 'declared' }

/** A site that says nothing, or cannot be asked, is as the specification says. */
const readSite = async (): Promise<Site> => {
  const response = await fetch('/site.json', { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(5000) })
  const body: unknown = await response.json()
  return z.parse(site, body).data
}

export const useSite = (): Site => useSWRImmutable('/site.json', readSite, { shouldRetryOnError: false }).data ?? asSpecified
