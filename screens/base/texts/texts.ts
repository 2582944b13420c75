/** Texts of the current language by namespace. Components suspend until they are loaded. */
import { use, useSyncExternalStore } from 'react'
import { listed } from '../../../engine/base/listed.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Lookup, TextParams } from '../../../i18n/lookup.ts'
import type { Namespace, SharedTexts, TextOf } from '../../../i18n/shared-texts.ts'
import { fetchTexts, shownLocale, subscribeToLanguage } from './language.ts'

export type Texts<Name extends Namespace> = {
  readonly locale: Locale
  readonly t: TextOf<SharedTexts[Name]>
  /** Several names or values in one line. */
  readonly listed: (names: readonly string[]) => string
  /** Returns the text at a path known only at run time, or undefined. */
  readonly find: Lookup
}

/** Translates the texts of the frame. */
export type ShellText = Texts<'shell'>['t']

export const useLocale = (): Locale => useSyncExternalStore(subscribeToLanguage, shownLocale)

/** Returns the texts of a namespace known only at run time, such as a family's. */
export const useLookup = (namespace: string): Lookup => {
  const locale = useLocale()
  return use(fetchTexts(namespace, locale))
}

const made = new WeakMap<Lookup, Texts<Namespace>>()

/** Wraps the texts of a namespace with their types. */
export const textsOf = <Name extends Namespace>(find: Lookup, locale: Locale): Texts<Name> => {
  // Stable per language, so effects and memos may depend on it and on `t`.
  const texts = made.get(find) ?? {
    locale,
    find,
    t: (path: string, values?: TextParams) => find(path, values) ?? path,
    listed: (names: readonly string[]) => listed(names, locale),
  }
  made.set(find, texts)
  // The parity test ensures that every language has the keys of the base language, which defines the type.
  return texts
}

export const useTexts = <Name extends Namespace>(namespace: Name): Texts<Name> => textsOf(useLookup(namespace), useLocale())
