/** What follows when the service has let somebody in. */
import type { SignedIn } from '../../contract/people/people.ts'
import { currentAccount, keepAccount } from '../base/account/account.ts'
import { myAgents, signOut } from '../base/people/account-calls.ts'
import { ApiError, type CallOptions } from '../base/api/api.ts'
import { askToSignIn } from '../base/account/user-centre.ts'

type Agents = Awaited<ReturnType<typeof myAgents>>

/** Keeps who is signed in. @returns the agents that they may act for */
export const enter = async (signingIn: Promise<SignedIn>, options: CallOptions): Promise<Agents> => {
  const known = await signingIn
  keepAccount({ ...known, began: Date.now() })
  // Without the list they act for the company itself, which is what a sign-in begins with.
  return myAgents(options).catch(() => [])
}

/** Ends the sign-in. @returns whether the service knows of it; here nobody is signed in any more in any case */
export const leave = async (options: CallOptions): Promise<boolean> => {
  const known = currentAccount()
  try {
    await signOut(options)
    return true
  } catch (error) {
    if (!(error instanceof ApiError && error.failure.kind === 'signedOut')) return false
    // It had been ended before: that is what is wanted here.
    askToSignIn(undefined)
    return true
  } finally {
    if (currentAccount() === known) keepAccount(undefined)
  }
}
