/** Where things are kept now, and what is in some of it; whoever changes something tells everybody who shows it. */
import { useSyncExternalStore } from 'react'
import type { Locale } from '../../../i18n/locales.ts'
import { currentAccount, subscribeToAccount } from '../account.ts'
import { useLocale } from '../texts.ts'
import { type Source, useResource } from '../use-resource.ts'
import { accountStore } from './account-store.ts'
import { browserStore, browserThings, subscribeToThings } from './browser-store.ts'
import type { Favourite, KeptStore, SavedSelection, SelectionPage, SelectionsAsked, ShoppingItem } from './store.ts'

let changes = 0
const listeners = new Set<() => void>()

/** Something was added, changed or taken away: what is shown is asked for again. */
export const keptHasChanged = (): void => {
  changes += 1
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  const ends = [subscribeToAccount(listener), subscribeToThings(listener)]
  return () => {
    listeners.delete(listener)
    for (const end of ends) end()
  }
}

/** When whoever is signed in did so; undefined: nobody is. */
const sinceWhen = () => currentAccount()?.began

export const useIsKnown = (): boolean => useSyncExternalStore(subscribe, sinceWhen) !== undefined

export const useKeptStore = (): KeptStore => (useIsKnown() ? accountStore : browserStore)

/** Whose things, and in which state: another one is another question. */
type Asked<Own = object> = Own & {
  readonly since: number | undefined
  readonly changes: number
  readonly browser: number
  readonly locale: Locale
}

const states = new WeakMap<object, number>()
let lastState = 0
/** A number for each state of what the browser keeps. */
const browserState = (): number => {
  const things = browserThings()
  const known = states.get(things) ?? (lastState += 1)
  states.set(things, known)
  return known
}

const storeOf = ({ since }: Asked): KeptStore => (since === undefined ? browserStore : accountStore)

export const useAsked = (): Asked => ({
  since: useSyncExternalStore(subscribe, sinceWhen),
  changes: useSyncExternalStore(subscribe, () => changes),
  browser: useSyncExternalStore(subscribe, browserState),
  locale: useLocale(),
})

const favourites: Source<Asked, readonly Favourite[]> = {
  name: 'kept.favourites',
  load: (asked, signal) => storeOf(asked).favourites.list({ locale: asked.locale, signal }),
}
const shopping: Source<Asked, readonly ShoppingItem[]> = {
  name: 'kept.shopping',
  load: (asked, signal) => storeOf(asked).shopping.list({ locale: asked.locale, signal }),
}
const selections: Source<Asked<SelectionsAsked>, SelectionPage> = {
  name: 'kept.selections',
  load: ({ page, keyword, order, ...asked }, signal) =>
    storeOf(asked).selections.list({ page, keyword, order }, { locale: asked.locale, signal }),
}
const details: Source<Asked<{ readonly id: string }>, SavedSelection> = {
  name: 'kept.selection',
  load: ({ id, ...asked }, signal) => storeOf(asked).selections.details({ id }, { locale: asked.locale, signal }),
}

export const useFavourites = () => useResource(favourites, useAsked())
export const useShopping = () => useResource(shopping, useAsked())
export const useSelections = (asked: SelectionsAsked) => useResource(selections, { ...useAsked(), ...asked })
/** @param id undefined asks nothing */
export const useSelection = (id: string | undefined) => {
  const asked = useAsked()
  return useResource(details, id === undefined ? undefined : { ...asked, id })
}
