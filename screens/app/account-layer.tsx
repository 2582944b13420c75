/** What concerns an account on every page, above all of them: signing in where that is wanted, signing out, and whether the sign-in still holds. */
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { currentAccount, keepAccount, subscribeToAccount } from '../base/account.ts'
import { countMine } from '../base/account-calls.ts'
import { withTexts } from '../base/language.ts'
import { useAction } from '../base/use-action.ts'
import { askToSignIn, currentWish, subscribeToWish } from '../base/user-centre.ts'

const LoginDialog = lazy(async () => ({
  default: (await withTexts(['account', 'frame'], import('../account/login-dialog.tsx'))).LoginDialog,
}))
const LogoutQuestion = lazy(async () => ({
  default: (await withTexts(['account'], import('../account/logout-question.tsx'))).LogoutQuestion,
}))

const close = () => askToSignIn(undefined)

/** A token may have been ended elsewhere; who may no longer do anything with it is nobody here. */
const useValidity = (isKnown: boolean): void => {
  const { run, failure } = useAction(
    (_: undefined, options) => countMine(options),
    () => undefined,
  )
  useEffect(() => {
    if (isKnown) run(undefined)
  }, [isKnown, run])
  useEffect(() => {
    if (failure?.kind === 'forbidden') keepAccount(undefined)
  }, [failure])
}

export const AccountLayer = () => {
  const wish = useSyncExternalStore(subscribeToWish, currentWish)
  const isKnown = useSyncExternalStore(subscribeToAccount, currentAccount) !== undefined
  useValidity(isKnown)
  if (!wish) return null
  return <Suspense>{wish.isLeaving ? <LogoutQuestion onClose={close} /> : <LoginDialog wish={wish} onClose={close} />}</Suspense>
}
