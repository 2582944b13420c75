/** The texts of the language shown: one hook, by namespace. A component waits (Suspense) for texts that have not come yet. */
import { use, useSyncExternalStore } from 'react'
import type { Locale } from '../../../i18n/locales.ts'
import type { Lookup, TextParams } from '../../../i18n/lookup.ts'
import type { Namespace, SharedTexts, TextOf } from '../../../i18n/shared-texts.ts'
import { fetchTexts, shownLocale, subscribeToLanguage } from './language.ts'

export type Texts<Name extends Namespace> = {
  readonly locale: Locale
  readonly t: TextOf<SharedTexts[Name]>
  /** The text at a path that is known only at run time, or undefined. */
  readonly find: Lookup
}

/** What `t` is to those who are given it: the texts of every page. */
export type ShellText = Texts<'shell'>['t']

export const useLocale = (): Locale => useSyncExternalStore(subscribeToLanguage, shownLocale)

/** Texts whose namespace is known only at run time, such as a family's. */
export const useLookup = (namespace: string): Lookup => {
  const locale = useLocale()
  return use(fetchTexts(namespace, locale))
}

const made = new WeakMap<Lookup, Texts<Namespace>>()

/** The texts of a file in its language. */
export const textsOf = <Name extends Namespace>(find: Lookup, locale: Locale): Texts<Name> => {
  // The same object as long as the language is: effects and memos may depend on it, and on `t`.
  const texts = made.get(find) ?? { locale, find, t: (path: string, values?: TextParams) => find(path, values) ?? path }
  made.set(find, texts)
  // The parity test holds the files of every language to the keys that the type has from the base language.
  return texts
}

export const useTexts = <Name extends Namespace>(namespace: Name): Texts<Name> => textsOf(useLookup(namespace), useLocale())
