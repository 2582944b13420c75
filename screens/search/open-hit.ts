/** Opens a found model, after signing in if the site requires it. */
import type { MouseEvent } from 'react'
import { currentAccount } from '../base/account/account.ts'
import { currentSite } from '../base/site/site.ts'
import { askToSignIn } from '../base/account/user-centre.ts'

/**
 * Opens the sign-in dialog if required, which leads to `address` afterwards.
 *
 * @returns whether signing in is required
 */
export const waitsForLogin = (address: string): boolean => {
  if (!currentSite().login?.forResults || currentAccount()) return false
  askToSignIn({ to: address })
  return true
}

/** Click handler of a link to a model. */
export const openHit = (address: string) => (event: MouseEvent) => {
  if (waitsForLogin(address)) event.preventDefault()
}
