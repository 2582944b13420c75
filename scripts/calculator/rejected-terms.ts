/** Finds words that the glossary rejects for a term of the field: `i18n/glossary.csv`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { csvRecords } from '../../server/base/csv.ts'
import type { CalculatorTexts, TextFault } from './calculator-texts.ts'

const table = join(import.meta.dirname, '../../i18n/glossary.csv')

const readTable = () => {
  const [head = [], ...rows] = [...csvRecords(readFileSync(table, 'utf8').trimEnd())].map(({ cells }) => cells)
  return rows.map((cells) => new Map(head.map((name, at) => [name, cells[at] ?? ''])))
}

const terms = readTable()

/** Escapes the characters that a regular expression reads otherwise. */
const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A word as it is written, with the endings of a plural. */
const patternOf = (word: string, locale: string): RegExp =>
  locale === 'zh-Hans' ? new RegExp(literal(word), 'u') : new RegExp(`(?<![\\p{L}-])${literal(word)}\\p{L}{0,2}(?![\\p{L}-])`, 'iu')

const rejectedIn = (locale: string) =>
  terms.flatMap((term) =>
    (term.get(`not ${locale}`) ?? '')
      .split('|')
      .filter((word) => word !== '')
      .map((word) => ({ word, pattern: patternOf(word, locale), term: term.get(locale) ?? '' })),
  )

/** @returns texts with a word for which the glossary has another one */
export const rejectedTerms = (texts: CalculatorTexts): readonly TextFault[] =>
  [...texts].flatMap(([locale, own]) => {
    const rejected = rejectedIn(locale)
    return [...own].flatMap(([path, text]) =>
      rejected
        .filter(({ pattern }) => pattern.test(text))
        .map(({ word, term }) => ({
          locale,
          path,
          code: 'rejectedTerm',
          message: `'${word}' is called '${term}' everywhere else`,
          cure: 'call it so, or change i18n/glossary.csv',
        })),
    )
  })
