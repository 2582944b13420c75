/** Copies a link to a page with a selection. */
import type { Selection } from '../../contract/saved/selection-document.ts'
import { hashOf } from '../base/selection/address.ts'
import { copyText } from './copy-text.ts'

/** Returns whether the link was copied. */
export const copyLink = async (path: string, selection: Selection | undefined): Promise<boolean> => {
  const hash = selection ? await hashOf(path, selection) : `#${path}`
  return copyText(new URL(hash, location.href).href)
}
