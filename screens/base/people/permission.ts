/** Whether somebody has a button: the one place that pages ask. What a button calls, the service judges for itself. */
import { useSyncExternalStore } from 'react'
import type { Permission } from '../../../contract/people/people.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { currentAccount, subscribeToAccount } from '../account/account.ts'
import { currentSite } from '../site/site.ts'
import { useLocale } from '../texts/texts.ts'
import { type Query, useQuery } from '../api/query.ts'

/** What the company has given to whoever is signed in. The call comes with the first question: most sites never ask. */
export const myButtons: Query<{ readonly began: number; readonly locale: Locale }, readonly Permission[]> = {
  name: 'account.buttons',
  load: async ({ locale }, signal) => (await (await import('./account-calls.ts')).myPermissions({ locale, signal })).infoReview,
}

/** A button that has to be given is there once it is known that it was; every other one is everybody's. */
export const usePermission = (name: Permission): boolean => {
  const locale = useLocale()
  const began = useSyncExternalStore(subscribeToAccount, currentAccount)?.began
  const mustBeGiven = currentSite().needGrant?.includes(name) === true
  const { data } = useQuery(myButtons, mustBeGiven && began !== undefined ? { began, locale } : undefined)
  return !mustBeGiven || data?.includes(name) === true
}
