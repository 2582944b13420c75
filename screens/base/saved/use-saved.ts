/** Queries of saved items from the current store. A change revalidates all shown queries. */
import { useSyncExternalStore } from 'react'
import type { Locale } from '../../../i18n/locales.ts'
import { currentAccount, subscribeToAccount } from '../account/account.ts'
import { useLocale } from '../texts/texts.ts'
import { type Query, revalidateQueries, useQuery } from '../api/query.ts'
import { accountStore } from './account-store.ts'
import { browserStore, browserThings, subscribeToThings } from './browser-store.ts'
import type { Favourite, SavedStore, SavedSelection, SelectionPage, SelectionsQuery, ShoppingItem } from './store.ts'

/** Revalidates all queries of saved items after a change. */
export const savedHasChanged = (): void => revalidateQueries('saved.')

const subscribe = (listener: () => void) => {
  const ends = [subscribeToAccount(listener), subscribeToThings(listener)]
  return () => ends.forEach((end) => end())
}

/** Time of the current sign-in, ms since the epoch; undefined for a visitor. */
const sinceWhen = () => currentAccount()?.began

export const useIsKnown = (): boolean => useSyncExternalStore(subscribe, sinceWhen) !== undefined

export const useSavedStore = (): SavedStore => (useIsKnown() ? accountStore : browserStore)

/** Cache key of saved items: the sign-in, the state of the browser store, the locale and the query's own parameters. */
type SavedParams<Own = object> = Own & {
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

const storeOf = ({ since }: SavedParams): SavedStore => (since === undefined ? browserStore : accountStore)

export const useSavedParams = (): SavedParams => ({
  since: useSyncExternalStore(subscribe, sinceWhen),
  browser: useSyncExternalStore(subscribe, browserState),
  locale: useLocale(),
})

const favourites: Query<SavedParams, readonly Favourite[]> = {
  name: 'saved.favourites',
  load: (params, signal) => storeOf(params).favourites.list({ locale: params.locale, signal }),
}
const shopping: Query<SavedParams, readonly ShoppingItem[]> = {
  name: 'saved.shopping',
  load: (params, signal) => storeOf(params).shopping.list({ locale: params.locale, signal }),
}
const selections: Query<SavedParams<SelectionsQuery>, SelectionPage> = {
  name: 'saved.selections',
  load: ({ page, keyword, order, ...params }, signal) =>
    storeOf(params).selections.list({ page, keyword, order }, { locale: params.locale, signal }),
}
const details: Query<SavedParams<{ readonly id: string }>, SavedSelection> = {
  name: 'saved.selection',
  load: ({ id, ...params }, signal) => storeOf(params).selections.details({ id }, { locale: params.locale, signal }),
}

export const useFavourites = () => useQuery(favourites, useSavedParams(), { keepPreviousData: true })
export const useShopping = () => useQuery(shopping, useSavedParams(), { keepPreviousData: true })
export const useSelections = (query: SelectionsQuery) => useQuery(selections, { ...useSavedParams(), ...query }, { keepPreviousData: true })
/**
 * Queries a saved selection.
 *
 * @param id undefined sends nothing
 */
export const useSelection = (id: string | undefined) => {
  const params = useSavedParams()
  return useQuery(details, id === undefined ? undefined : { ...params, id })
}
