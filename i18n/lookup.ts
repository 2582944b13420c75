/** Looks up a text by its key path and inserts values: for keys known only at run time, such as the names of checks. */
import { i18nString } from 'typesafe-i18n'
import type { Locale } from './locales.ts'

/** Texts by key, nested to any depth. */
export type Dictionary = { readonly [key: string]: string | Dictionary }

export type TextParams = Readonly<Record<string, string | number>>

/** Returns the text at a key path such as `checks.buckling`, or undefined if there is none; `asWritten` with its placeholders in it. */
export type Lookup = (path: string, params?: TextParams | 'asWritten') => string | undefined

/** The raw text at `path`, or undefined. Own keys only: a name from outside may be `constructor`. */
const findText = (dictionary: Dictionary, path: string): string | undefined => {
  let at: string | Dictionary | undefined = dictionary
  for (const key of path.split('.')) {
    if (typeof at !== 'object' || !Object.hasOwn(at, key)) return undefined
    at = at[key]
  }
  return typeof at === 'string' ? at : undefined
}

/** A lookup in one locale. */
export const createLookup = (locale: Locale, dictionary: Dictionary): Lookup => {
  const fill = i18nString(locale, {})
  return (path, params = {}) => {
    const text = findText(dictionary, path)
    return text === undefined || params === 'asWritten' ? text : fill(text, { ...params })
  }
}
