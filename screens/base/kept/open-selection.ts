/** Opening what was saved: the page that it was saved on, as it was. */
import * as z from 'zod/mini'
import { currentAccount } from '../account.ts'
import type { CallOptions } from '../api.ts'
import { jumpPayload, jumpSlot } from '../jump-payload.ts'
import { hashOf } from '../selection/address.ts'
import { openedSlot } from './opened-record.ts'
import { rememberThen } from './saved-then.ts'
import type { KeptStore, SavedSelection } from './store.ts'

/** Pages that selections are saved on, with what the page of a model has in its address. */
const pagePath = z
  .string()
  .check(z.regex(/^\/(?:selection(?:-in)?\/[a-z]+_[\w-]+|lecto-custom\/[\w/-]+|productslecto\/[^/?#]+\/[^/?#]+(?:\?[^#]*)?)$/))

/** The page and, of a model, the calculation that led to it. */
const ofPage = z.object({ path: pagePath, payload: z.optional(jumpPayload) })

const preparePage = async ({ id, name, selection, snapshot }: SavedSelection): Promise<string> => {
  const { path, payload } = z.safeParse(ofPage, snapshot).data ?? { path: `/selection/calc_${selection.calculator}`, payload: undefined }
  const page = path.split('?')[0] ?? path
  openedSlot.write({ id, name, path: page, isKnown: currentAccount() !== undefined })
  rememberThen({ name, selection, snapshot }, page)
  if (!path.startsWith('/productslecto/')) return hashOf(path, selection)
  if (payload) jumpSlot.write(payload)
  else jumpSlot.clear()
  return `#${path}`
}

/** @returns where it leads, from `#` on */
export const openSaved = async (
  { selections }: KeptStore,
  asked: { readonly id: string; readonly version?: number },
  options: CallOptions,
): Promise<string> => preparePage(await selections.details(asked, options))
