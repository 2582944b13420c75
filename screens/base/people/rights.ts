/** What the page offers to the person at it, by the table of rights that the service enforces. */
import { useSyncExternalStore } from 'react'
import { type Access, rightsOf, type Role } from '../../../contract/people/rights.ts'
import { currentAccount, type KnownAccount, subscribeToAccount } from '../account/account.ts'
import { currentSite } from '../site/site.ts'

/** Returns the role of an account. Whether somebody acts for an agent does not change what is offered. */
const roleOf = (known: KnownAccount | undefined): Role => {
  if (!known) return 'visitor'
  if (known.isOperator) return 'operator'
  return known.authType === 'compadmin' ? 'companyAdmin' : 'user'
}

/** Returns whether the person at the page may perform an action; the service checks it again. */
export const useRight = (access: Access): boolean => {
  const right = rightsOf(access)?.[roleOf(useSyncExternalStore(subscribeToAccount, currentAccount))] ?? 'no'
  return right === 'bySite' ? currentSite().filesForAll === true : right !== 'no'
}
