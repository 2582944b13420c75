/** What the site has set for everybody. */
import { isRecord } from './api.ts'
import { useResource } from './use-resource.ts'

export type Site = { readonly overlay: 'declared' | 'none' }

const asSpecified: Site = { overlay: 'declared' }

/** A site that says nothing, or cannot be asked, is as the specification says. */
const readSite = async (signal: AbortSignal): Promise<Site> => {
  const response = await fetch('/site.json', { headers: { accept: 'application/json' }, signal })
  const body: unknown = await response.json()
  const data = isRecord(body) ? body['data'] : undefined
  return isRecord(data) && data['overlay'] === 'none' ? { overlay: 'none' } : asSpecified
}

export const useSite = (): Site => useResource('site', readSite).data ?? asSpecified
