/** The end of a sign-in: it moves with use, and comes when the service says so. Fetched by those who are signed in. */
import { signInLife } from '../../../contract/people/sign-in-life.ts'
import { currentAccount, currentToken, keepAccount } from './account.ts'
import { askToSignIn } from './user-centre.ts'

/** A call with the token has been answered: its end moves as it does at the service. */
export const tokenUsed = (now = Date.now()): void => {
  const known = currentAccount()
  if (!known) return
  const { token, expires } = known.accessToken
  const next = Math.min(now + signInLife.idle, known.began + signInLife.whole)
  if (next - Date.parse(expires) < signInLife.slide) return
  keepAccount({ ...known, accessToken: { token, expires: new Date(next).toISOString() } })
}

/** The service no longer takes this token: all that is known of the person goes, and they may sign in again where they are. */
export const tokenRefused = (token: string | undefined): void => {
  // Somebody may have signed in meanwhile, here or in another tab.
  if (currentToken() !== token) return
  keepAccount(undefined)
  askToSignIn({ isExpired: true })
}
