/** Moves the browser's saved items to the account. Client ids prevent duplicates when several tabs do so at once. */
import { merged } from '../../../contract/saved/saved-items.ts'
import { tellPeople } from '../people/account-calls.ts'
import type { CallOptions } from '../api/api.ts'
import { browserThings, changeThings } from './browser-store.ts'
import { batchesOf, isNothing, type StoredItems, without } from './stored-items.ts'

const asSent = ({ selections, favourites, shopping }: StoredItems) => ({
  selections: selections.map(({ clientID, name, selection, snapshot }) => ({ clientID, name, selection, ...(snapshot && { snapshot }) })),
  favourites: favourites.map(({ fid }) => fid),
  shopping: shopping.map(({ added: _added, ...item }) => item),
})

/**
 * Moves all items. Batches that fail stay in the browser and are sent next time.
 *
 * @returns false if there was nothing to move
 * @throws ApiError
 */
export const takeAlong = async (options: CallOptions): Promise<boolean> => {
  const things = browserThings()
  if (isNothing(things)) return false
  for (const batch of batchesOf(things)) {
    await tellPeople({ path: 'User/Merge', body: asSent(batch), shape: merged }, options)
    changeThings((now) => without(now, batch))
  }
  return true
}
