/** Adds the names of site calculators to the texts of pages. */
import type { SiteCalculatorEntry } from '../../../contract/site/site-calls.ts'
import type { Dictionary } from '../../../i18n/lookup.ts'

const isDictionary = (value: Dictionary[string] | undefined): value is Dictionary => typeof value === 'object'

/** Returns `texts` with `more` merged at a path. */
const withMore = (texts: Dictionary, [key = '', ...rest]: readonly string[], more: Dictionary): Dictionary => {
  const inner = texts[key]
  const own = isDictionary(inner) ? inner : {}
  return { ...texts, [key]: rest.length === 0 ? { ...own, ...more } : withMore(own, rest, more) }
}

/** Where page texts hold the names and notes of working classes. */
const places: Readonly<Record<string, { readonly path: readonly string[]; readonly part: 'name' | 'note' }>> = {
  shell: { path: ['classes', 'names'], part: 'name' },
  home: { path: ['notes'], part: 'note' },
}

/** Returns the texts of a namespace with the names of the site calculators added. */
export const withSiteNames =
  (calculators: readonly SiteCalculatorEntry[], locale: string) =>
  (texts: Dictionary, namespace: string): Dictionary => {
    const place = places[namespace]
    const named = calculators.flatMap(({ names }) => Object.entries(names[locale] ?? {}))
    if (!place || named.length === 0) return texts
    return withMore(texts, place.path, Object.fromEntries(named.map(([id, own]) => [id, own[place.part]])))
  }
