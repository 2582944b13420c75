import { useSyncExternalStore } from 'react'
import { currentAccount, type KnownAccount, subscribeToAccount } from '../../base/account/account.ts'

/** Who is signed in. */
export const useKnown = (): KnownAccount | undefined => useSyncExternalStore(subscribeToAccount, currentAccount)
