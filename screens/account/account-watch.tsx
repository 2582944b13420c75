/** While somebody is signed in: whether the sign-in still holds, and that what the browser kept before moves to the account. */
import { useEffect, useSyncExternalStore } from 'react'
import { keepAccount } from '../base/account.ts'
import { countMine } from '../base/account-calls.ts'
import { browserThings, subscribeToThings } from '../base/kept/browser-store.ts'
import { takeAlong } from '../base/kept/take-along.ts'
import { isNothing } from '../base/kept/things.ts'
import { keptHasChanged } from '../base/kept/use-kept.ts'
import { useTexts } from '../base/texts.ts'
import { useAction } from '../base/use-action.ts'
import { showToast } from '../ui/toast.tsx'

/** A token may have been ended elsewhere. */
const useValidity = (): void => {
  const { run, failure } = useAction(
    (_: undefined, options) => countMine(options),
    () => undefined,
  )
  useEffect(() => run(undefined), [run])
  useEffect(() => {
    // Who may do nothing with it is nobody here.
    if (failure?.kind === 'forbidden') keepAccount(undefined)
  }, [failure])
}

export const AccountWatch = () => {
  const { t } = useTexts('kept')
  useValidity()
  const things = useSyncExternalStore(subscribeToThings, browserThings)
  const { run } = useAction(
    (_: typeof things, options) => takeAlong(options),
    (isAny) => {
      if (!isAny) return
      keptHasChanged()
      showToast(t('taken'))
    },
  )
  useEffect(() => {
    if (!isNothing(things)) run(things)
  }, [things, run])
  return null
}
