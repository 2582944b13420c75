/** Texts of a part of the screens that few readers open, fetched with that part and not with every page. */
import { use } from 'react'
import { createLookup, type Dictionary, type TextParams } from '../../i18n/lookup.ts'
import type { Locale } from '../../i18n/locales.ts'
import { useTexts } from './texts.tsx'

/** The keys that lead to a text, from the top: `dialog.title`. */
export type TextPath<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${TextPath<Texts[Key]>}`
}[keyof Texts & string]

/** The same keys with any texts: what another language has to give. */
export type SameKeys<Texts> = { readonly [Key in keyof Texts]: Texts[Key] extends string ? string : SameKeys<Texts[Key]> }

export type PartTexts<Texts> = {
  readonly t: (path: TextPath<Texts>, params?: TextParams) => string
  /** The text at a path that is known only at run time, or undefined. */
  readonly find: (path: string, params?: TextParams) => string | undefined
}

type Loaders<Texts> = Readonly<Record<Locale, () => Promise<SameKeys<Texts>>>>

/**
 * A hook that gives the texts in the language shown; the component waits (Suspense) until they are there.
 * @param loaders what fetches the texts of each language
 */
export const createPartTexts = <Texts extends Dictionary>(loaders: Loaders<Texts>) => {
  const fetched = new Map<Locale, Promise<PartTexts<Texts>>>()
  const load = async (locale: Locale): Promise<PartTexts<Texts>> => {
    try {
      const find = createLookup(locale, await loaders[locale]())
      return { find, t: (path, params) => find(path, params) ?? path }
    } catch (error) {
      // The next attempt fetches them again.
      fetched.delete(locale)
      throw error
    }
  }
  return (): PartTexts<Texts> => {
    const { locale } = useTexts()
    const promise = fetched.get(locale) ?? load(locale)
    fetched.set(locale, promise)
    return use(promise)
  }
}
