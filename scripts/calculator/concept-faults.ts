/** Compares texts by the concepts they name: languages with each other, names with units, with identifiers, and with the sections they stand in. */
import { errorAt, type Fault } from '../../engine/check/fault.ts'
import type { CalculatorSchema, Field } from '../../engine/define/index.ts'
import { parseUnit, sameDimension } from '../../engine/units/index.ts'
import { type CalculatorTexts, isName, mainLanguage, type TextFault } from './calculator-texts.ts'
import { isQuantity, type Naming, namingsIn, unitsOfConcept } from './concepts.ts'

type Read = { readonly locale: string; readonly text: string; readonly namings: readonly Naming[] }

/** Languages from which one that differs is outvoted. */
const fewestLanguages = 3

const namesConcept = ({ namings }: Read, concept: string): boolean => namings.some((naming) => naming.includes(concept))

const readAt = (texts: CalculatorTexts, path: string): readonly Read[] =>
  [...texts].flatMap(([locale, one]) => {
    const text = one.get(path)
    return text === undefined ? [] : [{ locale, text, namings: namingsIn(text, locale) }]
  })

const inBrackets = (units: readonly string[]): string => units.map((one) => `[${one}]`).join(' or ')

const quoted = (concepts: readonly string[]): string => concepts.map((one) => `‘${one}’`).join(', ')

/** What a language leaves out that every other one names. */
const lacking = (one: Read, others: readonly Read[]): readonly string[] => {
  const [first, ...rest] = others
  const named = [...new Set(first?.namings.flat())]
  return named.filter((concept) => rest.every((other) => namesConcept(other, concept)) && !namesConcept(one, concept))
}

/** What a language names, whichever way it is read, that no other one does. Chinese names say more than those of other languages. */
const added = (one: Read, others: readonly Read[]): readonly string[] =>
  one.locale === 'zh-Hans'
    ? []
    : one.namings
        .filter((naming) => !naming.some((concept) => others.some((other) => namesConcept(other, concept))))
        .map(([first = '']) => first)

const cure = 'say the same in every language; a word that is not known as one for it goes into i18n/concepts.csv'

const isNameOrClass = (path: string): boolean => isName(path) || path === 'class.name'

/** Units of the quantities that a name names; the unit '1' is none. */
const unitsNamed = (read: Read): readonly string[] => [
  ...new Set(read.namings.flat().flatMap((concept) => unitsOfConcept.get(concept) ?? [])),
]

const isSameQuantity = (one: string, other: string): boolean => {
  const [parsed, otherParsed] = [parseUnit(one), parseUnit(other)]
  return one === other || (parsed !== undefined && otherParsed !== undefined && sameDimension(parsed, otherParsed))
}

/** Of two languages neither is outvoted: names of quantities that are measured in quite other units are told. */
const comparedWithMain = (texts: CalculatorTexts, path: string): readonly TextFault[] => {
  const read = readAt(texts, path)
  const main = read.find(({ locale }) => locale === mainLanguage)
  const others = main ? unitsNamed(main) : []
  if (others.length === 0 || !isName(path)) return []
  return read.flatMap((one): readonly TextFault[] => {
    const own = unitsNamed(one)
    if (own.length === 0 || own.some((unit) => others.some((other) => isSameQuantity(unit, other)))) return []
    const message = `the text names what is measured in ${inBrackets(own)}, where ${mainLanguage} names what is in ${inBrackets(others)}`
    return [{ locale: one.locale, path, code: 'otherConcept', message, cure }]
  })
}

const comparedAt = (texts: CalculatorTexts, path: string): readonly TextFault[] => {
  if (texts.size < fewestLanguages) return comparedWithMain(texts, path)
  const read = readAt(texts, path)
  if (read.length < fewestLanguages) return []
  return read.flatMap((one): readonly TextFault[] => {
    const others = read.filter((other) => other !== one)
    // A sentence may say more than those of other languages, though not of another quantity.
    const more = added(one, others).filter((concept) => isNameOrClass(path) || isQuantity(concept))
    const left = lacking(one, others)
    if (left.length === 0 && more.length === 0) return []
    const what = [
      left.length > 0 && `does not name ${quoted(left)}, as every other language does`,
      more.length > 0 && `names ${quoted(more)}, as no other language does`,
    ]
    const message = `the text ${what.filter((part) => part !== false).join(' and ')}`
    return [{ locale: one.locale, path, code: 'otherConcept', message, cure }]
  })
}

/**
 * @param texts of a class in all languages
 * @returns texts of one language that name another concept of the field than those of all others
 */
export const conceptFaults = (texts: CalculatorTexts): readonly TextFault[] => {
  const paths = new Set([...texts.values()].flatMap((one) => [...one.keys()]))
  return [...paths].flatMap((path) => comparedAt(texts, path))
}

/** Whether a unit measures what is named: the quantity itself, its share (a margin of torque in %), or the quantity for each metre (a mass in kg/m). */
const measures = (unit: string, others: readonly string[]): boolean => {
  const own = parseUnit(unit)
  if (own === undefined || unit === '%') return true
  return others.some((other) =>
    (other === '1' ? [''] : [other, `${other}/m`]).some((one) => {
      const parsed = parseUnit(one)
      return parsed !== undefined && sameDimension(own, parsed)
    }),
  )
}

/** The label paths of numbers with their units. */
const labelledUnits = ({ fields, derived = {} }: CalculatorSchema): readonly (readonly [path: string, unit: string])[] => {
  const ofField = (path: string, field: Field | { readonly unit?: string }): readonly (readonly [string, string])[] =>
    'kind' in field && field.kind === 'list'
      ? Object.entries({ ...field.row, ...field.rowDerived }).flatMap(([cell, one]) => ofField(`${path}.${cell}`, one))
      : 'kind' in field && field.kind !== 'number'
        ? []
        : [[`${path}.label`, ('unit' in field ? field.unit : undefined) ?? '']]
  return [...Object.entries(fields), ...Object.entries(derived)].flatMap(([id, one]) => ofField(id, one))
}

/**
 * @param schema of the calculator
 * @param texts in all languages
 * @returns names of quantities that are not measured in the unit of their field
 */
export const quantityFaults = (schema: CalculatorSchema, texts: CalculatorTexts): readonly TextFault[] =>
  labelledUnits(schema).flatMap(([path, unit]) =>
    readAt(texts, path).flatMap((read): readonly TextFault[] => {
      const named = unitsNamed(read)
      if (named.length === 0 || measures(unit, named)) return []
      const message = `‘${read.text}’ is measured in ${inBrackets(named)}, the field in [${unit}]`
      return [
        { locale: read.locale, path, code: 'otherQuantityInText', message, cure: 'name what the field holds, or give it another unit' },
      ]
    }),
  )

/** The name of a section, part by part, where it has several: 'Accuracy, overtravel, preload'. */
const partsOf = (title: string): readonly string[] => title.split(/, | and | or /)

/** What a label is about, without what follows a preposition: 'overtravel' of 'overtravel at each end'. */
const headOf = (label: string): string =>
  label
    .replace(/ (?:at|for|in|of|on|with) .*/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** @returns fields that the title of another section of the form names: by their last words, since a belt speed is no belt */
export const titledFaults = ({ layout, fields }: CalculatorSchema, texts: CalculatorTexts): readonly Fault[] => {
  const mainTexts = texts.get(mainLanguage)
  const titles = layout.map(({ section }) => ({
    section,
    parts: partsOf(mainTexts?.get(`sections.${section}`) ?? '').map((part) => part.toLowerCase()),
  }))
  return layout.flatMap(({ section, items }) =>
    items.flatMap((id): readonly Fault[] => {
      const label = mainTexts?.get(`${id}.label`)?.toLowerCase()
      if (label === undefined || !Object.hasOwn(fields, id)) return []
      const named = ({ parts }: { readonly parts: readonly string[] }) =>
        parts.some((part) => part !== '' && ` ${headOf(label)}`.endsWith(` ${part}`))
      const own = titles.find((one) => one.section === section)
      const other = titles.find((one) => one.section !== section && one.parts.length > 1 && named(one))
      if (!other || (own && named(own))) return []
      const message = `'${label}' stands in '${section}', and the title of '${other.section}' names it`
      return [
        {
          ...errorAt(`layout.${section}`, 'titledElsewhere', { message, cure: `put ${id} there, or leave it out of that title` }),
          severity: 'warning',
        },
      ]
    }),
  )
}

/** @returns numbers that are counted by their name, though parts of one can be entered */
export const countFaults = ({ fields }: CalculatorSchema, texts: CalculatorTexts): readonly Fault[] => {
  const mainTexts = texts.get(mainLanguage)
  return Object.entries(fields).flatMap(([id, field]): readonly Fault[] => {
    if (field.kind !== 'number' || (field.unit ?? '') !== '' || field.step !== undefined) return []
    const label = mainTexts?.get(`${id}.label`) ?? ''
    if (!namingsIn(label, mainLanguage).some((naming) => naming.includes('number of'))) return []
    const text = { message: `'${label}' is counted, and 1.5 can be entered`, cure: 'write step: 1, or name it otherwise' }
    return [{ ...errorAt(id, 'countInParts', text), severity: 'warning' }]
  })
}
