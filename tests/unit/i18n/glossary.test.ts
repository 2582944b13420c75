import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales, type Locale } from '../../../i18n/locales.ts'
import { dictionaries } from '../../../i18n/translate.ts'
import { csvRecords } from '../../../server/base/csv.ts'

const [head, ...rows] = [...csvRecords(readFileSync('i18n/glossary.csv', 'utf8').trimEnd())].map(({ cells }) => cells)

/** The cells of a row by the heads of their columns. */
const terms = rows.map((row) => Object.fromEntries((head ?? []).map((name, index) => [name, row[index] ?? ''])))

/** Every text of a language with its place, `families/reducer:checks.torque`, without the names of the values it takes. */
const textsOf = (locale: Locale): readonly (readonly [place: string, text: string])[] => {
  const below = (place: string, value: unknown): [string, string][] =>
    typeof value === 'string'
      ? [[place, value.replaceAll(/\{+\w+(?::[^}]*)?\}+/g, '…')]]
      : Object.entries(value ?? {}).flatMap(([key, inner]) => below(place.endsWith(':') ? `${place}${key}` : `${place}.${key}`, inner))
  return [...dictionaries[locale]].flatMap(([namespace, texts]) => below(`${namespace}:`, texts))
}

/** Escapes the characters that a regular expression reads otherwise. */
const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A word in any of its forms: endings of the Spanish and Russian inflection, the English plural. */
const stem = (word: string): string => `${literal(word.slice(0, word.length > 5 ? -3 : Math.max(3, word.length - 1)))}\\p{L}{0,5}`

/** Finds a term in a text: words in order, at word boundaries; Chinese has none. */
const pattern = (locale: Locale, term: string): RegExp =>
  locale === 'zh-Hans'
    ? new RegExp(literal(term), 'u')
    : new RegExp(`(?<![\\p{L}-])${term.split(' ').map(stem).join('\\s(?:\\p{L}+\\s){0,2}?')}(?![\\p{L}-])`, 'iu')

/** A rejected word as it is written, with the endings of a plural. */
const rejected = (locale: Locale, term: string): RegExp =>
  locale === 'zh-Hans' ? pattern(locale, term) : new RegExp(`(?<![\\p{L}-])${literal(term)}\\p{L}{0,2}(?![\\p{L}-])`, 'iu')

test('the glossary has about 120 terms, each in every language, with its source, and once', () => {
  expect(terms.length).toBeGreaterThanOrEqual(110)
  for (const term of terms) for (const name of [...locales, 'source']) expect(term[name], `${term['en']}: ${name}`).not.toBe('')
  expect(new Set(terms.map(({ en }) => en)).size).toBe(terms.length)
})

test.each(locales)('every preferred term is used in the texts: %s', (locale) => {
  const texts = textsOf(locale).map(([, text]) => text)
  const unused = terms
    .map((term) => term[locale] ?? '')
    .filter((term) => {
      const used = pattern(locale, term)
      return !texts.some((text) => used.test(text))
    })
  expect(unused).toEqual([])
})

test.each(locales)('no rejected synonym is used in the texts: %s', (locale) => {
  const synonyms = terms.flatMap((term) => (term[`not ${locale}`] ?? '').split('|').filter((synonym) => synonym !== ''))
  expect(synonyms.length).toBeGreaterThan(15)
  const patterns = synonyms.map((synonym) => [synonym, rejected(locale, synonym)] as const)
  const found = textsOf(locale).flatMap(([place, text]) =>
    patterns.filter(([, one]) => one.test(text)).map(([synonym]) => `${place} says “${synonym}”: ${text}`),
  )
  expect(found).toEqual([])
})
