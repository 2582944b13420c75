/** Finds texts in another language of the same script, by the words of all other calculators. */
import type { CalculatorTexts, TextFault } from './calculator-texts.ts'

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []

/** The words of a language. */
const vocabularyOf = (all: readonly CalculatorTexts[], locale: string): ReadonlySet<string> =>
  new Set(all.flatMap((texts) => [...(texts.get(locale)?.values() ?? [])].flatMap(wordsOf)))

/** Number of words of another language from which a text is in it. */
const fewestWords = 2

/**
 * @param own texts of the calculator
 * @param others texts of the other calculators
 * @returns texts with more words of another language than of their own
 */
export const foreignWords = (own: CalculatorTexts, others: readonly CalculatorTexts[]): readonly TextFault[] => {
  const vocabularies = [...own.keys()].map((locale) => ({ locale, words: vocabularyOf(others, locale) }))
  return vocabularies.flatMap(({ locale, words }) =>
    [...(own.get(locale) ?? [])].flatMap(([path, text]): readonly TextFault[] => {
      const textWords = wordsOf(text)
      const known = textWords.filter((word) => words.has(word)).length
      const other = vocabularies.find((one) => {
        const foreign = textWords.filter((word) => one.words.has(word) && !words.has(word)).length
        return foreign >= fewestWords && foreign > known
      })
      if (!other) return []
      return [{ locale, path, code: 'foreignText', message: `the text is in ${other.locale}`, cure: 'translate it' }]
    }),
  )
}
