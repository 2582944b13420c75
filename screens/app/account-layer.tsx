/** What concerns an account on every page, above all of them: signing in where that is wanted, signing out, and whether the sign-in still holds. */
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentAccount, subscribeToAccount } from '../base/account.ts'
import { withTexts } from '../base/language.ts'
import { askToSignIn, currentWish, subscribeToWish } from '../base/user-centre.ts'

const LoginDialog = lazy(async () => ({
  default: (await withTexts(['account', 'frame'], import('../account/login-dialog.tsx'))).LoginDialog,
}))
const AccountWatch = lazy(async () => ({ default: (await withTexts(['kept'], import('../account/account-watch.tsx'))).AccountWatch }))
const LogoutQuestion = lazy(async () => ({
  default: (await withTexts(['account'], import('../account/logout-question.tsx'))).LogoutQuestion,
}))

const close = () => askToSignIn(undefined)

export const AccountLayer = () => {
  const wish = useSyncExternalStore(subscribeToWish, currentWish)
  const isKnown = useSyncExternalStore(subscribeToAccount, currentAccount) !== undefined
  return (
    <>
      {isKnown && (
        <Suspense>
          <AccountWatch />
        </Suspense>
      )}
      {wish && <Suspense>{wish.isLeaving ? <LogoutQuestion onClose={close} /> : <LoginDialog wish={wish} onClose={close} />}</Suspense>}
    </>
  )
}
