/** Queries of saved items from the current store. A change revalidates all shown queries. */
import { useSyncExternalStore } from 'react'
import type { Locale } from '../../../i18n/locales.ts'
import { currentAccount, subscribeToAccount } from '../account/account.ts'
import { useLocale } from '../texts/texts.ts'
import { type Query, revalidateQueries, useQuery } from '../api/query.ts'
import { accountStore } from './account-store.ts'
import { browserStore, browserThings, subscribeToThings } from './browser-store.ts'
import type { Favourite, KeptStore, SavedSelection, SelectionPage, SelectionsAsked, ShoppingItem } from './store.ts'

/** Revalidates all queries of saved items after a change. */
export const keptHasChanged = (): void => revalidateQueries('saved.')

const subscribe = (listener: () => void) => {
  const ends = [subscribeToAccount(listener), subscribeToThings(listener)]
  return () => ends.forEach((end) => end())
}

/** Time of the current sign-in, ms since the epoch; undefined for a visitor. */
const sinceWhen = () => currentAccount()?.began

export const useIsKnown = (): boolean => useSyncExternalStore(subscribe, sinceWhen) !== undefined

export const useKeptStore = (): KeptStore => (useIsKnown() ? accountStore : browserStore)

/** Cache key of saved items: the sign-in, the state of the browser store, the locale and the query's own parameters. */
type Asked<Own = object> = Own & {
  readonly since: number | undefined
  readonly browser: number
  readonly locale: Locale
}

const states = new WeakMap<object, number>()
let lastState = 0
/** Returns a number that identifies the current content of the browser store. */
const browserState = (): number => {
  const things = browserThings()
  const known = states.get(things) ?? (lastState += 1)
  states.set(things, known)
  return known
}

const storeOf = ({ since }: Asked): KeptStore => (since === undefined ? browserStore : accountStore)

export const useAsked = (): Asked => ({
  since: useSyncExternalStore(subscribe, sinceWhen),
  browser: useSyncExternalStore(subscribe, browserState),
  locale: useLocale(),
})

const favourites: Query<Asked, readonly Favourite[]> = {
  name: 'saved.favourites',
  load: (asked, signal) => storeOf(asked).favourites.list({ locale: asked.locale, signal }),
}
const shopping: Query<Asked, readonly ShoppingItem[]> = {
  name: 'saved.shopping',
  load: (asked, signal) => storeOf(asked).shopping.list({ locale: asked.locale, signal }),
}
const selections: Query<Asked<SelectionsAsked>, SelectionPage> = {
  name: 'saved.selections',
  load: ({ page, keyword, order, ...asked }, signal) =>
    storeOf(asked).selections.list({ page, keyword, order }, { locale: asked.locale, signal }),
}
const details: Query<Asked<{ readonly id: string }>, SavedSelection> = {
  name: 'saved.selection',
  load: ({ id, ...asked }, signal) => storeOf(asked).selections.details({ id }, { locale: asked.locale, signal }),
}

export const useFavourites = () => useQuery(favourites, useAsked(), { keepPreviousData: true })
export const useShopping = () => useQuery(shopping, useAsked(), { keepPreviousData: true })
export const useSelections = (asked: SelectionsAsked) => useQuery(selections, { ...useAsked(), ...asked }, { keepPreviousData: true })
/**
 * Queries a saved selection.
 *
 * @param id undefined sends nothing
 */
export const useSelection = (id: string | undefined) => {
  const asked = useAsked()
  return useQuery(details, id === undefined ? undefined : { ...asked, id })
}
