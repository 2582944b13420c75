/** What the browser kept moves to the account: once, also where several tabs do it at the same time, as each thing has its own name. */
import { merged } from '../../../contract/saved/saved-items.ts'
import { tellPeople } from '../people/account-calls.ts'
import type { CallOptions } from '../api/api.ts'
import { browserThings, changeThings } from './browser-store.ts'
import { batchesOf, isNothing, type KeptThings, without } from './things.ts'

const asSent = ({ selections, favourites, shopping }: KeptThings) => ({
  selections: selections.map(({ clientID, name, selection, snapshot }) => ({ clientID, name, selection, ...(snapshot && { snapshot }) })),
  favourites: favourites.map(({ fid }) => fid),
  shopping: shopping.map(({ added: _added, ...item }) => item),
})

/** @returns whether there was anything; what could not be sent stays and is sent next time */
export const takeAlong = async (options: CallOptions): Promise<boolean> => {
  const things = browserThings()
  if (isNothing(things)) return false
  for (const batch of batchesOf(things)) {
    await tellPeople({ path: 'User/Merge', body: asSent(batch), shape: merged }, options)
    changeThings((now) => without(now, batch))
  }
  return true
}
