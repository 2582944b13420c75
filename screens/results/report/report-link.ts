import type { Selection } from '../../../contract/saved/selection-document.ts'
import { hashOf } from '../../base/selection/address.ts'

/** Returns the address of a page with a selection; without the selection if there is none or encoding fails. */
export const reportLink = async (path: string, selection: Selection | undefined): Promise<string> => {
  const bare = `#${path}`
  const hash = selection ? await hashOf(path, selection).catch(() => bare) : bare
  return new URL(hash, location.href).href
}
