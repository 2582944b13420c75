/** Opening what was saved: the page that it was saved on, as it was. */
import * as z from 'zod/mini'
import { currentAccount } from '../account/account.ts'
import type { CallOptions } from '../api/api.ts'
import { jumpPayload, jumpSlot } from '../selection/jump-payload.ts'
import { hashOf } from '../selection/address.ts'
import { openedSlot } from './opened-record.ts'
import { savedResults, savedSlot } from './saved-then.ts'
import type { KeptStore, SavedSelection } from './store.ts'

/** Pages that selections are saved on, with what the page of a model has in its address. */
const pagePath = z
  .string()
  .check(z.regex(/^\/(?:selection(?:-in)?\/[a-z]+_[\w-]+|lecto-custom\/[\w/-]+|productslecto\/[^/?#]+\/[^/?#]+(?:\?[^#]*)?)$/))

/** The page and, of a model, the calculation that led to it. */
const ofPage = z.object({ path: pagePath, payload: z.optional(jumpPayload) })

type Opened = Pick<SavedSelection, 'name' | 'selection' | 'snapshot'>

/** Keeps what it was saved with; one that does not say its catalogue is compared with nothing. */
const rememberThen = ({ name, selection: { made }, snapshot }: Opened, path: string): void => {
  const results = z.safeParse(savedResults, snapshot).data ?? {}
  const catalogue = results.catalogue ?? made?.catalogue
  if (catalogue === undefined) savedSlot.clear()
  else savedSlot.write({ path, name, catalogue, results })
}

/** @returns where it leads, from `#` on, and the page that it is */
const preparePage = async ({ name, selection, snapshot }: Opened): Promise<{ readonly hash: string; readonly page: string }> => {
  const { path, payload } = z.safeParse(ofPage, snapshot).data ?? { path: `/selection/calc_${selection.calculator}`, payload: undefined }
  const page = path.split('?')[0] ?? path
  rememberThen({ name, selection, snapshot }, page)
  if (!path.startsWith('/productslecto/')) return { hash: await hashOf(path, selection), page }
  if (payload) jumpSlot.write(payload)
  else jumpSlot.clear()
  return { hash: `#${path}`, page }
}

/** @returns where it leads, from `#` on */
export const openSaved = async (
  { selections }: KeptStore,
  asked: { readonly id: string; readonly version?: number },
  options: CallOptions,
): Promise<string> => {
  const saved = await selections.details(asked, options)
  const { hash, page } = await preparePage(saved)
  openedSlot.write({ id: saved.id, name: saved.name, path: page, isKnown: currentAccount() !== undefined })
  return hash
}

/** Opens what is nobody's own record: saving it makes a new one. */
export const openShared = async (shared: Opened): Promise<string> => {
  const { hash } = await preparePage(shared)
  openedSlot.clear()
  return hash
}
