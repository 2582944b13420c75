/** Compares the languages of a calculator: what one says otherwise than all others that agree is a slip in it. */
import type { Plan } from '../../engine/index.ts'
import { parseQuantity } from '../../engine/units/index.ts'
import { isKnownLocale } from '../../i18n/locales.ts'
import { type CalculatorTexts, isName, mainLanguage, type TextFault } from './calculator-texts.ts'
import { negations, numerals, opposites } from './language-words.data.ts'

/** A text in every language that has it. */
type Translated = { readonly path: string; readonly texts: ReadonlyMap<string, string> }

/** What one language says otherwise. */
type Other = Pick<TextFault, 'locale' | 'code' | 'message'>

/** Languages from which one that differs is outvoted. */
const fewestLanguages = 3

/** A language that reads otherwise than all others. */
type Outvoted = { readonly locale: string; readonly own: string; readonly other: string }

/** Of two languages, what the translation says otherwise than the main one. */
const differing = (readings: ReadonlyMap<string, string>): readonly Outvoted[] => {
  const other = readings.get(mainLanguage)
  return [...readings].flatMap(([locale, own]) =>
    other === undefined || locale === mainLanguage || own === other ? [] : [{ locale, own, other }],
  )
}

/** The languages whose reading differs from that of all others, which agree; of only two, the translation. */
const outvoted = (readings: ReadonlyMap<string, string>, { texts }: Translated): readonly Outvoted[] => {
  if (texts.size < fewestLanguages) return differing(readings)
  if (readings.size < fewestLanguages) return []
  return [...readings].flatMap(([locale, own]) => {
    const others = new Set([...readings].flatMap(([one, reading]) => (one === locale ? [] : [reading])))
    const [other = ''] = others
    return others.size === 1 && other !== own ? [{ locale, own, other }] : []
  })
}

const readingsOf = ({ texts }: Translated, read: (text: string, locale: string) => string): ReadonlyMap<string, string> =>
  new Map([...texts].map(([locale, text]) => [locale, read(text, locale)]))

const hasWord = (text: string, locale: string, source: string): boolean =>
  new RegExp(locale === 'zh-Hans' ? source : `(?<!\\p{L})(?:${source})`, 'iu').test(text)

/** The numbers of a text, whichever way they are grouped. */
const numbersOf = (text: string): readonly string[] => {
  const ungrouped = text.replaceAll(/(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g, '').replaceAll(/(?<=\d),(?=\d)/g, '.')
  return [...ungrouped.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => number).toSorted()
}

/** The numbers of a name, written as words or as digits. */
const countsIn = (text: string, locale: string): readonly string[] =>
  isKnownLocale(locale)
    ? numerals
        .flatMap((words, at) => (hasWord(text, locale, words[locale]) ? [String(at + 1)] : []))
        .concat(numbersOf(text))
        .toSorted()
    : []

/** Which numbers are compared: those of one digit may be written as words, in a name they are read then. */
const numbersRead = ({ path, texts }: Translated): ((text: string, locale: string) => string) => {
  const areAsMany = (read: (text: string, locale: string) => readonly string[]): boolean =>
    new Set([...texts].map(([locale, text]) => read(text, locale).length)).size === 1
  if (isName(path) && areAsMany(countsIn)) return (text, locale) => countsIn(text, locale).join(', ')
  if (areAsMany(numbersOf)) return (text) => numbersOf(text).join(', ')
  return (text) =>
    numbersOf(text)
      .filter((number) => number.length > 1)
      .join(', ')
}

const numberFaults = (item: Translated): readonly Other[] =>
  outvoted(readingsOf(item, numbersRead(item)), item).map(({ locale, own, other }) => ({
    locale,
    code: 'otherNumber',
    message: `says ${own || 'no number'} where all other languages say ${other || 'none'}`,
  }))

/** Whether the letters of one text stand in another one in their order. */
const isWithin = (part: string, whole: string): boolean => {
  let at = 0
  for (const letter of whole) if (letter === part[at]) at += 1
  return at === part.length
}

const digitsIn = (text: string): string => text.replaceAll(/\D/g, '')

/** Options named by numbers, as 2x3: a text may leave a number out, and has the others in their order. */
const optionFaults = ({ path, texts }: Translated): readonly Other[] => {
  const value = /\.options\.(?<value>[^.]*\d[^.]*)$/.exec(path)?.groups?.['value']
  if (value === undefined) return []
  return [...texts].flatMap(([locale, text]) =>
    isWithin(digitsIn(text), digitsIn(value))
      ? []
      : [{ locale, code: 'otherNumber', message: `has other numbers than the option ${value}` }],
  )
}

/** Symbols such as A, FX, W1; a capital letter that begins a sentence is a word. */
const symbolsIn = (text: string): string => {
  const withoutWords = text.replaceAll(/(?<=^|[.;:] )\p{Lu} (?=\p{Ll})/gu, '')
  const symbols = [...withoutWords.matchAll(/(?<![\p{L}\p{N}])(?:[A-Z][A-Z0-9]?|[a-z][A-Z])(?![\p{L}\p{N}])/gu)].map(([symbol]) => symbol)
  return [...new Set(symbols)].toSorted().join(', ')
}

/** A hint may leave a symbol out, a name may not; of two languages one may have a word for it (V-belt, correa trapecial). */
const symbolFaults = (item: Translated): readonly Other[] =>
  outvoted(readingsOf(item, symbolsIn), item)
    .filter(({ own, other }) => (isName(item.path) && item.texts.size >= fewestLanguages) || (own !== '' && other !== ''))
    .map(({ locale, own, other }) => ({
      locale,
      code: 'otherSymbol',
      message: `says ${own || 'no symbol'} where all other languages say ${other || 'none'}`,
    }))

/** What a language says with a negation and no other one does; Chinese has negations in many words. */
const negationFaults = (item: Translated): readonly Other[] =>
  outvoted(
    readingsOf(item, (text, locale) => (isKnownLocale(locale) && hasWord(text, locale, negations[locale]) ? 'no' : '')),
    item,
  )
    .filter(({ own, locale }) => own === '' || locale !== 'zh-Hans')
    .map(({ locale, own }) =>
      own === ''
        ? { locale, code: 'missingNegation', message: 'lacks the negation that all other languages have' }
        : { locale, code: 'addedNegation', message: 'has a negation that no other language has' },
    )

/** Which of two opposites a text names; empty where it names none or both. */
const sideOf = (text: string, locale: string, [one, other]: (typeof opposites)[number]): '' | 'one' | 'other' => {
  if (!isKnownLocale(locale)) return ''
  const [isOne, isOther] = [hasWord(text, locale, one[locale]), hasWord(text, locale, other[locale])]
  return isOne === isOther ? '' : isOne ? 'one' : 'other'
}

/** Languages that say nothing of the two are left out. */
const oppositeFaults = (item: Translated): readonly Other[] =>
  opposites.flatMap((pair) => {
    const sides = [...readingsOf(item, (text, locale) => sideOf(text, locale, pair))].filter(([, side]) => side !== '')
    return outvoted(new Map(sides), item).map(({ locale }) => ({
      locale,
      code: 'oppositeText',
      message: 'says the opposite of all other languages',
    }))
  })

/** Unit of a number, derived value or cell. */
const unitAt = ({ schema }: Plan, path: string): string | undefined => {
  const [id = '', cell = ''] = path.split('.')
  const field = Object.hasOwn(schema.fields, id) ? schema.fields[id] : undefined
  const part = field?.kind === 'list' ? (field.row[cell] ?? field.rowDerived?.[cell]) : (field ?? schema.derived?.[id])
  return part !== undefined && 'unit' in part ? part.unit : undefined
}

/** Units that are words as well. */
const words: ReadonlySet<string> = new Set(['in'])

/** Symbols of units of the field's quantity, though not of its own scale; single letters may be words. */
const unitsIn = (text: string, unit: string): string => {
  const found = [...text.matchAll(/(?<![\p{L}\p{N}/])[\p{L}°%µ][\p{L}°%µ/·²³]+(?![\p{L}\p{N}/])/gu)].flatMap(([symbol]) => {
    const read = parseQuantity(`1 ${symbol}`, { unit })
    return 'value' in read && read.value !== 1 && !words.has(symbol) ? [symbol] : []
  })
  return found.join(', ')
}

const unitFaults = (plan: Plan, item: Translated): readonly Other[] => {
  const unit = item.path.endsWith('.hint') ? unitAt(plan, item.path) : undefined
  if (unit === undefined || unit === '') return []
  return outvoted(
    readingsOf(item, (text) => unitsIn(text, unit)),
    item,
  )
    .filter(({ own }) => own !== '')
    .map(({ locale, own }) => ({
      locale,
      code: 'otherUnitInText',
      message: `names the unit ${own}, the field is in ${unit}, and no other language names one`,
    }))
}

const translatedIn = (texts: CalculatorTexts): readonly Translated[] => {
  const paths = new Set([...texts.values()].flatMap((one) => [...one.keys()]))
  return [...paths].map((path) => ({
    path,
    texts: new Map([...texts].flatMap(([locale, one]) => (one.has(path) ? [[locale, one.get(path) ?? ''] as const] : []))),
  }))
}

/** A hint, or the text of an option, that one language lacks or that it alone has; of other texts none may be missing. */
const hintFaults = ({ path, texts }: Translated, locales: readonly string[]): readonly Other[] => {
  if (!/\.hint$|\.options\./.test(path) || locales.length < 2) return []
  const [without, having] = [locales.filter((locale) => !texts.has(locale)), locales.filter((locale) => texts.has(locale))]
  const one = (found: readonly string[], message: string): readonly Other[] =>
    found.length === 1 ? found.map((locale) => ({ locale, code: 'otherHint', message })) : []
  const missing = one(without, 'is missing, though all other languages have it')
  // Of two languages, one lacks it where the other has it.
  return locales.length < fewestLanguages ? missing : [...missing, ...one(having, 'has no counterpart in another language')]
}

/**
 * @param plan of the calculator
 * @param texts of the calculator in all languages
 * @returns numbers, symbols, units, negations, opposites and hints in which one language differs from all others
 */
export const languageFaults = (plan: Plan, texts: CalculatorTexts): readonly TextFault[] =>
  translatedIn(texts).flatMap((item) =>
    [
      hintFaults(item, [...texts.keys()]),
      optionFaults(item),
      numberFaults(item),
      symbolFaults(item),
      negationFaults(item),
      oppositeFaults(item),
      unitFaults(plan, item),
    ]
      .flat()
      .map(({ locale, code, message }) => ({
        locale,
        path: item.path,
        code,
        message: `the text ${message}`,
        cure: 'say the same in every language',
      })),
  )
