/** Compares the names of a calculator with those of all others: a name that elsewhere always stands for something else is a slip. */
import { type CalculatorTexts, isName, mainLanguage, type TextFault } from './calculator-texts.ts'

/** A name in English and in another language, in small letters. */
type Pair = { readonly path: string; readonly english: string; readonly text: string }

const pairsOf = (texts: CalculatorTexts, locale: string): readonly Pair[] => {
  const own = texts.get(locale)
  return [...(texts.get(mainLanguage) ?? [])].flatMap(([path, english]) => {
    const text = own?.get(path)
    return isName(path) && text !== undefined ? [{ path, english: english.toLowerCase(), text: text.toLowerCase() }] : []
  })
}

/** The values by key, each once. */
const indexOf = <One>(
  all: readonly One[],
  key: (one: One) => string,
  value: (one: One) => string,
): ReadonlyMap<string, ReadonlySet<string>> => new Map([...Map.groupBy(all, key)].map(([name, ones]) => [name, new Set(ones.map(value))]))

const code = 'translationOfAnother'

const quoted = (names: Iterable<string>): string => [...names].map((name) => `'${name}'`).join(', ')

type Compared = { readonly locale: string; readonly own: readonly Pair[]; readonly others: readonly Pair[] }

/** Names are compared with those of their kind: labels, the sections, the options of one field. */
const kindOf = (path: string): string => (path.endsWith('.label') ? 'label' : path.slice(0, path.lastIndexOf('.')))

const keyOf = (...parts: readonly string[]): string => JSON.stringify(parts)

/** Names that elsewhere stand for other names: of two fields that are interchanged, one is found by the other. */
const memoryFaults = ({ locale, own, others }: Compared): readonly TextFault[] => {
  // The same at the same path may be the same file, with the same slip in it.
  const shared = new Set(own.map(({ path, english, text }) => keyOf(path, english, text)))
  const independent = others.filter(({ path, english, text }) => !shared.has(keyOf(path, english, text)))
  const meant = indexOf(
    independent,
    ({ text }) => text,
    ({ english }) => english,
  )
  const wordIndex = indexOf(
    independent,
    ({ english }) => english,
    ({ text }) => text,
  )
  const names = new Set(own.map(({ path, english }) => keyOf(kindOf(path), english)))
  return own.flatMap(({ path, english, text }): readonly TextFault[] => {
    const elsewhere = meant.get(text)
    const known = wordIndex.get(english)
    const isOfOther = () => [...(elsewhere ?? [])].some((name) => names.has(keyOf(kindOf(path), name)))
    if (!elsewhere || elsewhere.has(english) || !(known || isOfOther())) return []
    const message = `'${text}' stands for ${quoted(elsewhere)} everywhere else, here for '${english}'`
    const cure = known ? `it is called ${quoted(known)} elsewhere` : 'name it otherwise, or look whether two names are interchanged'
    return [{ locale, path, code, message, cure }]
  })
}

/** Letters by which words of a language with endings are compared. */
const stemLength = 5

/** What a text is compared by: the beginnings of its longer words, and each two neighbouring Chinese characters. */
const termsOf = (text: string): ReadonlySet<string> => {
  const words = [...text.matchAll(/\p{L}{4,}/gu)].map(([word]) => word.slice(0, stemLength))
  const stems = words.filter((word) => !/\p{Script=Han}/u.test(word))
  const characters = [...text.matchAll(/(?=(?<two>\p{Script=Han}{2}))/gu)].map(({ groups }) => groups?.['two'] ?? '')
  return new Set([...stems, ...characters])
}

/** A pair with what both are compared by. */
type Terms = Pair & { readonly words: ReadonlySet<string>; readonly terms: ReadonlySet<string> }

const termsOfPairs = (pairs: readonly Pair[]): readonly Terms[] =>
  pairs.map((pair) => ({ ...pair, words: termsOf(pair.english), terms: termsOf(pair.text) }))

/** How many different names with a word have to agree on its translation. */
const fewestNames = 3
/** The share of the texts with a translation whose English name has the word. */
const leastShare = 0.8

/** What every other name with this English word has in the language, and hardly any without it. */
const translationsOf = (word: string, english: string, pool: readonly Terms[]): readonly string[] => {
  const having = pool.filter((one) => one.english !== english && one.words.has(word))
  const [first] = having
  if (!first || new Set(having.map((one) => one.english)).size < fewestNames) return []
  // What always comes with another word may be the translation of that one.
  if ([...first.words].some((other) => other !== word && having.every(({ words }) => words.has(other)))) return []
  return [...first.terms].filter((term) => {
    if (!having.every(({ terms }) => terms.has(term))) return false
    const all = pool.filter(({ terms }) => terms.has(term))
    return all.filter(({ words }) => words.has(word)).length >= leastShare * all.length
  })
}

/** Names without the translation of a word of theirs, which another name has that is without the word. */
const termFaults = ({ locale, own, others }: Compared): readonly TextFault[] => {
  const names = termsOfPairs(own)
  const pool = [...new Map([...names, ...termsOfPairs(others)].map((one) => [JSON.stringify([one.english, one.text]), one])).values()]
  return names.flatMap((one): readonly TextFault[] => {
    for (const word of one.words) {
      const translations = translationsOf(word, one.english, pool)
      const hasTerm = (terms: ReadonlySet<string>) => translations.some((term) => terms.has(term))
      if (translations.length === 0 || hasTerm(one.terms)) continue
      const holder = names.find(({ path, words, terms }) => kindOf(path) === kindOf(one.path) && !words.has(word) && hasTerm(terms))
      if (!holder) continue
      const message = `'${one.text}' lacks what every other name with '${word}…' has (${quoted(translations)}), and ${holder.path} has it`
      return [{ locale, path: one.path, code, message, cure: 'look whether the two are interchanged' }]
    }
    return []
  })
}

/** What all other languages say of a name is a slip of the name itself. */
const withCauses = (found: readonly TextFault[], languages: number): readonly TextFault[] => {
  const byPath = Map.groupBy(found, ({ path }) => path)
  return [...byPath].flatMap(([path, ones]) => {
    if (languages < 2 || ones.length < languages) return ones
    const message = `the name stands for something else in every other language: ${ones.map(({ message: text }) => text).join('; ')}`
    return [{ locale: mainLanguage, path, code, message, cure: 'look whether two names are interchanged' }]
  })
}

/**
 * @param own texts of the calculator
 * @param others texts of the other calculators
 * @returns names that stand for something else, by the memory of all translations, else by that of words
 */
export const translationFaults = (own: CalculatorTexts, others: readonly CalculatorTexts[]): readonly TextFault[] => {
  const languages = [...own.keys()].filter((locale) => locale !== mainLanguage)
  const found = languages.flatMap((locale) => {
    const compared = { locale, own: pairsOf(own, locale), others: others.flatMap((texts) => pairsOf(texts, locale)) }
    const remembered = memoryFaults(compared)
    return remembered.length > 0 ? remembered : termFaults(compared)
  })
  return withCauses(found, languages.length)
}
