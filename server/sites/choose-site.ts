/** Which site a request means. */
import { type Site, siteKey } from '../../contract/site/site.ts'
import { AppError } from '../base/errors.ts'
import { defaultKey } from './repository.ts'

/** What a request says of its site. */
export interface SiteQuestion {
  /** The header `site-key`. */
  readonly header: string | undefined
  /** The parameter `site` of the address, each time that it occurs. */
  readonly query: readonly string[]
  /** The header `host`. */
  readonly host: string | undefined
}

export interface FoundSite {
  readonly site: Site
  /** The key that was asked for and that no site has. */
  readonly unknown?: string
}

/** Without port and final dot; a name is the same in capitals. */
const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')

/** The site of a header, else that of the address, else that of the host, else the default one; with none of an unknown key the host decides. */
export const findSite = (sites: readonly Site[], { header, query, host }: SiteQuestion): FoundSite => {
  const asked = header ?? query[0]
  const named = sites.find(({ key }) => key === asked)
  if (named) return { site: named }
  const ofHost = host === undefined ? undefined : sites.find(({ hosts }) => hosts.includes(nameOf(host)))
  const found = ofHost ?? sites.find(({ key }) => key === defaultKey)
  if (!found) throw new TypeError('there is always a default site')
  return { site: found, ...(asked !== undefined && { unknown: asked }) }
}

/**
 * The site of a call.
 * @throws AppError `unknownSite` for a key that no site has; `invalidRequest` for what can be no key, or two of them
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
