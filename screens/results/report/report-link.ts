import type { Selection } from '../../../contract/saved/selection-document.ts'
import { hashOf } from '../../base/selection/address.ts'

/** The address of a page with a selection in it; that of the page alone where there is none, or it cannot be written. */
export const reportLink = async (path: string, selection: Selection | undefined): Promise<string> => {
  const bare = `#${path}`
  const hash = selection ? await hashOf(path, selection).catch(() => bare) : bare
  return new URL(hash, location.href).href
}
