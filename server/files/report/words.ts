/** Texts for names, values and formulas in a report: in the reader's language and units, formatted as on the pages. */
import type { Amount } from '../../../engine/formula/index.ts'
import { listed } from '../../../engine/base/listed.ts'
import type { TextParams } from '../../../i18n/lookup.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { familyNamespace } from '../../../i18n/text-files.ts'
import { translate } from '../../../i18n/translate.ts'
import { derivationParts, type DerivationPiece } from '../../../contract/results/derivation-parts.ts'
import { derivationInWords } from '../../../contract/results/derivation-words.ts'
import type { ProductFigure } from '../../../contract/catalogue/product.ts'
import type { FormulaInput, SizedValue } from '../../../contract/results/sizing.ts'
import {
  citedFigures,
  displayUnit,
  enteredNumber,
  formatSignificant,
  formatUnit,
  isUnlimited,
  noBreakSpace,
  parseUnit,
  readableName,
  readableNumber,
  readablePercent,
  readableQuantity,
  type UnitSystem,
  withUnit,
} from '../../../engine/units/index.ts'
import type { FileInput } from '../file-input.ts'
import type { FileWord } from '../file-calculation.ts'

/** Texts of one family in one language and one system of units. */
export type Words = {
  readonly locale: Locale
  readonly system: UnitSystem
  /** @throws RangeError where the text is missing: every language has every key */
  readonly text: (key: string, params?: TextParams) => string
  readonly word: (word: FileWord) => string
  readonly check: (name: string) => string
  readonly value: (name: string) => string
  readonly assumption: (name: string) => string
  readonly column: (name: string) => string
  readonly remark: (name: string) => string
  readonly remarks: (remark: string) => readonly string[]
  readonly coverage: (area: 'failureModes' | 'coverage', name: string) => string
  readonly part: (family: string) => string
  readonly quantity: (value: number, unit: string) => string
  /** A number as entered, in the unit of its field and without rounding; followed by the reader's unit where it differs. */
  readonly entered: (value: number, unit: string) => string
  readonly number: (value: number, digits?: number) => string
  readonly percent: (share: number) => string
  readonly margin: (utilisation: number) => string
  readonly sized: (value: Pick<SizedValue, 'unit' | 'kind'> & { readonly value: number | string }) => string
  readonly figure: (figure: ProductFigure) => string
  readonly derivation: (text: string) => string
  /** The parts of a formula, each of words and formulas. */
  readonly parts: (formula: string) => readonly (readonly DerivationPiece[])[]
  readonly inputs: (inputs: readonly FormulaInput[] | undefined) => string
  readonly amount: (value: number, unit: string) => Amount
}

/** Significant digits of entered values, enough for any committed value and its conversion. */
const enteredDigits = 12
const shownDigits = 6

/** The codes of a catalogue remark: `code;code=value`. */
const remarkPattern = /^(?<code>[a-z]\w*)(?:=(?<value>.+))?$/

/** Formats a margin in whole percent; a negative margin that rounds to zero is shown as `<0 %`. */
const marginInWords = (utilisation: number): string => {
  const percent = Math.round((1 - utilisation) * 100)
  if (utilisation > 1) return percent === 0 ? `<${noBreakSpace}0${noBreakSpace}%` : `−${-percent}${noBreakSpace}%`
  return `${percent === 0 ? 0 : percent}${noBreakSpace}%`
}

type Named = Pick<
  Words,
  'text' | 'word' | 'check' | 'value' | 'assumption' | 'column' | 'remark' | 'remarks' | 'coverage' | 'part' | 'derivation' | 'parts'
>

const namesOf = (locale: Locale, system: UnitSystem, family: string): Named => {
  const find = (key: string, params?: TextParams) => translate(locale, key, params)
  const text = (key: string, params?: TextParams): string => {
    const found = find(key, params)
    if (found === undefined) throw new RangeError(`there is no text ${key} in ${locale}`)
    return found
  }
  const ofFamily = (id: string, area: string, name: string) => find(`${familyNamespace(id)}:${area}.${name}`)
  const part = (id: string) => find(`${familyNamespace(id)}:part`) ?? id
  /** Names of a combination may have the prefix of a component: `<family>/<name>`. */
  const named = (area: string) => (name: string) => {
    const [owner = '', own] = name.split('/', 2)
    if (own === undefined) return ofFamily(family, area, name) ?? name
    return text('shell:form.named', { name: part(owner), text: ofFamily(owner, area, own) ?? own })
  }
  const sentenceOf = (written: string): string => {
    const { code = '', value = '' } = remarkPattern.exec(written)?.groups ?? {}
    return (code === '' ? undefined : find(`${familyNamespace(family)}:remarks.${code}`, { value: citedFigures(value, locale) })) ?? written
  }
  const remark = (code: string, { value }: { readonly value: string }) =>
    find(`derivations:${code}`, { value: citedFigures(value, locale) })
  return {
    text,
    word: ({ key, name }) => (key === undefined ? undefined : find(key)) ?? readableName(name, { locale, system }),
    check: named('checks'),
    value: named('values'),
    assumption: named('assumptions'),
    remark: named('words'),
    column: (name) => find(`product:columns.${name}`) ?? named('columns')(name),
    remarks: (remark) =>
      remark
        .split(';')
        .map((one) => one.trim())
        .filter((one) => one !== '')
        .map(sentenceOf),
    coverage: (area, name) => named(area)(name),
    part,
    derivation: (written) => derivationInWords(written, remark),
    parts: (written) => derivationParts(written, remark),
  }
}

/** The maker's word for a missing limit. */
const noLimit = 'none'

/** @param family family whose texts are used */
export const createWords = ({ locale, unit }: Pick<FileInput, 'locale' | 'unit'>, family: string): Words => {
  const system: UnitSystem = unit === 'in' ? 'imperial' : 'metric'
  const names = namesOf(locale, system, family)
  const { text } = names
  const quantity = (value: number, of: string): string =>
    isUnlimited(value) ? text('shell:common.unlimited') : withUnit(readableQuantity(value, of, { locale, system }))
  const cell = (word: string): string =>
    word === noLimit ? text('product:noLimit') : (translate(locale, `product:values.${word}`) ?? names.remark(word))
  return {
    locale,
    system,
    ...names,
    quantity,
    entered: (value, of) => {
      const own = withUnit({ number: formatSignificant(enteredNumber(value), enteredDigits, locale), unit: formatUnit(of, locale) })
      const shown = withUnit(readableQuantity(value, of, { locale, system, digits: shownDigits }))
      return system === 'metric' || parseUnit(of) === undefined || displayUnit(of, system) === of ? own : `${own} (${shown})`
    },
    number: (value, digits = 4) => readableNumber(value, digits, locale),
    percent: readablePercent,
    margin: marginInWords,
    sized: ({ value, unit: of, kind }) => {
      if (typeof value === 'string') return names.remark(value)
      return kind === 'yesNo' ? text(value === 0 ? 'shell:common.no' : 'shell:common.yes') : quantity(value, of)
    },
    figure: ({ unit: of, value, cases, list }) => {
      if (list) return list.join(' · ')
      if (cases) return cases.values.map((one) => `${quantity(one.of, cases.unit)}: ${quantity(one.value, of)}`).join(' · ')
      if (value === null) return text('product:notStated')
      return typeof value === 'number' ? quantity(value, of) : cell(value)
    },
    amount: (value, of) => {
      const { number: digits, unit: shown } = readableQuantity(value, of, { locale, system })
      return isUnlimited(value) ? { digits: text('shell:common.unlimited'), unit: '' } : { digits, unit: shown }
    },
    inputs: (inputs = []) =>
      listed(
        inputs.map((one) => `${one.symbol} = ${quantity(one.value, one.unit)}`),
        locale,
      ),
  }
}
