/** Dialogs and tasks above every page: sign-in, sign-out, usage recording, file tasks, and the check of the sign-in. */
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentAccount, subscribeToAccount } from '../base/account/account.ts'
import { withTexts } from '../base/texts/language.ts'
import { askToSignIn, currentWish, subscribeToWish } from '../base/account/user-centre.ts'
import { FilesLayer } from './files-layer.tsx'

const LoginDialog = lazy(async () => ({
  default: (await withTexts(['account', 'frame'], import('../account/login-dialog.tsx'))).LoginDialog,
}))
const AccountWatch = lazy(async () => ({ default: (await withTexts(['kept'], import('../account/account-watch.tsx'))).AccountWatch }))
const LogoutQuestion = lazy(async () => ({
  default: (await withTexts(['account'], import('../account/logout-question.tsx'))).LogoutQuestion,
}))

const UsageDialog = lazy(async () => ({ default: (await withTexts(['frame'], import('./usage-dialog.tsx'))).UsageDialog }))

const close = () => askToSignIn(undefined)

export const AccountLayer = () => {
  const wish = useSyncExternalStore(subscribeToWish, currentWish)
  const isKnown = useSyncExternalStore(subscribeToAccount, currentAccount) !== undefined
  return (
    <>
      <FilesLayer />
      {isKnown && (
        <Suspense>
          <AccountWatch />
        </Suspense>
      )}
      {wish && (
        <Suspense>
          {wish.isAboutUsage && <UsageDialog onClose={close} />}
          {wish.isLeaving && <LogoutQuestion onClose={close} />}
          {!wish.isAboutUsage && !wish.isLeaving && <LoginDialog wish={wish} onClose={close} />}
        </Suspense>
      )}
    </>
  )
}
