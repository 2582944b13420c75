/** The way into a site: which one, and where it leads those who open it. */
import { currentSite } from './site.ts'
import { readStored, writeStored } from '../browser/storage.ts'

/** The site of this session; another tab may have another one. */
const slot = 'site'

/** A start page that is opened without saying where leads to where the site wants it; @returns whether the document is left. */
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
  /** Another document is on its way. */
  readonly leaving: boolean
  /** The site that the address asks for and that does not exist. */
  readonly unknown?: string
}

/** Before anything is shown. The site of the address holds for the session: later documents of it are asked for by its name. */
export const enterSite = (): Entry => {
  const { key, homeRedirect, headerHeight, officialSite, login } = currentSite()
  const query = new URLSearchParams(location.search)
  const asked = query.get('site')
  const kept = readStored('session', slot)
  if (asked === null && key !== undefined && kept !== undefined && kept !== key) {
    query.set('site', kept)
    location.replace(`/?${query}${location.hash}`)
    return { leaving: true }
  }
  if (asked !== null && key !== undefined) writeStored('session', slot, key)
  if (parent !== window) document.documentElement.dataset['embedded'] = ''
  if (headerHeight === 78) document.documentElement.dataset['header'] = 'tall'
  if (login) document.documentElement.dataset['login'] = ''
  if (officialSite) document.documentElement.dataset['official'] = ''
  const isHome = /^#?\/?$/.test(location.hash)
  const leaving = isHome && homeRedirect !== undefined && leadOn(homeRedirect)
  return { leaving, ...(asked !== null && asked !== key && { unknown: asked }) }
}
