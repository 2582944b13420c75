/** The entrance layout: pages that another program opens by parameters, without the header and class list of the portal. */
import { readStored, writeStored } from '../browser/storage.ts'

/** In session storage: each tab may be entered in its own way, and stays so over a reload. */
const slot = 'entrance'
const shown = 'shown'

/**
 * Returns whether a location is shown in the entrance layout: the entrance itself, and the choice and models opened from it. Any other
 * page leaves the layout.
 */
export const isEntrance = (location: string): boolean => {
  const isEntered = location.startsWith('/entrance/')
  const isShown = isEntered || (location.startsWith('/productslecto/') && readStored('session', slot) === shown)
  if (isShown !== (readStored('session', slot) === shown)) writeStored('session', slot, isShown ? shown : '')
  return isShown
}
