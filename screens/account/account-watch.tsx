/**
 * Runs while a user is signed in: checks that the sign-in is still valid, and moves the browser's saved items to the account.
 */
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { keepAccount } from '../base/account/account.ts'
import { countMine } from '../base/people/account-calls.ts'
import { describeFailure, mayRetry } from '../base/api/api.ts'
import { browserThings, subscribeToThings } from '../base/saved/browser-store.ts'
import { takeAlong } from '../base/saved/merge-into-account.ts'
import { isNothing } from '../base/saved/stored-items.ts'
import { savedHasChanged } from '../base/saved/use-saved.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useMutation } from '../base/api/mutation.ts'
import { showToast } from '../ui/toast.tsx'

/** Checks the token, which may have been revoked elsewhere. */
const useValidity = (): void => {
  const { trigger, failure } = useMutation(
    (_: undefined, options) => countMine(options),
    () => undefined,
  )
  useEffect(() => trigger(undefined), [trigger])
  useEffect(() => {
    // A token without any permission signs the user out.
    if (failure?.kind === 'forbidden') keepAccount(undefined)
  }, [failure])
}

/** First and longest delay before moving the items is retried, ms; doubled each time. */
const waits = { first: 2000, longest: 60_000 } as const

const useTakingAlong = (): void => {
  const { t } = useTexts('kept')
  const { t: shell } = useTexts('shell')
  const things = useSyncExternalStore(subscribeToThings, browserThings)
  const wait = useRef<number>(waits.first)
  const { trigger, failure } = useMutation(
    (_: undefined, options) => takeAlong(options),
    (isAny) => {
      wait.current = waits.first
      if (!isAny) return
      savedHasChanged()
      showToast(t('taken'))
    },
  )
  useEffect(() => {
    if (!isNothing(things)) trigger(undefined)
  }, [things, trigger])
  useEffect(() => {
    // An expired sign-in is reported by the page itself.
    if (!failure || !mayRetry(failure)) return undefined
    if (wait.current === waits.first) showToast(`${describeFailure(failure, shell)} ${t('notTaken')}`, 'problem')
    const again = () => trigger(undefined)
    const timer = setTimeout(again, wait.current)
    wait.current = Math.min(2 * wait.current, waits.longest)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [failure, trigger, t, shell])
}

export const AccountWatch = () => {
  useValidity()
  useTakingAlong()
  return null
}
