/** Copies a link to a page with a selection. */
import type { Selection } from '../../contract/saved/selection-document.ts'
import { hashOf, withResults } from '../base/selection/address.ts'
import { copyText } from './copy-text.ts'

/**
 * What a link opens: the inputs with the results shown, the inputs changed since the results were calculated, inputs without
 * results, a page without inputs, or a model without the calculation shown with it.
 */
export type LinkContent = 'results' | 'changed' | 'inputs' | 'page' | 'model'

/** A selection and what its link opens. */
export type SharedSelection = { readonly selection: Selection; readonly content: Exclude<LinkContent, 'page' | 'model'> }

/** Returns whether the link was copied. */
export const copyLink = async (path: string, shared: SharedSelection | undefined): Promise<boolean> => {
  const hash = shared ? await hashOf(path, shared.selection) : `#${path}`
  return copyText(new URL(shared?.content === 'changed' ? withResults(hash) : hash, location.href).href)
}
