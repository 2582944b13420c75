/** While somebody is signed in: whether the sign-in still holds. */
import { useEffect } from 'react'
import { keepAccount } from '../base/account.ts'
import { countMine } from '../base/account-calls.ts'
import { useAction } from '../base/use-action.ts'

export const AccountWatch = () => {
  const { run, failure } = useAction(
    (_: undefined, options) => countMine(options),
    () => undefined,
  )
  // It may have been ended elsewhere.
  useEffect(() => run(undefined), [run])
  useEffect(() => {
    // Who may do nothing with it is nobody here.
    if (failure?.kind === 'forbidden') keepAccount(undefined)
  }, [failure])
  return null
}
