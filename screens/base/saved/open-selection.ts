/** Opens a saved selection on the page where it was saved. */
import * as z from 'zod/mini'
import { savedResults } from '../../../contract/saved/saved-results.ts'
import { currentAccount } from '../account/account.ts'
import type { CallOptions } from '../api/api.ts'
import { jumpPayload, jumpSlot } from '../selection/jump-payload.ts'
import { hashOf } from '../selection/address.ts'
import { openedSlot } from './opened-record.ts'
import { savedSlot } from './results-when-saved.ts'
import type { SavedStore, SavedSelection } from './store.ts'

/** Paths of pages where selections are saved, of an assembly with the models of its parts; they may have a query. */
const pagePath = z
  .string()
  .check(z.regex(/^\/(?:selection(?:-in)?\/[a-z]+_[\w-]+|(?:lecto-custom|assembly)\/[^?#]+|productslecto\/[^/?#]+\/[^/?#]+)(?:\?[^#]*)?$/))

/** The page of a saved selection, and for a product page the calculation that led to it. */
const ofPage = z.object({ path: pagePath, payload: z.optional(jumpPayload) })

type Opened = Pick<SavedSelection, 'name' | 'selection' | 'snapshot'>

/** Stores the results at the time of saving for a later comparison; clears them if the catalogue version is unknown. */
const rememberThen = ({ name, selection: { made }, snapshot }: Opened, path: string): void => {
  const results = z.safeParse(savedResults, snapshot).data ?? {}
  const catalogue = results.catalogue ?? made?.catalogue
  if (catalogue === undefined) savedSlot.clear()
  else savedSlot.write({ path, name, catalogue, at: made?.at, results })
}

/**
 * Prepares the session for the page of a saved selection.
 *
 * @returns the hash of the address, starting with `#`, and the path of the page
 */
const preparePage = async ({ name, selection, snapshot }: Opened): Promise<{ readonly hash: string; readonly page: string }> => {
  const { path, payload } = z.safeParse(ofPage, snapshot).data ?? { path: `/selection/calc_${selection.calculator}`, payload: undefined }
  const page = path.split('?')[0] ?? path
  rememberThen({ name, selection, snapshot }, page)
  if (!path.startsWith('/productslecto/')) return { hash: await hashOf(page, selection), page }
  if (payload) jumpSlot.write(payload)
  else jumpSlot.clear()
  return { hash: `#${path}`, page }
}

/**
 * Loads a saved selection and prepares its page.
 *
 * @returns the hash of the address, starting with `#`
 */
export const openSaved = async (
  { selections }: SavedStore,
  place: { readonly id: string; readonly version?: number },
  options: CallOptions,
): Promise<string> => {
  const saved = await selections.details(place, options)
  const { hash, page } = await preparePage(saved)
  openedSlot.write({ id: saved.id, name: saved.name, path: page, isKnown: currentAccount() !== undefined })
  return hash
}

/**
 * Opens a selection that is not a record of the user: saving it creates a new one.
 *
 * @returns the hash of the address, starting with `#`
 */
export const openShared = async (shared: Opened): Promise<string> => {
  const { hash } = await preparePage(shared)
  openedSlot.clear()
  return hash
}
