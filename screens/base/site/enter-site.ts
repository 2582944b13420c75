/** Determines the site of the session and its start page. */
import { currentSite } from './site.ts'
import { readStored, writeStored } from '../browser/storage.ts'

/** Key of the site in session storage, so each tab can have another site. */
const slot = 'site'

/**
 * Redirects from the start page to the site's own one.
 *
 * @returns whether the document is left
 */
const leadOn = (to: string): boolean => {
  const target = new URL(to, location.origin)
  if (target.origin === location.origin && target.pathname === location.pathname) {
    if (target.hash) history.replaceState(history.state, '', target.hash)
    return false
  }
  location.replace(target)
  return true
}

type Entry = {
  /** Whether another document is loading. */
  readonly leaving: boolean
  /** Requested site that does not exist. */
  readonly unknown?: string
}

/**
 * Runs before the first render. The site in the address is stored for the session; a later document of another site reloads with
 * it.
 */
export const enterSite = (): Entry => {
  const { key, homeRedirect, headerHeight, officialSite, login } = currentSite()
  const query = new URLSearchParams(location.search)
  const requested = query.get('site')
  const stored = readStored('session', slot)
  if (requested === null && key !== undefined && stored !== undefined && stored !== key) {
    query.set('site', stored)
    location.replace(`/?${query}${location.hash}`)
    return { leaving: true }
  }
  if (requested !== null && key !== undefined) writeStored('session', slot, key)
  if (parent !== window) document.documentElement.dataset['embedded'] = ''
  if (headerHeight === 78) document.documentElement.dataset['header'] = 'tall'
  if (login) document.documentElement.dataset['login'] = ''
  if (officialSite) document.documentElement.dataset['official'] = ''
  const isHome = /^#?\/?$/.test(location.hash)
  const leaving = isHome && homeRedirect !== undefined && leadOn(homeRedirect)
  return { leaving, ...(requested !== null && requested !== key && { unknown: requested }) }
}
