/** Extends and ends the sign-in of the browser. Loaded only for signed-in users. */
import { signInLife } from '../../../contract/people/sign-in-life.ts'
import { currentAccount, currentToken, keepAccount } from './account.ts'
import { askToSignIn } from './user-centre.ts'

/** Extends the token's expiry after an answered call, by the same rule as the service. */
export const tokenUsed = (now = Date.now()): void => {
  const known = currentAccount()
  if (!known) return
  const { token, expires } = known.accessToken
  const next = Math.min(now + signInLife.idle, known.began + signInLife.whole)
  if (next - Date.parse(expires) < signInLife.slide) return
  keepAccount({ ...known, accessToken: { token, expires: new Date(next).toISOString() } })
}

/** Signs the user out when the service rejects `token`, and opens the sign-in dialog on the current page. */
export const tokenRefused = (token: string | undefined): void => {
  // The user may have signed in again meanwhile, here or in another tab.
  if (currentToken() !== token) return
  keepAccount(undefined)
  askToSignIn({ isExpired: true })
}
