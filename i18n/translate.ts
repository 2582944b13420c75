/** Every text in every language, found by name when the program starts: for the server and the tests. Pages load what they show. */
import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withClassNames, withClassNotes } from './class-names.ts'
import { isKnownLocale, type Locale, locales } from './locales.ts'
import { createLookup, type Dictionary, type Lookup, type TextParams } from './lookup.ts'
import type { SameKeys, SharedTexts } from './shared-texts.ts'
import { namespacesOf, readTextPath } from './text-files.ts'

const root = join(import.meta.dirname, '..')

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path.split(sep).join('/')}`)

/** Texts by namespace, in each language. */
export type TextsByLocale = Readonly<Record<Locale, ReadonlyMap<string, Dictionary>>>

const readAll = async (): Promise<TextsByLocale> => {
  // The keys are the locales.
  const all = Object.fromEntries(locales.map((locale) => [locale, new Map()])) as Record<Locale, Map<string, Dictionary>>
  for (const path of ['i18n', 'families', 'schemas'].flatMap(filesBelow)) {
    const place = readTextPath(path)
    if (!place || !isKnownLocale(place.locale)) continue
    const own = all[place.locale]
    if (own.has(place.namespace)) throw new RangeError(`${path}: ${place.namespace} has its texts in ${place.locale} elsewhere too`)
    // Every file of texts has this one export.
    const { texts } = (await import(pathToFileURL(join(root, path)).href)) as { texts: Dictionary }
    own.set(place.namespace, texts)
  }
  for (const own of Object.values(all)) {
    own.set('shell', withClassNames(own.get('shell') ?? {}, own))
    own.set('home', withClassNotes(own.get('home') ?? {}, own))
  }
  return all
}

export const dictionaries = await readAll()

const lookups = new Map<string, Lookup>()

const lookupOf = (locale: Locale, namespace: string): Lookup => {
  const key = `${locale} ${namespace}`
  const lookup = lookups.get(key) ?? createLookup(locale, dictionaries[locale].get(namespace) ?? {})
  lookups.set(key, lookup)
  return lookup
}

/**
 * The text at a key of namespace and path, such as `server/errors:internal` or `families/reducer:checks.torque`; undefined where there is none.
 */
export const translate = (locale: Locale, key: string, params?: TextParams): string | undefined => {
  const [namespace = '', path = ''] = key.split(':')
  for (const one of namespacesOf(namespace)) {
    const text = lookupOf(locale, one)(path, params)
    if (text !== undefined) return text
  }
  return undefined
}

/** The text at a key, or `fallback` (a name that came from outside) where there is none. */
export const translateOr = (locale: Locale, key: string, fallback: string): string => translate(locale, key) ?? fallback

export type ApiTexts = SameKeys<SharedTexts['server/api']>

/** The texts of the interface's own documentation, as an object. */
export const apiTexts = (locale: Locale): ApiTexts =>
  // The parity test holds every language to the keys of the base language.
  dictionaries[locale].get('server/api') as ApiTexts
