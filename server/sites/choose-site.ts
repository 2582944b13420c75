/** Determines the site of a request. */
import { type Site } from '../../contract/site/site.ts'
import { siteKey } from '../../contract/site/site-parts.ts'
import { AppError } from '../base/errors.ts'
import { defaultKey } from './repository.ts'

/** The parts of a request that may name a site. */
export interface SiteQuestion {
  /** The header `site-key`. */
  readonly header: string | undefined
  /** The query parameter `site`, with all its occurrences. */
  readonly query: readonly string[]
  /** The header `host`. */
  readonly host: string | undefined
}

export interface FoundSite {
  readonly site: Site
  /** The requested key, where no site has it. */
  readonly unknown?: string
}

/** Host name in lower case, without port and trailing dot. */
const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')

/**
 * The site named by the header, else by the query, else the site of the host, else the default one. An unknown key falls back to
 * the host.
 */
export const findSite = (sites: readonly Site[], { header, query, host }: SiteQuestion): FoundSite => {
  const requested = header ?? query[0]
  const named = sites.find(({ key }) => key === requested)
  if (named) return { site: named }
  const ofHost = host === undefined ? undefined : sites.find(({ hosts }) => hosts.includes(nameOf(host)))
  const found = ofHost ?? sites.find(({ key }) => key === defaultKey)
  if (!found) throw new TypeError('there is always a default site')
  return { site: found, ...(requested !== undefined && { unknown: requested }) }
}

/**
 * The site of a call.
 *
 * @throws AppError `unknownSite` for an unknown key; `invalidRequest` for an invalid key, or for two keys
 */
export const siteOfCall = (sites: readonly Site[], question: SiteQuestion): Site => {
  const { header, query } = question
  if (query.length > 1) throw new AppError('invalidRequest', { issues: [{ code: 'repeatedParameter', path: 'site', params: {} }] })
  for (const [path, key] of [
    ['site-key', header],
    ['site', query[0]],
  ] as const) {
    if (key !== undefined && !siteKey.safeParse(key).success) {
      throw new AppError('invalidRequest', { issues: [{ code: 'notAnOption', path, params: { text: key } }] })
    }
  }
  const { site, unknown } = findSite(sites, question)
  if (unknown !== undefined) throw new AppError('unknownSite')
  return site
}
