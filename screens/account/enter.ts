/** Signs in and out. */
import type { SignedIn } from '../../contract/people/people.ts'
import { currentAccount, keepAccount } from '../base/account/account.ts'
import { myAgents, signOut } from '../base/people/account-calls.ts'
import { ApiError, type CallOptions } from '../base/api/api.ts'
import { askToSignIn } from '../base/account/user-centre.ts'

type Agents = Awaited<ReturnType<typeof myAgents>>

/**
 * Stores the signed-in account.
 *
 * @returns the agents the user may act for
 */
export const enter = async (signingIn: Promise<SignedIn>, options: CallOptions): Promise<Agents> => {
  const known = await signingIn
  keepAccount({ ...known, began: Date.now() })
  // Without the list the user acts for the company, the default of a sign-in.
  return myAgents(options).catch(() => [])
}

/**
 * Signs out in this browser in any case.
 *
 * @returns whether the service has ended the sign-in
 */
export const leave = async (options: CallOptions): Promise<boolean> => {
  const known = currentAccount()
  try {
    await signOut(options)
    return true
  } catch (error) {
    if (!(error instanceof ApiError && error.failure.kind === 'signedOut')) return false
    // The sign-in had already ended.
    askToSignIn(undefined)
    return true
  } finally {
    if (currentAccount() === known) keepAccount(undefined)
  }
}
