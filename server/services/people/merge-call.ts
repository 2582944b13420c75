/** The call that takes over items saved in the browser before the person signed in. */
import { merged, thingsToMerge } from '../../../contract/saved/saved-items.ts'
import type { PeopleParts } from '../../people/parts.ts'
import { mergeThings } from '../../people/records-of.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { personCall } from './person-call.ts'
import { exampleSelection, to } from './record-call.ts'

/** @returns the call `Merge` */
export const mergeCall = (parts: PeopleParts): GuardedCall =>
  personCall({
    service: 'User',
    call: 'Merge',
    operation: 'mergeMine',
    summary: 'Take over what this browser saved',
    description:
      'Selections, favourites and shopping list from before the sign-in. However often it is repeated, each item is stored once.',
    access: to('selection', 'add'),
    body: { name: 'ThingsToMerge', shape: thingsToMerge },
    example: {
      body: { selections: [{ clientID: 'browser-0001', selection: exampleSelection }], favourites: ['~WTF~20'], shopping: [] },
    },
    answer: { name: 'Merged', shape: merged },
    handler: async ({ body: things }, { signedIn }) => {
      const { personID, company } = signedIn()
      return mergeThings(parts.db, { personID, company }, { things, time: new Date(parts.now()) })
    },
  })
