/** Every text in every language, loaded at program start: for the server and the tests. Pages load only what they show. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withClassNames, withClassNotes } from './class-names.ts'
import { isKnownLocale, type Locale, locales } from './locales.ts'
import { createLookup, type Dictionary, type Lookup, type TextParams } from './lookup.ts'
import type { SameKeys, SharedTexts } from './shared-texts.ts'
import { inlineTextsOf, textsFor } from './inline-texts.ts'
import { namespacesOf, readTextPath } from './text-files.ts'

const root = join(import.meta.dirname, '..')

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path.split(sep).join('/')}`)

/** Texts by namespace, in each language. */
export type TextsByLocale = Readonly<Record<Locale, ReadonlyMap<string, Dictionary>>>

type Texts = Record<Locale, Map<string, Dictionary>>

/** The exports of a module, or the content of a JSON document. */
const exportsOf = async (path: string): Promise<{ readonly texts?: unknown }> =>
  // Either is an object.
  (path.endsWith('.json') ? JSON.parse(readFileSync(join(root, path), 'utf8')) : await import(pathToFileURL(join(root, path)).href)) as {
    readonly texts?: unknown
  }

const put = (own: Map<string, Dictionary>, { namespace, path }: { namespace: string; path: string }, texts: Dictionary): void => {
  if (own.has(namespace)) throw new RangeError(`${path}: ${namespace} has its texts elsewhere too`)
  own.set(namespace, texts)
}

const readFile = async (path: string, all: Texts): Promise<void> => {
  const place = readTextPath(path)
  if (place && isKnownLocale(place.locale)) {
    // Every file of texts has this one export.
    return put(all[place.locale], { namespace: place.namespace, path }, (await exportsOf(path)).texts as Dictionary)
  }
  const namespace = inlineTextsOf(path)
  if (namespace === undefined) return undefined
  // By language; the check of a calculator validates each.
  const texts = (await exportsOf(path)).texts as Readonly<Record<string, Dictionary>> | undefined
  for (const locale of texts ? locales : []) put(all[locale], { namespace, path }, textsFor(texts ?? {}, locale) ?? {})
  return undefined
}

const readAll = async (): Promise<TextsByLocale> => {
  // The keys are the locales.
  const all = Object.fromEntries(locales.map((locale) => [locale, new Map()])) as Texts
  for (const path of ['i18n', 'families', 'schemas'].flatMap(filesBelow)) await readFile(path, all)
  for (const own of Object.values(all)) {
    own.set('shell', withClassNames(own.get('shell') ?? {}, own))
    own.set('home', withClassNotes(own.get('home') ?? {}, own))
  }
  return all
}

export const dictionaries = await readAll()

const lookups = new Map<string, Lookup>()

/** Texts added at run time, by namespace: the operator may replace a text file at any time. */
const added = new Map<string, Readonly<Record<Locale, Lookup>>>()

/**
 * Adds the texts of a namespace without a file, or removes them.
 *
 * @param namespace that no file has
 * @param texts in every language; undefined removes them
 */
export const setAddedTexts = (namespace: string, texts: ((locale: Locale) => Dictionary) | undefined): void => {
  if (!texts) return void added.delete(namespace)
  const own = locales.map((locale) => [locale, createLookup(locale, texts(locale))] as const)
  // The keys are the locales.
  added.set(namespace, Object.fromEntries(own) as Record<Locale, Lookup>)
}

const lookupOf = (locale: Locale, namespace: string): Lookup => {
  const known = added.get(namespace)
  if (known) return known[locale]
  const key = `${locale} ${namespace}`
  const lookup = lookups.get(key) ?? createLookup(locale, dictionaries[locale].get(namespace) ?? {})
  lookups.set(key, lookup)
  return lookup
}

/**
 * The text at a key of namespace and path, such as `server/errors:internal` or `families/reducer:checks.torque`; undefined if there
 * is none.
 */
export const translate = (locale: Locale, key: string, params?: TextParams | 'asWritten'): string | undefined => {
  const [namespace = '', path = ''] = key.split(':')
  for (const one of namespacesOf(namespace)) {
    const text = lookupOf(locale, one)(path, params)
    if (text !== undefined) return text
  }
  return undefined
}

/** The text at a key, or `fallback` (a name from outside) if there is none. */
export const translateOr = (locale: Locale, key: string, fallback: string): string => translate(locale, key) ?? fallback

export type ConsoleTexts = SameKeys<SharedTexts['server/console']>

/** The texts of the API documentation, as an object. */
export const consoleTexts = (locale: Locale): ConsoleTexts =>
  // The parity test ensures that every language has the keys of the base language.
  dictionaries[locale].get('server/console') as ConsoleTexts
