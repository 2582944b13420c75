/** Whether the user may see a button. The service checks the permission of its calls independently. */
import { useSyncExternalStore } from 'react'
import type { Permission } from '../../../contract/people/people.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { currentAccount, subscribeToAccount } from '../account/account.ts'
import { currentSite } from '../site/site.ts'
import { useLocale } from '../texts/texts.ts'
import { type Query, useQuery } from '../api/query.ts'

/** Permissions granted to the signed-in user by the company. Queried on first use, since most sites need none. */
export const myButtons: Query<{ readonly began: number; readonly locale: Locale }, readonly Permission[]> = {
  name: 'account.buttons',
  load: async ({ locale }, signal) => (await (await import('./account-calls.ts')).myPermissions({ locale, signal })).infoReview,
}

/** Returns whether all of some buttons may be shown. @param names of all buttons that are asked about */
export const usePermissions = (names: readonly Permission[]): ((needed: readonly Permission[]) => boolean) => {
  const locale = useLocale()
  const began = useSyncExternalStore(subscribeToAccount, currentAccount)?.began
  const { needGrant = [] } = currentSite()
  const needsGrant = names.some((name) => needGrant.includes(name))
  const { data = [] } = useQuery(myButtons, needsGrant && began !== undefined ? { began, locale } : undefined)
  return (needed) => needed.every((name) => !needGrant.includes(name) || data.includes(name))
}

/** Whether to show a button: those that need a permission once it is known to be granted, all others always. */
export const usePermission = (name: Permission): boolean => usePermissions([name])([name])
