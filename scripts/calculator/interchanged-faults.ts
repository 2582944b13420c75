/** Finds texts that are interchanged: each of two says what belongs to the other, by what tells the two apart. */
import type { CalculatorSchema, Field } from '../../engine/define/index.ts'
import { type CalculatorTexts, mainLanguage, type TextFault } from './calculator-texts.ts'
import { isKnownLocale } from '../../i18n/locales.ts'
import { isMeasured, isQuantity, namingsIn } from './concepts.ts'
import { remarkOpenings } from './language-words.data.ts'

/** A text, by what it names and by what it ought to name: the words of its identifier, or those of another language. */
type Compared = { readonly path: string; readonly meant: ReadonlySet<string>; readonly stated: ReadonlySet<string> }

const fits = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => [...one].some((item) => other.has(item))

const without = (one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...one].filter((item) => !other.has(item)))

/** What one of two has that the other has not. */
const apart = (one: Compared, other: Compared): Pick<Compared, 'meant' | 'stated'> => ({
  meant: without(one.meant, other.meant),
  stated: without(one.stated, other.stated),
})

/** Pairs of which no text fits its own place, and one fits that of the other, or each of them. */
const interchanged = (group: readonly Compared[], fewest: 'one' | 'both' = 'one'): readonly (readonly [Compared, Compared])[] =>
  group.flatMap((one, at) =>
    group.slice(at + 1).flatMap((other) => {
      const [own, others] = [apart(one, other), apart(other, one)]
      const isRight = fits(own.meant, own.stated) || fits(others.meant, others.stated)
      const [isOne, isOther] = [fits(own.meant, others.stated), fits(others.meant, own.stated)]
      const isCrossed = fewest === 'one' ? isOne || isOther : isOne && isOther
      return isRight || !isCrossed ? [] : [[one, other] as const]
    }),
  )

/** Letters by which words are compared that no concept is known for. */
const stemLength = 5

/** The concepts of a text, and the beginnings of its words of three letters and more. */
const namedIn = (text: string): ReadonlySet<string> => {
  const stems = (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, stemLength))
  return new Set([...namingsIn(text, mainLanguage).flat(), ...stems])
}

/** The words of an identifier: `returnLoad` is `return load`. */
const wordsOf = (id: string): string => id.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()

/** Texts with their identifiers. */
type Group = readonly (readonly [path: string, id: string])[]

const valuesOf = (field: Field): readonly string[] => {
  if (field.kind === 'alternatives') return Object.keys(field.branches)
  if (field.kind !== 'choice' && field.kind !== 'choices') return []
  return (field.options ?? []).map((option) => (typeof option === 'string' ? option : option.value))
}

/** Names among which two may be interchanged: labels of the form and of a row, sections, the options of one field. */
const nameGroups = ({ fields, derived = {}, layout }: CalculatorSchema): readonly Group[] => [
  [...Object.keys(fields), ...Object.keys(derived)].map((id) => [`${id}.label`, id] as const),
  layout.map(({ section }) => [`sections.${section}`, section] as const),
  ...Object.entries(fields).map(([id, field]) => valuesOf(field).map((value) => [`${id}.options.${value}`, value] as const)),
  ...Object.entries(fields).flatMap(([id, field]) =>
    field.kind === 'list' ? [Object.keys({ ...field.row, ...field.rowDerived }).map((cell) => [`${id}.${cell}.label`, cell] as const)] : [],
  ),
]

const hintsOf = ({ fields, derived = {} }: CalculatorSchema): Group =>
  [...Object.keys(fields), ...Object.keys(derived)].map((id) => [`${id}.hint`, id] as const)

/** The name and the hint of one part, and those of the class: either may stand in place of the other. */
const ownPairs = ({ fields, derived = {} }: CalculatorSchema): readonly (readonly [name: string, hint: string])[] => [
  ['class.name', 'class.note'],
  ...[...Object.keys(fields), ...Object.keys(derived)].map((id) => [`${id}.label`, `${id}.hint`] as const),
]

/** Names that are hints of the same part, and hints that are its names: by the identifier, by the main language, or by their lengths. */
const crossed = (schema: CalculatorSchema, texts: CalculatorTexts): readonly TextFault[] => {
  const main = texts.get(mainLanguage)
  return ownPairs(schema).flatMap(([name, hint]) =>
    [...texts].flatMap(([locale, own]): readonly TextFault[] => {
      const [label, note] = [own.get(name), own.get(hint)]
      if (label === undefined || note === undefined) return []
      const isRemark = isKnownLocale(locale) && new RegExp(`^(?:${remarkOpenings[locale]})`, 'iu').test(label)
      const id = name === 'class.name' ? schema.name : name.replace(/\.label$/, '')
      const meant = locale === mainLanguage ? namedIn(wordsOf(id)) : conceptsIn(main?.get(name) ?? '', mainLanguage)
      const [stated, further] =
        locale === mainLanguage ? [namedIn(label), namedIn(note)] : [conceptsIn(label, locale), conceptsIn(note, locale)]
      const isSentence = /[;:；：。]|\p{L}{5}\. /u.test(label) && !/[;:；：。]/u.test(note)
      const isOther = label.length > note.length && !fits(meant, stated) && fits(meant, further)
      if (!isRemark && !isSentence && !isOther) return []
      const message = `the name is what ${hint} ought to say`
      return [{ locale, path: name, code: 'interchangedTexts', message, cure: 'interchange the two' }]
    }),
  )
}

/** Titles of sections that fit each other's items. */
const titles = ({ layout }: CalculatorSchema, texts: CalculatorTexts): readonly TextFault[] => {
  const main = texts.get(mainLanguage)
  const compared = layout.map(({ section, items }) => ({
    path: `sections.${section}`,
    meant: new Set(items.flatMap((id) => [...namedIn(`${wordsOf(id)} ${main?.get(`${id}.label`) ?? ''}`)])),
    stated: namedIn(`${wordsOf(section)} ${main?.get(`sections.${section}`) ?? ''}`),
  }))
  return interchanged(compared, 'both').map(([one, other]) => ({
    locale: mainLanguage,
    path: one.path,
    code: 'interchangedNames',
    message: `the title is that of the items in ${other.path}, whose title is that of these`,
    cure: 'interchange them, or name both otherwise',
  }))
}

/** Names of the main language that fit each other's identifiers. */
const byIdentifier = (schema: CalculatorSchema, texts: CalculatorTexts): readonly TextFault[] => {
  const main = texts.get(mainLanguage)
  return nameGroups(schema).flatMap((group) => {
    const compared = group.flatMap(([path, id]) => {
      const text = main?.get(path)
      return text === undefined ? [] : [{ path, meant: namedIn(wordsOf(id)), stated: namedIn(text) }]
    })
    return interchanged(compared).map(([one, other]) => ({
      locale: mainLanguage,
      path: one.path,
      code: 'interchangedNames',
      message: `the name is that of ${other.path}, whose name is that of this one`,
      cure: 'interchange them, or name both otherwise',
    }))
  })
}

const conceptsIn = (text: string, locale: string): ReadonlySet<string> => new Set(namingsIn(text, locale).flat())

/** Texts of a translation that say what the main language says of another part. */
const byLanguage = (schema: CalculatorSchema, texts: CalculatorTexts): readonly TextFault[] => {
  const main = texts.get(mainLanguage)
  return [...texts].flatMap(([locale, own]) => {
    if (locale === mainLanguage) return []
    return [...nameGroups(schema), hintsOf(schema)].flatMap((group) => {
      const compared = group.flatMap(([path]) => {
        const [meant, stated] = [main?.get(path), own.get(path)]
        return meant === undefined || stated === undefined
          ? []
          : [{ path, meant: conceptsIn(meant, mainLanguage), stated: conceptsIn(stated, locale) }]
      })
      return interchanged(compared).map(([one, other]) => ({
        locale,
        path: one.path,
        code: 'interchangedTexts',
        message: `the text says what ${mainLanguage} says of ${other.path}`,
        cure: `interchange them, in ${locale} or in ${mainLanguage}`,
      }))
    })
  })
}

/**
 * Names of the main language that name a thing that neither the identifier nor the only translation does, and leave out one that both name. Of more languages
 * one that differs is outvoted without the identifier.
 */
const misnamed = (schema: CalculatorSchema, texts: CalculatorTexts): readonly TextFault[] => {
  const [main, [locale, other] = []] = [texts.get(mainLanguage), [...texts].find(([one]) => one !== mainLanguage)]
  if (!main || locale === undefined || !other || texts.size > 2) return []
  return (nameGroups(schema)[0] ?? []).flatMap(([path, id]): readonly TextFault[] => {
    const [text, translation] = [main.get(path), other.get(path)]
    if (text === undefined || translation === undefined) return []
    const [meant, stated, translated] = [
      conceptsIn(wordsOf(id), mainLanguage),
      conceptsIn(text, mainLanguage),
      conceptsIn(translation, locale),
    ]
    const left = [...without(meant, stated)].filter((concept) => translated.has(concept) && !isQuantity(concept))
    const unnamed = [...without(meant, stated)].filter((concept) => translated.has(concept) && isMeasured(concept))
    if (unnamed.length > 0 && ![...stated].some(isQuantity)) {
      const text = `the text does not name ‘${unnamed.join('’, ‘')}’, as the identifier and ${locale} do`
      return [{ locale: mainLanguage, path, code: 'otherConcept', message: text, cure: 'say the same in every language' }]
    }
    const more = [...without(without(stated, meant), translated)].filter((concept) => !isQuantity(concept))
    if (left.length === 0 || more.length === 0) return []
    const message = `the text names ‘${more.join('’, ‘')}’, the identifier and ${locale} name ‘${left.join('’, ‘')}’`
    return [{ locale: mainLanguage, path, code: 'otherConcept', message, cure: 'say the same in every language' }]
  })
}

/** Texts that are equal in one language, though they differ in another one. */
const sameInOne = (schema: CalculatorSchema, texts: CalculatorTexts): readonly TextFault[] => {
  const paths = hintsOf(schema).map(([path]) => path)
  return [...texts].flatMap(([locale, own]) =>
    paths.flatMap((path, at): readonly TextFault[] => {
      const text = own.get(path)
      const same = text === undefined ? undefined : paths.slice(0, at).find((other) => own.get(other) === text)
      const differs = [...texts.values()].some((other) => same !== undefined && other.has(path) && other.get(path) !== other.get(same))
      if (same === undefined || !differs) return []
      const message = `the text is that of ${same}, and another language tells the two apart`
      return [{ locale, path, code: 'sameText', message, cure: 'say of each what it is' }]
    }),
  )
}

/**
 * @param schema of the calculator
 * @param texts in all languages
 * @returns names that fit each other's identifiers; names and hints of a translation that fit each other's place; hints that were copied
 */
export const interchangedFaults = (schema: CalculatorSchema, texts: CalculatorTexts): readonly TextFault[] => {
  const ofMain = byIdentifier(schema, texts)
  const named = new Set(ofMain.map(({ path }) => path))
  const compared = [...byLanguage(schema, texts), ...misnamed(schema, texts)].filter(({ path }) => !named.has(path))
  return [...ofMain, ...compared, ...crossed(schema, texts), ...titles(schema, texts), ...sameInOne(schema, texts)]
}
