/** Going to a model that was found: where the site says so, after signing in. */
import type { MouseEvent } from 'react'
import { currentAccount } from '../base/account/account.ts'
import { currentSite } from '../base/site/site.ts'
import { askToSignIn } from '../base/account/user-centre.ts'

/** @returns whether it has to wait; the dialog leads there then */
export const waitsForLogin = (address: string): boolean => {
  if (!currentSite().login?.forResults || currentAccount()) return false
  askToSignIn({ to: address })
  return true
}

/** For a link to a model. */
export const openHit = (address: string) => (event: MouseEvent) => {
  if (waitsForLogin(address)) event.preventDefault()
}
