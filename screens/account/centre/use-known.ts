import { useSyncExternalStore } from 'react'
import { currentAccount, type KnownAccount, subscribeToAccount } from '../../base/account/account.ts'

/** Returns the signed-in account. */
export const useKnown = (): KnownAccount | undefined => useSyncExternalStore(subscribeToAccount, currentAccount)
