/** What the site has set for everybody. */
import { isRecord } from './api.ts'
import { type Source, useResource } from './use-resource.ts'

export type Site = {
  /** `first`: only over the first run of a form; its results follow the form after that. */
  readonly overlay: 'declared' | 'first' | 'none'
  /** Whether the dialog that works out a service factor is offered. */
  readonly serviceFactor: 'offered' | 'none'
}

const overlays = ['declared', 'first', 'none'] as const

const asSpecified: Site = { overlay: 'declared', serviceFactor: 'offered' }

/** A site that says nothing, or cannot be asked, is as the specification says. */
const readSite = async (_: 'site', signal: AbortSignal): Promise<Site> => {
  const response = await fetch('/site.json', { headers: { accept: 'application/json' }, signal })
  const body: unknown = await response.json()
  const data = isRecord(body) && isRecord(body['data']) ? body['data'] : {}
  return {
    overlay: overlays.find((one) => one === data['overlay']) ?? asSpecified.overlay,
    serviceFactor: data['serviceFactor'] === 'none' ? 'none' : asSpecified.serviceFactor,
  }
}

const site: Source<'site', Site> = { name: 'site', load: readSite }

/** Whether the site can be reached at all. */
export const siteAnswers = (): Promise<boolean> =>
  fetch('/version.json', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

export const useSite = (): Site => useResource(site, 'site').data ?? asSpecified

/** How long the overlay of a calculation stands, ms: as its schema declares, unless the site has none. */
export const useOverlayMs = (declaredMs: number): number => (useSite().overlay === 'none' ? 0 : declaredMs)
