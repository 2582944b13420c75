/** Finds texts of two languages of which each names another thing of the calculator: the hook in one, the drum in the other. */
import { type CalculatorTexts, mainLanguage, type TextFault } from './calculator-texts.ts'
import { isQuantity, type Naming, namingsIn } from './concepts.ts'

/** One text in both languages. */
type Pair = { readonly path: string; readonly main: readonly Naming[]; readonly other: readonly Naming[] }

const hasConcept = (namings: readonly Naming[], concept: string): boolean => namings.some((naming) => naming.includes(concept))

/** The concepts of one side that the other lacks, however they are read. */
const lackedBy = (namings: readonly Naming[], other: readonly Naming[]): readonly string[] => [
  ...new Set(namings.filter((naming) => !naming.some((concept) => hasConcept(other, concept))).flat()),
]

/** How many texts have to name a thing in both languages: one that is read elsewhere only by chance tells nothing. */
const fewestTexts = 2

/** Things that both languages name alike in several texts, and hardly any text in one language alone. */
const ownThings = (pairs: readonly Pair[]): ReadonlySet<string> => {
  const concepts = new Set(pairs.flatMap(({ main }) => main.flat()))
  return new Set(
    [...concepts].filter((concept) => {
      const inMain = pairs.filter(({ main }) => hasConcept(main, concept))
      const inBoth = inMain.filter(({ other }) => hasConcept(other, concept)).length
      const inOther = pairs.filter(({ other }) => hasConcept(other, concept)).length
      return !isQuantity(concept) && inBoth >= fewestTexts && inMain.length + inOther - 2 * inBoth <= 1
    }),
  )
}

/**
 * @param texts in all languages; of three and more one that differs is outvoted elsewhere
 * @returns texts that name one thing of the calculator in English and another one in the translation
 */
export const otherThings = (texts: CalculatorTexts): readonly TextFault[] => {
  const [main, [locale, other] = []] = [texts.get(mainLanguage), [...texts].find(([one]) => one !== mainLanguage)]
  if (!main || locale === undefined || !other || texts.size > 2) return []
  const pairs = [...main].flatMap(([path, text]): readonly Pair[] => {
    const translation = other.get(path)
    if (translation === undefined || path.startsWith('class.')) return []
    return [{ path, main: namingsIn(text, mainLanguage), other: namingsIn(translation, locale) }]
  })
  const things = ownThings(pairs)
  return pairs.flatMap(({ path, main: named, other: translated }): readonly TextFault[] => {
    const [left, more] = [lackedBy(named, translated), lackedBy(translated, named)].map((ones) => ones.filter((one) => things.has(one)))
    if (!left || !more || left.length === 0 || more.length === 0) return []
    const message = `the text names ‘${more.join('’, ‘')}’, where ${mainLanguage} names ‘${left.join('’, ‘')}’`
    return [{ locale, path, code: 'otherConcept', message, cure: 'say the same in every language' }]
  })
}
