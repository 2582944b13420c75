/** Reads which concepts of the field a text names, in any of the languages: `i18n/concepts.csv`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isKnownLocale, type Locale, locales } from '../../i18n/locales.ts'
import { csvRecords } from '../../server/base/csv.ts'

const table = join(import.meta.dirname, '../../i18n/concepts.csv')

const readTable = () => {
  const [head = [], ...rows] = [...csvRecords(readFileSync(table, 'utf8').trimEnd())].map(({ cells }) => cells)
  return rows.map((cells) => new Map(head.map((name, at) => [name, cells[at] ?? ''])))
}

const rows = readTable()

const alternativesOf = (row: ReadonlyMap<string, string>, column: string): readonly string[] =>
  (row.get(column) ?? '').split('|').filter((one) => one !== '')

/** One word of a phrase: its beginning, and whether it may have an ending. */
type Stem = { readonly letters: string; readonly isOpen: boolean }

/** A phrase by which a language names a concept. */
type Phrase = { readonly concept: string; readonly stems: readonly Stem[] }

/** Words end as they are written save the last one; `*` stands for any ending, `_` for none. */
const stemsOf = (phrase: string): readonly Stem[] =>
  phrase.split(/[ -]/).map((word, at, words) => ({
    letters: word.replaceAll(/[*_]/g, ''),
    isOpen: word.endsWith('*') || (at === words.length - 1 && !word.endsWith('_')),
  }))

/** Phrases are looked up by their first letters. */
const keyLength = 2
const keyOf = (letters: string): string => letters.slice(0, keyLength)

const phrasesOf = (locale: Locale): readonly Phrase[] =>
  rows.flatMap((row) => {
    const concept = row.get('concept') ?? ''
    return alternativesOf(row, locale).map((phrase) =>
      locale === 'zh-Hans' ? { concept, stems: [{ letters: phrase, isOpen: true }] } : { concept, stems: stemsOf(phrase) },
    )
  })

const phrases = new Map(
  locales.map((locale) => [
    locale,
    Map.groupBy(phrasesOf(locale), ({ stems: [first] }) =>
      locale === 'zh-Hans' ? (first?.letters[0] ?? '') : keyOf(first?.letters ?? ''),
    ),
  ]),
)

/** What is found at a place: how much of the text, and what it may mean. */
type Match = { readonly length: number; readonly concept: string }

/** The concepts of the longest matches. */
const longestOf = (matches: readonly Match[]): { readonly length: number; readonly concepts: readonly string[] } => {
  const length = Math.max(0, ...matches.map((one) => one.length))
  return { length, concepts: matches.filter((one) => one.length === length).map(({ concept }) => concept) }
}

const hasStem = (word: string | undefined, { letters, isOpen }: Stem): boolean =>
  word !== undefined && (isOpen ? word.startsWith(letters) : word === letters)

/** The words of a text, with an empty one where something other than a blank or a hyphen parts them. */
const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('\u0301', '')
    .match(/\p{L}+|[^\p{L}\s-]+/gu)
    ?.map((part) => (/^\p{L}/u.test(part) ? part : '')) ?? []

/** A place of a text with the concepts that it may name; several where it is ambiguous. */
export type Naming = readonly string[]

const namingsInWords = (text: string, byKey: ReadonlyMap<string, readonly Phrase[]>): readonly Naming[] => {
  const words = wordsIn(text)
  const found: Naming[] = []
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    const candidates = [...(byKey.get(keyOf(word)) ?? []), ...(word.length > 1 ? (byKey.get(word[0] ?? '') ?? []) : [])]
    const matches = candidates
      .filter(({ stems }) => stems.every((stem, further) => hasStem(words[at + further], stem)))
      .map(({ concept, stems }) => ({ concept, length: stems.length }))
    const { length, concepts } = longestOf(matches)
    if (concepts.length > 0) found.push(concepts)
    at += Math.max(1, length)
  }
  return found
}

const namingsInCharacters = (text: string, byKey: ReadonlyMap<string, readonly Phrase[]>): readonly Naming[] => {
  const found: Naming[] = []
  for (let at = 0; at < text.length;) {
    const matches = (byKey.get(text[at] ?? '') ?? []).flatMap(({ concept, stems: [first] }) =>
      first && text.startsWith(first.letters, at) ? [{ concept, length: first.letters.length }] : [],
    )
    const { length, concepts } = longestOf(matches)
    if (concepts.length > 0) found.push(concepts)
    at += Math.max(1, length)
  }
  return found
}

/**
 * @param text in any language
 * @param locale its language; none of another one is read
 * @returns what the text may name, place by place: a longer phrase wins over the words in it
 */
export const namingsIn = (text: string, locale: string): readonly Naming[] => {
  const byKey = isKnownLocale(locale) ? phrases.get(locale) : undefined
  if (!byKey) return []
  return locale === 'zh-Hans' ? namingsInCharacters(text, byKey) : namingsInWords(text, byKey)
}

/** The units of the quantities that a concept names; empty where it names none. */
export const unitsOfConcept: ReadonlyMap<string, readonly string[]> = new Map(
  rows.map((row) => [row.get('concept') ?? '', alternativesOf(row, 'units')]),
)

/** Whether a concept is a quantity, as opposed to a thing or a property. */
export const isQuantity = (concept: string): boolean => (unitsOfConcept.get(concept) ?? []).length > 0

/** Whether a concept is a quantity with a unit; numbers and factors are named in many ways. */
export const isMeasured = (concept: string): boolean => (unitsOfConcept.get(concept) ?? []).some((unit) => unit !== '1')
